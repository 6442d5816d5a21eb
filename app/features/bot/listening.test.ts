import { beforeAll, describe, expect, test } from "vitest";
import { CONTENT } from "./content/content.server";
import { enterFlow } from "./flows/engine";
import { startBot } from "./parts.server";
import { reply } from "./reply.server";
import { type BotState, NEW_STATE, readState } from "./state";
import { answerTo, talk, waitingIn } from "./talk.fixture";

beforeAll(() => startBot());

function wordingsOf(entry: string): readonly string[] {
	return Object.values(CONTENT.entries.get(entry)?.say ?? {}).flat();
}

test.each([
	"ok that was useful, i will try the walk. bye for now",
	"I will ring from the bank, in lunch hour. Closing the counter now.",
	"rabdi bhi out. ungli pe kapda bandh liya. dahi jamani hai, nikalta hu. ram ram",
	"चलो कान्हा की वैन आने वाली है, थप्पड़ का सॉरी भी बोल दूंगी। जय महाकाल, खुश रहो",
])("a goodbye is one wherever in what is told it stands, and without the word: %s", async (message) => {
	const { after } = await talk("i wanted to tell you about my day", message);
	expect(after.position?.flow).toBe("end");
});

describe("what a message does is answered where nothing is written for what it is about", () => {
	const saidTo = (act: string) =>
		Object.values(CONTENT.acts.get(act)?.say ?? {}).flatMap((text) => Object.values(text).flat());

	test.each([
		["good-news", "my tomato plants finally have fruit, i am so proud of them"],
		["corrects", "no no, i meant the blue scooter, not the car"],
		["unheard", "मैंने यह अभी बताया था, फिर वही पूछ रहे हो"],
		["declines", "nahi, iske baare mein baat nahi karni"],
		["undecided", "i cannot decide between the green curtains and the white ones"],
		["jokes", "haha you are just a toaster with a diploma"],
	])("%s: %s", async (act, message) => {
		const { response } = await talk("hello", message);
		expect(saidTo(act).some((text) => response.startsWith(text))).toBe(true);
	});

	test("a question beside a story is answered", async () => {
		const { response } = await talk(
			"we had guests all day and i cooked for nine people. how much does a session cost?",
		);
		expect(wordingsOf("session-cost").length).toBeGreaterThan(0);
		expect(response).toContain("clinic");
	});

	test("an answer comes twice only to who plainly asks for it", async () => {
		const asked = "how many hours of sleep does an adult need?";
		const spoken = async (...messages: string[]) => (await talk(...messages)).after.spoken.at(-1)?.[0];
		expect(await spoken(asked, asked)).toMatch(/^entries\/sleep-how-many-hours/);
		const like = "is seven hours too little for a man of forty?";
		expect(await spoken(like)).toMatch(/^entries\/sleep-how-many-hours/);
		expect(await spoken(asked, like)).not.toMatch(/^entries\/sleep-how-many-hours/);
	});

	test("thanks and a goodbye end no danger", async () => {
		const { help, after } = await talk(
			"i took thirty tablets an hour ago",
			"ok thanks a lot, you are sweet. i have to go now",
		);
		expect(help).toBe("danger");
		expect(after.danger).not.toBeNull();
	});
});

describe("what listening asks", () => {
	const KNOWN = waitingIn("open", "known");

	test.each([
		["Nobody", "nobody"],
		["कोई नहीं", "nobody"],
		["ek dost ko pata hai", "somebody"],
		["My family", "family"],
	])("is answered by a suggestion, pressed or typed: %s", async (answer, step) => {
		const { after } = await answerTo(KNOWN, answer);
		expect(after.position).toEqual({ flow: "open", step });
		expect(after.spoken.at(-1)?.[0]).toMatch(new RegExp(`^open/${step}#`));
	});

	test("is not followed by another question where it was passed over", async () => {
		const { after } = await answerTo(KNOWN, "my roof is leaking again and the landlord does not come");
		expect(after.position).toEqual({ flow: "open", step: "more" });
		expect(after.spoken.at(-1)).toHaveLength(1);
	});

	test("is no answer where something is asked beside it", async () => {
		const { after } = await answerTo(waitingIn("open", "wish"), "i dont know. hands tingling. is this a heart attack?");
		expect(after.spoken.at(-1)?.[0]).toMatch(/^entries\/panic-or-heart/);
	});

	test("and what is told beside a no to something else is met", async () => {
		const sleep = waitingIn("sleep-plan");
		const { after } = await answerTo(sleep, "Not now. what do i tell my two children, the whole village talks of it");
		expect(after.spoken.at(-1)?.join()).not.toMatch(/open\/begin/);
	});

	test("is said back where it is short, in the words for it", async () => {
		const { response, after } = await answerTo(waitingIn("open", "tell"), "I failed two papers");
		expect(response).toContain("I failed two papers. Please just listen first");
		expect(after.position?.step).toBe("tell-ready");
		const long =
			"It began in May, when the shop next door closed, and then the new one came, and then the rent, and I hid it";
		const told = await answerTo(waitingIn("open", "tell"), long);
		expect(told.response).toContain("how you will take it. Please just listen first");
	});

	test.each([
		"no, you got that wrong, i meant my sister",
		"haha you are a funny toaster",
		"bye, i have to go",
		"he should have asked me. and which of the two trains is the cheaper one?",
	])("is not answered by what passes it over: %s", async (message) => {
		const { after } = await answerTo(waitingIn("open", "fair"), message);
		expect(after.facts).not.toHaveProperty("fair");
		expect(after.position?.step).not.toBe("fair-kept");
	});
});

test.each(["I stop eating", "i stop picking up the phone", "I do not pick up the phone", "i dont reply to anyone"])(
	"one's own words are kept as an answer, whatever option they are like: %s",
	async (words) => {
		const state: BotState = { ...enterFlow(CONTENT, NEW_STATE, "safety-plan", "signs").state, turn: 4 };
		const { state: after } = await reply({ state: JSON.stringify(state), history: [] }, words);
		expect(readState(after).facts["plan-signs"]).toBe(words);
		for (const stop of ["Stop here", "stop", "bas"]) {
			const { state: stopped } = await reply({ state: JSON.stringify(state), history: [] }, stop);
			expect(readState(stopped).facts["plan-signs"]).toBeUndefined();
			expect(readState(stopped).position?.step).not.toBe("alone");
		}
	},
);
