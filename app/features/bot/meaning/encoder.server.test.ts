import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEncoder } from "./encoder.server";
import { EMBEDDING_SIZE } from "./learning";

describe("the encoder's thread", () => {
	const encoder = createEncoder();
	let before: Float32Array | null;
	beforeAll(async () => {
		before = await encoder.encode("i cannot sleep");
		await encoder.start();
	});
	afterAll(() => encoder.stop());

	test("gives no vector before it is started", () => {
		expect(before).toBeNull();
	});

	test("gives the same vector for the same text, and another for another", async () => {
		const [one, same, other] = [
			await encoder.encode("i cannot sleep"),
			await encoder.encode("i cannot sleep"),
			await encoder.encode("a recipe for tea"),
		];
		expect(one).toHaveLength(EMBEDDING_SIZE);
		expect(same).toEqual(one);
		expect(other).not.toEqual(one);
	});

	test("gives none to those of a crowd for whom it would be too late, and all others theirs", async () => {
		const asked = Array.from({ length: 100 }, (_, one) => encoder.encode(`text number ${one}`));
		const vectors = await Promise.all(asked);
		expect(vectors.filter((vector) => vector === null).length).toBeGreaterThanOrEqual(59);
		expect(await encoder.encode("i cannot sleep")).toHaveLength(EMBEDDING_SIZE);
	});
});
