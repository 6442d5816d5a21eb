import { beforeAll, describe, expect, test } from "vitest";
import { offeredAnswers } from "./answering";
import { CONTENT } from "./content/content.server";
import { nextMove } from "./moves";
import { readMessage, startBot } from "./parts.server";
import { type BotState, NEW_STATE } from "./state";
import { waitingIn } from "./talk.fixture";

beforeAll(() => startBot());

async function movesAt(state: BotState, userInput: string) {
	return nextMove({ content: CONTENT, state, reading: await readMessage(state, userInput) });
}

describe("a question while something waits is answered, and what waits goes on waiting", () => {
	test.each([
		["deed-done", "but will the police come then?", "police-come"],
		["deed-done", "hospital ka bill kaun bharega", "hospital-bill"],
		["deed-done", "क्या उसे पानी पिला सकते हैं", "drink-water-now"],
		["self", "are you a real person or a bot?", "is-it-a-person"],
		["self", "kya papa ko bata doge aap", "tell-parents"],
		["somebody-else", "what should i say to him now?", "what-to-say-now"],
		["somebody-else", "उसे अकेला छोड़ सकते हैं क्या थोड़ी देर", "leave-alone"],
		["violence", "kya mahila helpline mere pati ko bata degi", "women-line-tells"],
		["breathing", "how long does a panic attack last?", "panic-how-long"],
	])("%s: %s", async (flow, userInput, answer) => {
		const state = waitingIn(flow);
		const { said, state: after, move } = await movesAt(state, userInput);
		expect({ move, first: said[0]?.id }).toEqual({ move: "question", first: `entries/${answer}` });
		// In a danger one line of what counts.
		const again = flow === "breathing" ? "sentences/whenever" : `${flow}/stands/`;
		expect(said.at(-1)?.id.startsWith(again)).toBe(true);
		expect(after.position).toEqual(state.position);
		expect(after.offers).toEqual(state.offers);
	});

	test("also the gate's own question", async () => {
		const state = waitingIn("doubt", "self");
		const { said, state: after } = await movesAt(state, "why are you asking me about suicide?");
		expect(said.map(({ id }) => id)).toEqual(["entries/why-ask-suicide"]);
		expect(after.offers.length).toBeGreaterThan(2);
		expect(after.position).toEqual(state.position);
	});
});

test.each([
	["en", "my father is in hospital since tuesday and mother is with him"],
	["hinglish", "papa hospital mein hain mangal se aur maa unke saath hai"],
	["hi", "पापा मंगल से अस्पताल में हैं और माँ उनके साथ हैं"],
])("what is told in danger is no question (%s)", async (_, userInput) => {
	expect((await movesAt(waitingIn("deed-done"), userInput)).move).not.toBe("question");
});

test.each(["kal match kaun jeeta", "bike ka insurance online kaise kare", "गाड़ी का चालान ऑनलाइन कैसे भरें"])(
	"what nothing here answers gets no other answer: %s",
	async (userInput) => {
		const { said } = await movesAt(NEW_STATE, userInput);
		expect(said.filter(({ id }) => id.startsWith("entries/"))).toEqual([]);
	},
);

test("what was written for a danger is offered beside that danger alone", async () => {
	const near = { id: "told-what-happens", score: 0.4 };
	expect(CONTENT.entries.get(near.id)?.fits).toEqual(["violence"]);
	const offered = async (state: BotState) => {
		const reading = await readMessage(state, "and if I told somebody of it?");
		return offeredAnswers({ content: CONTENT, state, reading: { ...reading, near: [near] } }, 3);
	};
	const isNear = [{ from: "entry", id: near.id }];
	expect(await offered(NEW_STATE)).not.toEqual(expect.arrayContaining(isNear));
	expect(await offered(waitingIn("violence"))).toEqual(expect.arrayContaining(isNear));
});

test.each([
	["appointment kitni der ka hota hai", "session-length"],
	["is it ok if i come back here daily", "talk-every-day"],
	["What can you do?", "what-can-it-do"],
	["who can see this", "who-can-see"],
])("a plain question that opens a talk is answered, and not met with the gate's: %s", async (userInput, answer) => {
	const { said } = await movesAt(NEW_STATE, userInput);
	expect(said[0]?.id).toBe(`entries/${answer}`);
});

test("what frightens by its name is no guess without a danger, and is beside one", async () => {
	const reading = await readMessage(NEW_STATE, "what does the law say");
	const near = [{ id: "is-suicide-attempt-a-crime", score: 0.4 }];
	const offered = (state: BotState) => offeredAnswers({ content: CONTENT, state, reading: { ...reading, near } }, 3);
	expect(offered(NEW_STATE)).toEqual([]);
	expect(offered({ ...NEW_STATE, begun: ["self"] })).toEqual([{ from: "entry", id: "is-suicide-attempt-a-crime" }]);
});
