import { expect, test } from "vitest";
import { addedTo, BOX_LENGTH, BOXES, filledUp, isEmpty, planFrom, planOfFacts, tooLong, typedSince } from "./plan";

const EMPTY = planFrom({});

test("a plan has six boxes, whatever it comes from, and nothing else", () => {
	const plan = planFrom({ signs: "  I stop eating\r\n", alone: 5, constructor: "x", other: "x" });
	expect(plan).toEqual({ ...EMPTY, signs: "I stop eating" });
	expect(Object.keys(plan)).toEqual([...BOXES]);
	expect(isEmpty(EMPTY)).toBe(true);
	expect(isEmpty(plan)).toBe(false);
});

test("what was said to the bot's exercise is the same plan", () => {
	expect(planOfFacts({ "plan-ask": "Ravi", "plan-safe": "Keys with my sister", mood: "low" })).toEqual({
		...EMPTY,
		ask: "Ravi",
		safe: "Keys with my sister",
	});
});

test("what is kept stands before what was said to the bot", () => {
	const kept = planFrom({ ask: "Meena" });
	expect(filledUp(kept, planFrom({ ask: "Ravi", signs: "No sleep" }))).toEqual({
		...EMPTY,
		ask: "Meena",
		signs: "No sleep",
	});
});

test("what was written elsewhere comes below what stands in a box, once", () => {
	const kept = planFrom({ ask: "Meena", safe: "Keys with Ravi" });
	const both = addedTo(kept, planFrom({ ask: "Ravi", safe: "Keys with Ravi", signs: "No sleep" }));
	expect(both).toEqual({ ...EMPTY, ask: "Meena\nRavi", safe: "Keys with Ravi", signs: "No sleep" });
});

test("what was typed since the page came stays when it comes anew with another plan", () => {
	const before = planFrom({ signs: "No sleep", alone: "Walk", places: "Park" });
	const typed = planFrom({ signs: "No sleep", places: "Park, temple", ask: "Ravi", safe: "Keys with Ravi" });
	const now = planFrom({ signs: "No sleep at all", alone: "Walk", places: "Park", ask: "Meena", safe: "Keys" });
	expect(typedSince(before, typed, now)).toEqual({
		...EMPTY,
		signs: "No sleep at all",
		places: "Park, temple",
		ask: "Meena\nRavi",
		safe: "Keys with Ravi",
	});
});

test("a box has a bound, and up to it is whole", () => {
	expect(tooLong(planFrom({ signs: "x".repeat(BOX_LENGTH), alone: "x".repeat(BOX_LENGTH + 1) }))).toEqual(["alone"]);
});
