import { describe, expect, test } from "vitest";
import type { Content } from "../content/content";
import { type Flow, flowSchema, type Option } from "../content/schema";
import { holds, NEW_STATE } from "../state";
import { before, enterFlow, interrupt, takeOption } from "./engine";

const both = (text: string) => ({ en: text, hinglish: text, hi: text });
const step = (say: string, rest: object = {}) => ({ say: both(say), ...rest });
const option = (text: string, to: string, rest: object = {}) => ({ text: both(text), to, ...rest });

function flow(id: string, kind: string, steps: Record<string, object>, rest: object = {}): Flow {
	const source = "made for a test";
	return flowSchema.parse({ id, kind, title: both(id), source, start: Object.keys(steps)[0], steps, ...rest });
}

const flows = [
	flow("open", "talk", { begin: step("Listening.", { else: "begin" }) }),
	flow("walk", "exercise", {
		first: step("First.", { next: "second" }),
		second: step("Second?", { options: [option("Go", "third"), option("Leave", "back")] }),
		third: step("Third.", { next: "open" }),
	}),
	flow(
		"fire",
		"danger",
		{
			place: step("Where?", {
				asks: "place",
				options: [
					option("Roof", "roof", { keep: { place: "roof" } }),
					option("Room", "room", { keep: { place: "room" } }),
				],
			}),
			roof: step("Step back.", { next: "room" }),
			room: step("Call.", { if: { place: "room" }, otherwise: "safe", else: "safe" }),
			safe: step("Good.", { safe: true, show: "call", options: [option("Back", "back")] }),
		},
		{ lines: ["emergency"] },
	),
];
const content = {
	flows: new Map(flows.map((one) => [one.id, one])),
	entries: new Map(),
	options: new Map(),
	sentences: new Map([
		["call", both("Leave a number.")],
		["or-call", both("Or be called.")],
	]),
	facts: { place: {} },
} as unknown as Content;
const saidBy = (outcome: { said: readonly { id: string }[] }) => outcome.said.map(({ id }) => id);

describe("a flow", () => {
	test("says on until it asks, and offers what may be answered", () => {
		const outcome = enterFlow(content, NEW_STATE, "walk");
		expect(saidBy(outcome)).toEqual(["walk/first", "walk/second"]);
		expect(outcome.state.position).toEqual({ flow: "walk", step: "second" });
		expect(outcome.state.offers).toHaveLength(2);
	});

	test("goes where an option leads, into another flow too", () => {
		const { state } = enterFlow(content, NEW_STATE, "walk");
		const go = flows[1]?.steps.second?.options[0];
		if (go === undefined) throw new Error("no option");
		const outcome = takeOption(content, state, "walk", go);
		expect(saidBy(outcome)).toEqual(["walk/third", "open/begin"]);
	});

	test("does not ask what is known: the option that tells it is taken", () => {
		const outcome = enterFlow(content, { ...NEW_STATE, facts: { place: "roof" } }, "fire");
		expect(saidBy(outcome)).toEqual(["fire/roof", "fire/safe", "sentences/or-call"]);
		expect(outcome.state.show).toEqual(["call"]);
		const known = enterFlow(content, { ...NEW_STATE, facts: { place: "sea" } }, "fire");
		expect(saidBy(known)).toEqual(["fire/place"]);
	});

	test("pins a danger's lines until it is over", () => {
		const begun = enterFlow(content, { ...NEW_STATE, turn: 3 }, "fire");
		expect(begun.state.danger).toEqual({ flow: "fire", lines: ["emergency"] });
		const over = enterFlow(content, begun.state, "fire", "safe");
		expect(over.state.danger).toBeNull();
	});

	test("waits below a danger, and is taken up again", () => {
		const { state } = enterFlow(content, NEW_STATE, "walk");
		const danger = interrupt(content, state, "fire", "safe");
		expect(danger.state.stack).toEqual([{ flow: "walk", step: "second" }]);
		const back = flows[2]?.steps.safe?.options[0];
		if (back === undefined) throw new Error("no option");
		const outcome = takeOption(content, danger.state, "fire", back);
		expect(outcome).toMatchObject({ back: true, state: { position: { flow: "walk", step: "second" }, stack: [] } });
	});

	test("leads to where one leaves a number to be called, and an exercise goes on waiting", () => {
		const { state } = enterFlow(content, NEW_STATE, "walk");
		const outcome = takeOption(content, state, "walk", option("Call me", "call") as Option);
		expect(saidBy(outcome)).toEqual(["sentences/call"]);
		expect(outcome.state).toEqual({ ...state, show: ["call"] });
		const talk = enterFlow(content, NEW_STATE, "open");
		const called = takeOption(content, talk.state, "open", option("Call me", "call") as Option);
		expect(called.state).toMatchObject({ position: null, show: ["call"] });
	});

	test("that goes in a circle is found out", () => {
		const circle = flow("circle", "talk", { one: step("One.", { next: "two" }), two: step("Two.", { next: "one" }) });
		const broken = { ...content, flows: new Map([...content.flows, ["circle", circle]]) };
		expect(() => enterFlow(broken, NEW_STATE, "circle")).toThrow(/circle/);
	});
});

test("a condition asks for a value, one of several, or whether there is one", () => {
	expect(holds({ place: "roof" }, { place: "roof" })).toBe(true);
	expect(holds({ place: ["roof", "sea"] }, { place: "sea" })).toBe(true);
	expect(holds({ place: "known" }, {})).toBe(false);
	expect(holds({ place: "unknown" }, {})).toBe(true);
});

test("nothing is said twice in one reply", () => {
	const said = { id: "answer", text: { en: ["Answer."], hinglish: ["Answer."], hi: ["Answer."] } };
	const other = { id: "remark", text: { en: ["Remark."], hinglish: ["Remark."], hi: ["Remark."] } };
	const outcome = before([said, other], { state: NEW_STATE, said: [said] });
	expect(outcome.said.map(({ id }) => id)).toEqual(["remark", "answer"]);
});
