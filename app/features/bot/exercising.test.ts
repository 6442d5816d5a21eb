import { beforeAll, describe, expect, test } from "vitest";
import { startBot } from "./parts.server";
import { answerTo, waitingIn } from "./talk.fixture";

beforeAll(() => startBot());

const WHEN = waitingIn("worry-time", "when");

describe("own words", () => {
	test("are what a message tells beside a question, which is answered", async () => {
		const { after, response } = await answerTo(WHEN, "Half past seven. How many hours should an adult sleep?");
		expect(after.facts["worry-time-when"]).toBe("Half past seven");
		expect(after.spoken.at(-1)).toContain("entries/sleep-how-many-hours#0");
		expect(response).toContain("Half past seven, fifteen minutes");
	});

	test("are kept where the question has no answer here, which is said", async () => {
		const { after } = await answerTo(WHEN, "Half past seven. And is that one the right way round then?");
		expect(after.facts["worry-time-when"]).toBe("Half past seven");
		expect(after.spoken.at(-1)?.[0]).toMatch(/^sentences\/cannot-answer-now/);
	});

	test.each(["and what do I tell my daughter about it?", "lekin papa ko kaise bataun ki paisa gaya?"])(
		"are none where a message only asks: %s",
		async (userInput) => {
			const { after } = await answerTo(WHEN, userInput);
			expect(after.facts).not.toHaveProperty("worry-time-when");
		},
	);

	test("are not what is told at length beside a question: it is met, and the exercise waits", async () => {
		const told = "Not now. His mother came there and cried and I know where they live. Should I go and see her?";
		const { after } = await answerTo(WHEN, told);
		expect(after.facts).not.toHaveProperty("worry-time-when");
		expect(after.offers[0]).toEqual({ from: "shared", id: "go-on" });
	});

	test("are a question where a step takes one: a worry", async () => {
		const { after } = await answerTo(waitingIn("worry-time", "worry"), "what if they all laugh at me on Monday?");
		expect(after.facts.worry).toBe("what if they all laugh at me on Monday?");
	});
});

describe("what is asked beside an exercise", () => {
	const ROUND = waitingIn("breathing", "round-two");

	test("is met, and the exercise is taken up again by a button", async () => {
		const aside = await answerTo(ROUND, "and how do i get the oil stain out of the carpet, do you know?");
		expect(aside.after.position?.flow).not.toBe("breathing");
		expect(aside.suggestions[0]).toBe("Go on with the exercise");
		const { after } = await answerTo(aside.after, "Go on with the exercise");
		expect(after.position).toEqual(ROUND.position);
		expect(after.spoken.at(-1)).toContain("breathing/round-two#0");
	});

	test("is nothing where somebody only wants to be helped: the exercise goes on", async () => {
		const { after } = await answerTo(
			waitingIn("breathing", "round-one"),
			"dard nahi hai, bas dhak dhak. umar 25. abhi kuch batao jaldi jisse ruke",
		);
		expect(after.position?.flow).toBe("breathing");
	});

	test("does not hold it for ever: who goes on talking has left it", async () => {
		const aside = await answerTo(ROUND, "and how do i get the oil stain out of the carpet, do you know?");
		const { after, suggestions } = await answerTo(aside.after, "my aunt lives at the other end of the town, you see");
		expect(after.stack).toEqual([]);
		expect(suggestions).not.toContain("Go on with the exercise");
	});
});

test.each([
	["worry-time", "fit", "ok enough for tonight. papa on sunday after chai. thanks, bye"],
	["worry-time", "when", "chalo bye, mess ka time ho gaya"],
	["breathing", "round-two", "good night"],
	["breathing", "round-one", "हो गया। साँस वाला ठीक है। चलो, खाने का टाइम हो गया, बाय"],
])("a goodbye ends an exercise: %s/%s, %s", async (flow, step, userInput) => {
	const { after } = await answerTo(waitingIn(flow, step), userInput);
	expect(after.position).toEqual({ flow: "end", step: "rest" });
});

test("a goodbye takes along what was planned, and that somebody is there", async () => {
	const told = { "step-what": "walk to the corner shop", company: "with-someone" };
	const { response } = await answerTo(waitingIn("open", "more", told), "ok i sleep now. good night");
	expect(response).toContain("walk to the corner shop");
	expect(response).toContain("Good that somebody is with you");
	const { response: plain } = await answerTo(waitingIn("open", "more"), "ok i sleep now. good night");
	expect(plain).not.toMatch(/somebody is with you|step stands|["{}[\]]/);
});

test("'Just listen' leaves what ran, and offers nothing to begin with", async () => {
	const { after } = await answerTo(waitingIn("worry-time", "when"), "dont give me advice");
	expect(after.position).toBeNull();
	expect(after.spoken.at(-1)).toEqual(["entries/only-listen#0"]);
});
