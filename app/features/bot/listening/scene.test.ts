import { expect, test } from "vitest";
import { isQuestion } from "./scene";

test.each([
	"do you ever get lonely",
	"is it selfish to not marry",
	"what should i do about the bank",
	"can a person do that",
	"he left. why?",
	"क्या करूँ?",
	"kyun?",
	"my brother says he will come?",
])("%j asks something", (asked) => expect(isQuestion(asked)).toBe(true));

test.each([
	"because i was up every night gaming ok? happy?",
	"so?",
	"idk. angry? too tired to be angry",
	"what if it happens in the exam",
	"i know how that sounds",
	"when i pass the shop on the way home",
])("%j does not", (told) => expect(isQuestion(told)).toBe(false));

test("telling a question from the rest is linear in what is given", () => {
	const started = performance.now();
	for (const told of ["a ".repeat(1_000), "why ".repeat(500), "? ".repeat(1_000), `${"a ".repeat(290)}?`])
		isQuestion(told);
	expect(performance.now() - started).toBeLessThan(500);
});
