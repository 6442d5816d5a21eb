import { describe, expect, it } from "vitest";
import { withCircuitBreaker } from "./circuit-breaker";
import { type Provider, ProviderFailed } from "./provider";

function setUp() {
	const world = { now: 0, up: false, asked: 0 };
	const provider: Provider = async () => {
		world.asked += 1;
		if (!world.up) throw new ProviderFailed("time-out");
		return "I am here.";
	};
	const guarded = withCircuitBreaker(provider, () => world.now);
	const reasons = async (times: number) => {
		const seen: string[] = [];
		for (let time = 0; time < times; time++)
			seen.push(await guarded([], "hi").catch((error: ProviderFailed) => error.reason));
		return seen;
	};
	return { world, guarded, reasons };
}

describe("a provider with a circuit breaker", () => {
	it("rests after three failures in a row, without being asked", async () => {
		const { world, reasons } = setUp();
		expect(await reasons(5)).toEqual(["time-out", "time-out", "time-out", "resting", "resting"]);
		expect(world.asked).toBe(3);
		world.now = 29_999;
		expect(await reasons(1)).toEqual(["resting"]);
	});

	it("is back when one try after the rest succeeds", async () => {
		const { world, reasons } = setUp();
		await reasons(3);
		world.now = 30_000;
		world.up = true;
		expect(await reasons(3)).toEqual(["I am here.", "I am here.", "I am here."]);
	});

	it("rests again when that try fails", async () => {
		const { world, reasons } = setUp();
		await reasons(3);
		world.now = 30_000;
		expect(await reasons(2)).toEqual(["time-out", "resting"]);
		world.now = 59_999;
		expect(await reasons(1)).toEqual(["resting"]);
		world.now = 60_000;
		expect(await reasons(1)).toEqual(["time-out"]);
	});

	it("lets one message try after the rest, and the others go without", async () => {
		const { world, guarded, reasons } = setUp();
		await reasons(3);
		world.now = 30_000;
		world.up = true;
		const answers = await Promise.allSettled(Array.from({ length: 5 }, () => guarded([], "hi")));
		expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "rejected", "rejected"]);
		expect(world.asked).toBe(4);
	});

	it("counts failures in a row only", async () => {
		const { world, reasons } = setUp();
		await reasons(2);
		world.up = true;
		await reasons(1);
		world.up = false;
		expect(await reasons(4)).toEqual(["time-out", "time-out", "time-out", "resting"]);
	});

	it.each([new ProviderFailed("status", 400), new ProviderFailed("withheld")])(
		"is turned off by nobody whose message it refuses: %s",
		async (refusal) => {
			let asked = 0;
			const guarded = withCircuitBreaker(
				async () => {
					asked += 1;
					throw refusal;
				},
				() => 0,
			);
			for (let time = 0; time < 5; time++) await guarded([], "hi").catch(() => undefined);
			expect(asked).toBe(5);
		},
	);
});
