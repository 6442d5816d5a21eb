import { setImmediate as nextLook } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { createTurns, type TurnBounds } from "./turns.server";

/** Work whose beginning is noted and whose end is called by hand. */
function office(bounds: Partial<TurnBounds>) {
	const turns = createTurns({ places: 100, placesEach: 100, atATime: 100, little: 0, ...bounds });
	const begun: string[] = [];
	const leave = new Map<string, () => void>();
	const come = (owner: string, name: string) =>
		leave.set(
			name,
			turns.take(owner, () => begun.push(name)),
		);
	return { begun, come, putOff: turns.putOff, leave: (name: string) => leave.get(name)?.() };
}

test("no more is worked on at once than there are places", () => {
	const { begun, come, leave } = office({ places: 2, placesEach: 2 });
	for (const name of ["a1", "a2", "a3", "a4"]) come("a", name);
	expect(begun).toEqual(["a1", "a2"]);
	leave("a2");
	expect(begun).toEqual(["a1", "a2", "a3"]);
	leave("a1");
	leave("a3");
	leave("a4");
	come("a", "a5");
	expect(begun).toEqual(["a1", "a2", "a3", "a4", "a5"]);
});

test("who wants little comes next after one of those who want much", () => {
	const { begun, come, leave } = office({ places: 1, placesEach: 1 });
	for (const name of ["a1", "a2", "a3", "a4"]) come("a", name);
	come("b", "b1");
	come("c", "c1");
	come("b", "b2");
	for (const name of ["a1", "b1", "c1", "a2", "b2", "a3"]) leave(name);
	expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});

test("who had much lately lets those pass who had little, until it is forgotten", () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	const { begun, come, leave } = office({ places: 1, placesEach: 1 });
	for (const name of ["a1", "a2"]) {
		come("a", name);
		leave(name);
	}
	come("b", "b1");
	come("a", "a3");
	come("c", "c1");
	leave("b1");
	expect(begun).toEqual(["a1", "a2", "b1", "c1"]);
	vi.advanceTimersByTime(600_000);
	come("c", "c2");
	leave("c1");
	expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3"]);
});

test("who had no more than a little waits for one of each newcomer, and not for all that they want", () => {
	const { begun, come, leave } = office({ places: 1, placesEach: 1, little: 3 });
	for (const name of ["a1", "a2"]) {
		come("a", name);
		leave(name);
	}
	come("d", "d1");
	for (const name of ["b1", "b2", "b3", "b4", "b5"]) come("b", name);
	for (const name of ["c1", "c2"]) come("c", name);
	come("a", "a3");
	for (const name of ["d1", "b1", "c1", "a3", "b2", "c2", "b3", "b4", "b5"]) leave(name);
	expect(begun.slice(2)).toEqual(["d1", "b1", "c1", "a3", "b2", "c2", "b3", "b4", "b5"]);
});

test("nobody holds all places", () => {
	const { begun, come, leave } = office({ places: 3, placesEach: 2 });
	for (const name of ["a1", "a2", "a3"]) come("a", name);
	come("b", "b1");
	come("b", "b2");
	expect(begun).toEqual(["a1", "a2", "b1"]);
	leave("b1");
	expect(begun).toEqual(["a1", "a2", "b1", "b2"]);
	leave("a1");
	expect(begun).toEqual(["a1", "a2", "b1", "b2", "a3"]);
});

test("so much begins between two looks at the network, and what waits goes on by itself", async () => {
	const { begun, come } = office({ atATime: 2 });
	for (const name of ["a1", "a2", "a3", "a4", "a5"]) come("a", name);
	come("b", "b1");
	expect(begun).toEqual(["a1", "a2"]);
	await nextLook();
	expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
	await nextLook();
	expect(begun).toEqual(["a1", "a2", "b1", "a3", "a4", "a5"]);
});

test("who leaves the queue takes nobody's turn", () => {
	const { begun, come, leave } = office({ places: 1, placesEach: 1 });
	for (const name of ["a1", "a2", "a3"]) come("a", name);
	come("b", "b1");
	leave("a2");
	leave("b1");
	leave("a1");
	leave("a3");
	come("c", "c1");
	expect(begun).toEqual(["a1", "a3", "c1"]);
});

test("while people come in nothing begins, but for a little now and then", async () => {
	const { begun, come, putOff } = office({ atATime: 2 });
	putOff();
	come("a", "a1");
	expect(begun).toEqual([]);
	await nextLook();
	expect(begun).toEqual([]);
	await nextLook();
	expect(begun).toEqual(["a1"]);
	putOff();
	for (const name of ["a2", "a3", "a4", "a5", "a6"]) come("a", name);
	for (let look = 0; look < 90; look++) {
		putOff();
		await nextLook();
	}
	expect(begun).toEqual(["a1"]);
	for (let look = 0; look < 120; look++) {
		putOff();
		await nextLook();
	}
	expect(begun).toEqual(["a1", "a2", "a3", "a4", "a5"]);
});

test("while others wait and no place is free, who dawdles is sent away: the oldest of who holds most", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	const turns = createTurns({ places: 4, placesEach: 3, atATime: 100, little: 0 });
	const begun: string[] = [];
	const sentAway: string[] = [];
	const come = (owner: string, name: string, dawdles: boolean) => {
		const leave = turns.take(owner, () => begun.push(name), {
			dawdles: () => dawdles,
			sendAway: () => {
				sentAway.push(name);
				leave();
			},
		});
	};
	come("b", "b1", true);
	come("a", "a1", false);
	come("a", "a2", true);
	come("a", "a3", true);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(sentAway).toEqual([]);
	come("c", "c1", false);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(begun).toEqual(["b1", "a1", "a2", "a3", "c1"]);
	expect(sentAway).toEqual(["a2"]);
	come("c", "c2", false);
	come("c", "c3", false);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(sentAway).toEqual(["a2", "a3", "b1"]);
	expect(begun.slice(-2)).toEqual(["c2", "c3"]);
	come("d", "d1", false);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(begun).not.toContain("d1");
});

afterEach(() => vi.useRealTimers());
