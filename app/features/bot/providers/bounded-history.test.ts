import { describe, expect, it } from "vitest";
import { boundedHistory, inTurns } from "./bounded-history";
import type { ProviderMessage } from "./provider";

const talk = (...messages: string[]): ProviderMessage[] =>
	messages.map((message, index) => ({ role: index % 2 === 0 ? "user" : "bot", message }));

describe("the part of a talk that is sent along", () => {
	it("is all of a short one", () => {
		const history = talk("hi", "hello", "i failed", "that hurts");
		expect(boundedHistory(history)).toEqual(history);
		expect(boundedHistory([])).toEqual([]);
	});

	it("is the newest twenty messages", () => {
		const history = talk(...Array.from({ length: 50 }, (_, index) => String(index)));
		expect(boundedHistory(history)).toEqual(history.slice(30));
	});

	it("is at most 6,000 characters, without gaps", () => {
		const history = talk("short", "ok", "x".repeat(3_000), "y".repeat(1_500), "z".repeat(1_490), "ok");
		const sent = boundedHistory(history);
		expect(sent).toEqual(history.slice(2));
		expect(boundedHistory([...history, { role: "user", message: "more and more" }])).toEqual([
			...history.slice(4),
			{ role: "user", message: "more and more" },
		]);
	});

	it("is nothing where the newest message alone is too long", () => {
		expect(boundedHistory(talk("x".repeat(7_000)))).toEqual([]);
	});

	it("begins with the person and takes turns", () => {
		expect(
			boundedHistory([
				{ role: "bot", message: "I am a program." },
				{ role: "user", message: "hi" },
				{ role: "user", message: "anyone?" },
				{ role: "bot", message: " " },
				{ role: "bot", message: "Yes." },
				{ role: "bot", message: "I am here." },
			]),
		).toEqual([
			{ role: "user", message: "hi\nanyone?" },
			{ role: "bot", message: "Yes.\nI am here." },
		]);
		expect(boundedHistory([{ role: "bot", message: "Hello." }])).toEqual([]);
	});

	it("leaves what it was handed as it was", () => {
		const history = Object.freeze(talk("a", "b").map((message) => Object.freeze(message)));
		expect(inTurns([...history, ...history])).toHaveLength(4);
		expect(inTurns([...history.slice(0, 1), ...history])).toHaveLength(2);
		expect(history).toEqual(talk("a", "b"));
	});
});
