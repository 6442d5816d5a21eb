import { expect, test } from "vitest";
import { NEW_STATE } from "../state";
import { lean } from "./leanings";
import { grounded } from "./topic-signs";

const GRIEF = lean(NEW_STATE.thread, [{ topic: "grief", confidence: 0.85 }]);

test("a loss stays the subject when a son or a bad night is spoken of", () => {
	expect(GRIEF.topic).toBe("grief");
	const son = lean(GRIEF, [{ topic: "parenting", confidence: 0.82 }]);
	expect(son.topic).toBe("grief");
	expect(lean(son, [{ topic: "sleep", confidence: 0.82 }]).topic).toBe("grief");
});

test("a death takes over from whatever was talked of before", () => {
	const child = lean(NEW_STATE.thread, [{ topic: "parenting", confidence: 0.8 }]);
	for (const told of ["usi saal mere pati guzar gaye", "my husband died that year", "उसी साल मेरे पति नहीं रहे"])
		expect(lean(child, grounded([{ topic: "parenting", confidence: 0.8 }], told, "parenting")).topic).toBe("grief");
});

test("a child that is only named, or called, is no trouble with one", () => {
	const [parenting] = grounded([{ topic: "parenting", confidence: 0.6 }], "नमस्ते बेटा", null);
	expect(parenting?.confidence).toBeLessThan(0.4);
	expect(grounded([{ topic: "parenting", confidence: 0.6 }], "beta padhta nahi hai", null)[0]?.confidence).toBe(0.6);
});

test("a son's studies are no exams of one's own", () => {
	const [exams] = grounded([{ topic: "exams", confidence: 0.6 }], "bete ko padhai chhod ke pune bhej diya", null);
	expect(exams?.confidence).toBeLessThan(0.4);
});

test("a friend's divorce is no marriage of one's own", () => {
	const [marriage] = grounded([{ topic: "marriage", confidence: 0.6 }], "uska talaq ho raha hai", null);
	expect(marriage?.confidence).toBeLessThan(0.4);
});

test("leanings alone never change the subject", () => {
	let thread = lean(NEW_STATE.thread, [{ topic: "health", confidence: 0.55 }]);
	for (let turn = 0; turn < 8; turn++) thread = lean(thread, [{ topic: "grief", confidence: 0.25 }]);
	expect(thread.topic).toBe("health");
});

test("a clear new subject takes over", () => {
	const work = lean(NEW_STATE.thread, [{ topic: "work", confidence: 0.6 }]);
	expect(lean(work, [{ topic: "money", confidence: 0.95 }]).topic).toBe("money");
});

test("one remark does not turn a settled talk, a second one does", () => {
	const work = { ...lean(NEW_STATE.thread, [{ topic: "work", confidence: 0.6 }]), turns: 4, leanings: { work: 0.2 } };
	const once = lean(work, [{ topic: "parenting", confidence: 0.8 }]);
	expect(once.topic).toBe("work");
	expect(lean(once, [{ topic: "parenting", confidence: 0.8 }]).topic).toBe("parenting");
});

test("a doctor at work is no illness of one's own", () => {
	const heard = (typed: string) => grounded([{ topic: "health", confidence: 0.8 }], typed, null)[0]?.confidence;
	expect(heard("doctor said you people are slow")).toBeLessThan(0.4);
	expect(heard("the doctor found a tumour in my kidney")).toBe(0.8);
});

test("how somebody else sleeps is no trouble of one's own sleep", () => {
	const heard = (typed: string) => grounded([{ topic: "sleep", confidence: 0.8 }], typed, null)[0]?.confidence;
	expect(heard("his eyes are always red and he sleeps till 2")).toBeLessThan(0.4);
	expect(heard("my son sleeps till noon")).toBeLessThan(0.4);
	expect(heard("he snores and i lie awake")).toBe(0.8);
});

test.each([
	["she is not eating since tuesday", "grief"],
	["college chhod diya maine", "break-up"],
	["no sir i am not drinking", "substances"],
	["my wife tells me to go for a walk", "marriage"],
	["i practiced in front of the mirror, it was horrible", "body-image"],
	["in college they laughed once", "bullying"],
	["I still keep two cups for tea in the morning", "substances"],
] as const)("%s presumes nothing", (typed, topic) => {
	expect(grounded([{ topic, confidence: 0.8 }], typed, null)[0]?.confidence).toBeLessThan(0.4);
});

test.each([
	["my husband passed away in march", "grief"],
	["we broke up for real this time", "break-up"],
	["i take a few pegs after work", "substances"],
] as const)("%s says it", (typed, topic) => {
	expect(grounded([{ topic, confidence: 0.8 }], typed, null)[0]?.confidence).toBe(0.8);
});
