import { describe, expect, it } from "vitest";
import { createVoice, type Language, type Spoken } from "../voice";
import {
	beginSkill,
	continueSkill,
	pauseSkill,
	SKILLS,
	type SkillId,
	type SkillState,
	type SkillStep,
	type Turn,
} from "./index";

const IDS = Object.keys(SKILLS) as SkillId[];
const LANGUAGES: Language[] = ["en", "hinglish", "hi"];

/** What an ordinary person answers, in the order of the steps; the last is repeated if need be. */
const PLAIN: Record<SkillId, string[]> = {
	breathing: ["ok", "done", "ok done", "a bit easier"],
	grounding: [
		"fan, bed, cup, my feet, window",
		"chair, kurta, phone, hair",
		"traffic, a crow, cooker",
		"soap and chai",
		"water",
		"better",
	],
	"worry-time": [
		"if I fail NEET again",
		"yes",
		"ask my cousin for her notes",
		"half past five",
		"on the terrace steps",
		"it fits",
	],
	"thought-record": [
		"sir scolded me before the whole class",
		"I am the dumbest one here",
		"ashamed, 8",
		"I could not answer two questions",
		"I got 71 in the last unit test",
		"Some questions I can answer and some I cannot yet",
		"a little lighter",
	],
	"small-step": [
		"I used to water the plants",
		"only the tulsi",
		"after morning tea, at the door",
		"I sleep late",
		"do it in the evening",
		"likely",
	],
	"sleep-plan": ["awake till 3 most days", "6:30", "old Rafi songs", "yes that is possible"],
	"urge-surfing": ["a cigarette", "7", "in my fingers", "ok", "wash the steel glasses", "it went down a bit"],
	"self-kindness": [
		"I shouted at my mother",
		"what kind of daughter am I",
		"you were tired, she knows you love her",
		"Meena, you were tired",
		"ok",
		"same as before",
	],
	"problem-solving": [
		"the EMI on the 5th",
		"ask the bank for a later date, sell the old phone, borrow from Raju",
		"ask the bank",
		"ring them tomorrow at 11",
		"they may refuse, then Raju",
		"Sunday",
	],
	"safety-plan": [
		"I stop picking up calls",
		"walk to the lake, listen to ghazals",
		"tea stall near the bus stand",
		"my aunt Sunita",
		"Dr Rao at the PHC",
		"my aunt can keep her key",
	],
	"mood-check-in": ["3", "just talk"],
	booking: ["yes", "what are the fees", "can I change it later", "no thanks"],
};

type Walk = { steps: SkillStep[]; wordings: string[][] };

function walk(
	id: SkillId,
	answer: (turn: number, state: SkillState) => string,
	language: Language = "en",
	seed = 1,
): Walk {
	let spoken: Spoken = [];
	const wordings: string[][] = [];
	const take = (userInput: string, act: (turn: Turn) => SkillStep): SkillStep => {
		const voice = createVoice(language, spoken, seed);
		const step = act({ userInput, act: null, say: voice.say, language });
		spoken = voice.finish();
		wordings.push(spoken.at(-1) ?? []);
		return step;
	};
	const steps = [take("yes", (turn) => beginSkill(id, turn))];
	for (let turn = 0; turn < 40; turn++) {
		const state = steps.at(-1)?.state ?? null;
		if (state === null) return { steps, wordings };
		const stored: unknown = JSON.parse(JSON.stringify(state));
		expect(stored).toEqual(state);
		steps.push(take(answer(turn, state), (voiced) => continueSkill(stored, voiced)));
	}
	throw new Error(`${id} does not end`);
}

function plainly(id: SkillId): (turn: number) => string {
	return (turn) => PLAIN[id][turn] ?? PLAIN[id].at(-1) ?? "ok";
}

/** The states a plain walk passes through. */
function statesOf(id: SkillId): SkillState[] {
	return walk(id, plainly(id)).steps.flatMap(({ state }) => (state === null ? [] : [state]));
}

function say(state: unknown, userInput: string, act: string | null = null, language: Language = "en"): SkillStep {
	const voice = createVoice(language, [], 0);
	return continueSkill(state, { userInput, act, say: voice.say, language });
}

function expectDecent({ response }: SkillStep): void {
	expect(response.trim()).not.toBe("");
	expect(response.match(/[?？]/g)?.length ?? 0, response).toBeLessThanOrEqual(1);
	expect(response, response).not.toMatch(/[!{}]|undefined|null|NaN/);
}

function expectFresh({ steps, wordings }: Walk): void {
	const responses = steps.map(({ response }) => response);
	expect(new Set(responses).size, responses.join("\n---\n")).toBe(responses.length);
	const near = wordings.flatMap((said, turn) =>
		said.filter((wording) =>
			wordings
				.slice(Math.max(0, turn - 9), turn)
				.flat()
				.includes(wording),
		),
	);
	expect(near).toEqual([]);
}

describe.each(IDS)("%s", (id) => {
	it.each([0, 1, 2])("walks from begin to end with plain answers (seed %i)", (seed) => {
		const plain = walk(id, plainly(id), "en", seed);
		expect(plain.steps).toHaveLength(PLAIN[id].length + 1);
		expect(plain.steps.at(-1)?.outcome).toBeDefined();
		plain.steps.forEach(expectDecent);
		expectFresh(plain);
		for (const { response, state } of plain.steps) {
			const limit = /… 2 …/.test(response) ? 80 : id === "safety-plan" && state === null ? 130 : 62;
			expect(response.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length, response).toBeLessThanOrEqual(
				limit,
			);
		}
	});

	it.each(LANGUAGES)("says nothing twice in %s", (language) => {
		for (const seed of [0, 1, 2, 3]) expectFresh(walk(id, plainly(id), language, seed));
	});

	it.each(LANGUAGES)("leaves kindly on stop at each step (%s)", (language) => {
		for (const state of statesOf(id)) {
			for (const word of ["stop", "Quit", "enough!!", "bas", "band karo", "बस", "please stop now", "stoppp"]) {
				const step = say(state, word, null, language);
				expect(step, `${state.step}: ${word}`).toMatchObject({ state: null, outcome: "declined" });
				expectDecent(step);
			}
		}
	});

	it.each([
		["nonsense", "asdkjh qwe"],
		["two thousand letters", "a".repeat(2000)],
		["two thousand characters of words", "my day went on and on ".repeat(91).slice(0, 2000)],
		["a blank", "   "],
		["emoji", "😶🌫️".repeat(100)],
		["another script", "مرحبا كيف الحال"],
		["markup", "<script>alert(1)</script> $& __proto__"],
		["not knowing", "idk"],
		["confusion", "what?"],
		["skip", "skip"],
		["why", "why?"],
		["no", "no"],
		["yes", "yes"],
		["feeling worse", "i feel worse"],
	])("ends without repeating itself on %s at every step", (_name, message) => {
		for (const language of LANGUAGES) {
			const said = walk(id, () => message, language);
			said.steps.forEach(expectDecent);
			if (language === "en") expectFresh(said);
			for (const { state } of said.steps) {
				for (const kept of Object.values(state?.answers ?? {})) expect(kept.length).toBeLessThanOrEqual(200);
			}
		}
	});

	it("is decent on nonsense after plain answers, at each step", () => {
		for (const state of statesOf(id)) {
			for (const message of [
				"xyzzy",
				"z".repeat(2000),
				"",
				"???",
				"what",
				"repeat",
				"why",
				"skip",
				"dont know",
				"thank you",
				"bye",
			]) {
				expectDecent(say(state, message));
			}
		}
	});

	it("resumes where it was paused", () => {
		for (const state of statesOf(id)) {
			const asked = say(pauseSkill(state), "hello again");
			expectDecent(asked);
			expect(asked.response).toContain("?");
			expect(asked.state).toMatchObject({ id, step: state.step, paused: true });
			const resumed = say(asked.state, "yes");
			expect(resumed.state).toMatchObject({ id, step: state.step, paused: false, answers: state.answers });
			expectDecent(resumed);
			expect(say(asked.state, "no")).toMatchObject({ state: null, outcome: "declined" });
			expect(say(asked.state, "the cat").state).toBeNull();
		}
	});

	it("begins anew on a step it does not know", () => {
		for (const step of ["gone", "__proto__", "constructor", "toString", ""]) {
			const anew = say({ id, step, answers: {}, paused: false }, "ok");
			expectDecent(anew);
			expect(anew.state?.id).toBe(id);
		}
	});

	it("asks for consent with one question in every language", () => {
		for (const language of LANGUAGES) {
			for (const wording of SKILLS[id].offer[language] ?? []) expect(wording.match(/\?/g)).toHaveLength(1);
		}
	});
});

describe("continueSkill", () => {
	it("never throws for what JSON may hold", () => {
		const values = [null, 1, "x", [], {}, true, { id: 3 }, { id: "__proto__", step: "a" }, { id: "toString" }];
		const broken = IDS.flatMap((id) => [
			{ id },
			{ id, step: 7, answers: [], paused: "yes" },
			{ id, step: "eased-off", answers: null, paused: true },
			{ id, step: "after", answers: { missed: "many", moodBefore: "??", leadsTo: "nonsense" }, paused: false },
			{ id, step: "now", answers: { leadsTo: "__proto__", x: { y: 1 } }, paused: false },
			...Object.keys(statesOf(id)).map((key) => ({ ...statesOf(id)[Number(key)], answers: { a: 1, b: null } })),
		]);
		for (const value of [...values, ...broken]) {
			for (const message of ["ok", "", "3", "no", "worse", "x".repeat(2000)]) {
				expect(say(JSON.parse(JSON.stringify(value)), message).response).not.toBe("");
			}
		}
	});
});
