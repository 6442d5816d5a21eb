import { describe, expect, test } from "vitest";
import { CONTENT } from "./content/content.server";
import { FROM, gathered, type Judgement, UNJUDGED } from "./gate/judge";
import type { Kind } from "./gate/rules";
import { nextMove } from "./moves";
import type { Reading } from "./reading/understand";
import { type BotState, NEW_STATE } from "./state";

const CALM = UNJUDGED;
const FAINT: Judgement = { ...CALM, kind: "self", certainty: "faint" };
/** What the model alone makes of a long message that it finds dangerous by this share. */
const guessOf = (danger: number): Judgement => ({
	...CALM,
	kind: "self",
	certainty: "maybe",
	shares: { none: 1 - danger, explicit: 0, indirect: danger, overdose: 0, other: 0, violence: 0, harm: 0, thoughts: 0 },
	hint: danger,
});
/** Enough to ask about wherever it stands in a talk. */
const MAYBE = guessOf(FROM.gathered);
/** What a rule finds plainly. */
const SURE: Judgement = { ...MAYBE, certainty: "sure", rule: "want-die", plain: true };

/** Something told that is about no topic and takes no option. */
const TOLD: Reading = {
	userInput: "the road was long and then we sat down by the river",
	told: "the road was long and then we sat down by the river",
	language: "en",
	words: 12,
	whole: new Set(),
	leading: new Set(),
	holdsNo: false,
	asks: false,
	asksInWords: false,
	onlyAsks: false,
	doing: { act: "tells", sure: 1, tone: "plain" },
	denies: false,
	deniesDanger: false,
	strange: false,
	leaves: false,
	tells: true,
	number: null,
	facts: {},
	choice: null,
	presses: false,
	plainly: false,
	signs: [],
	name: null,
	near: [],
	topics: [],
	subjects: [],
	judgement: CALM,
};

function told(state: BotState, reading: Partial<Reading>): BotState {
	const hints = gathered(state.hints, reading.judgement ?? CALM);
	const outcome = nextMove({ content: CONTENT, state: { ...state, hints }, reading: { ...TOLD, ...reading } });
	return { ...outcome.state, turn: state.turn + 1 };
}

/** Several messages of one talk, by what the gate made of each. */
function talk(judgements: readonly Judgement[], state: BotState = NEW_STATE): BotState {
	return judgements.reduce((before, judgement) => told(before, { judgement }), state);
}

const asks = ({ position }: BotState) => position?.flow === "doubt";
const flowOf = ({ position }: BotState) => position?.flow;

describe("the gate's question", () => {
	test("is put as one that everybody may be asked where the model guesses alone, but not on a roof", () => {
		expect(talk([FAINT]).position).toEqual({ flow: "doubt", step: "gently" });
		expect(talk([MAYBE]).position).toEqual({ flow: "doubt", step: "gently" });
		expect(talk([{ ...MAYBE, rule: "no-point" }]).position).toEqual({ flow: "doubt", step: "self-ask" });
		expect(talk([MAYBE], { ...NEW_STATE, facts: { place: "height" } }).position).toEqual({
			flow: "doubt",
			step: "self",
		});
	});

	test("is about the other, once the writer has said so; a plain word of danger is the writer's own", () => {
		const ofAnother = { ...NEW_STATE, facts: { whom: "another" } };
		expect(talk([MAYBE], ofAnother).position).toEqual({ flow: "doubt", step: "other" });
		expect(flowOf(talk([SURE], ofAnother))).toBe("self");
		const hint: Judgement = { ...MAYBE, rule: "method-hinted", stated: "self" };
		const beside = { ...ofAnother, position: { flow: "somebody-else", step: "where" } };
		expect(talk([SURE], beside).position).toEqual({ flow: "doubt", step: "whose" });
		expect(flowOf(talk([hint], beside))).toBe("somebody-else");
		expect(flowOf(talk([guessOf(0.4)], beside))).toBe("somebody-else");
		const afterwards = { ...NEW_STATE, facts: { whom: "another", whose: "asked" }, begun: ["somebody-else"] };
		expect(flowOf(talk([SURE], afterwards))).toBe("self");
	});

	test("is about one's own life beside blows, where a rule finds it and it is all but certain; not beside a danger to a life", () => {
		const hint = (danger: number): Judgement => ({ ...guessOf(danger), rule: "farewell-hinted" });
		const beside = (flow: string, step: string): BotState => ({
			...NEW_STATE,
			turn: 3,
			danger: { flow, lines: [] },
			position: { flow, step },
		});
		const blows = beside("violence", "phone-safe");
		expect(asks(talk([hint(0.95)], blows))).toBe(true);
		expect(asks(talk([hint(0.8)], blows))).toBe(false);
		expect(asks(talk([guessOf(0.95)], blows))).toBe(false);
		expect(asks(talk([hint(0.95)], beside("self", "begin")))).toBe(false);
	});

	test("does not come for a guess where the bot is put right, unless danger outweighs that and is not denied", () => {
		const putRight = (danger: number, reading: Partial<Reading> = {}) =>
			asks(
				told(
					{ ...NEW_STATE, turn: 3 },
					{ judgement: guessOf(danger), doing: { act: "corrects", sure: 1, tone: "plain" }, ...reading },
				),
			);
		expect([0.6, 0.8].map((danger) => putRight(danger))).toEqual([false, true]);
		expect(putRight(0.8, { deniesDanger: true })).toBe(false);
	});

	test("comes at once where the gate is not sure", () => {
		expect(asks(talk([MAYBE]))).toBe(true);
		expect(asks(talk([CALM, MAYBE]))).toBe(true);
	});

	test("comes where several guesses gather, not for one of them", () => {
		expect(asks(talk([CALM, guessOf(0.45)]))).toBe(false);
		expect(asks(talk([CALM, guessOf(0.45), guessOf(0.45)]))).toBe(true);
		expect(asks(talk([CALM, guessOf(0.45), CALM, CALM, guessOf(0.45)]))).toBe(false);
		expect(talk([CALM, guessOf(0.45)])).toMatchObject({ raised: true });
	});

	test("comes at once for a hint that opens a talk, and further on only where the model finds it likely, but for violence", () => {
		const hint = (danger: number, kind: Kind = "self"): Judgement => ({
			...guessOf(danger),
			kind,
			rule: "farewell-hinted",
		});
		const plain = (danger: number): Judgement => ({ ...hint(danger), plain: true });
		const isAskedLater = (judgement: Judgement) => asks(talk([CALM, judgement]));
		expect(asks(talk([hint(0.3)]))).toBe(true);
		expect([0.3, 0.4].map((danger) => isAskedLater(hint(danger)))).toEqual([false, true]);
		expect([0.15, 0.25].map((danger) => isAskedLater(plain(danger)))).toEqual([false, true]);
		expect(isAskedLater(hint(0.3, "violence"))).toBe(true);
	});

	test("does not come for what has gathered where nothing is told that is a sign itself", () => {
		const gathering = { ...NEW_STATE, turn: 3, hints: 2 * FROM.gathered };
		expect(asks(talk([guessOf(0.2)], gathering))).toBe(false);
		expect(asks(talk([guessOf(0.4)], gathering))).toBe(true);
	});

	test("does not break into a talk for one faint sign, which stays on this machine", () => {
		const state = talk([CALM, FAINT]);
		expect(asks(state)).toBe(false);
		expect(state).toMatchObject({ raised: true });
	});

	test("does not come where a guess opens the talk with what is plainly asked and has a calm answer", () => {
		const opens = (id: string, danger: number) =>
			told(NEW_STATE, { judgement: guessOf(danger), asks: true, asksInWords: true, near: [{ id, score: 0.97 }] });
		expect(asks(opens("session-length", 0.45))).toBe(false);
		expect(asks(opens("session-length", FROM.likely))).toBe(true);
		expect(asks(opens("is-it-abuse", 0.45))).toBe(true);
	});

	test("does not break into a plain question; what is guessed there gathers", () => {
		const question = { judgement: guessOf(0.6), asks: true, asksInWords: true };
		const ofWhat = { ...question, doing: { act: "asks", sure: 1, tone: "plain" as const } };
		const state = { ...NEW_STATE, turn: 2 };
		expect(asks(told(state, ofWhat))).toBe(false);
		expect(asks(told(state, { ...ofWhat, judgement: { ...MAYBE, rule: "no-point" } }))).toBe(true);
		expect(asks(told(state, { ...ofWhat, judgement: guessOf(FROM.certain) }))).toBe(true);
		expect(asks(told(state, { ...question, doing: { act: "tells", sure: 1, tone: "plain" } }))).toBe(true);
		expect(asks(told(NEW_STATE, ofWhat))).toBe(true);
	});

	test("comes where something faint opens the talk", () => {
		expect(asks(talk([FAINT]))).toBe(true);
	});

	test("does not come where what is faint is told in good spirits", () => {
		expect(asks(told(NEW_STATE, { judgement: FAINT, doing: { act: "tells", sure: 1, tone: "good" } }))).toBe(false);
	});

	test.each([
		{ from: "shared" as const, id: "talk-on" },
		{ from: "step" as const, flow: "open", step: "begin", option: 0 },
	])("is not lost where a long message is near to the option %j", (offer) => {
		const offering = { ...NEW_STATE, offers: [offer] };
		expect(asks(told(offering, { judgement: MAYBE, choice: 0, words: 24 }))).toBe(true);
		expect(flowOf(told(offering, { judgement: SURE, choice: 0, words: 24 }))).toBe("self");
	});

	test("comes again after four turns where it got no answer, and after ten where it got a no", () => {
		const asked = { kind: "self" as const, rule: null, turn: 0, denied: false, message: "" };
		const later = (turn: number, denied: boolean) => ({ ...NEW_STATE, turn, doubt: { ...asked, denied } });
		const hinted: Judgement = { ...MAYBE, rule: "no-point" };
		const ofRule = (turn: number) => ({ ...later(turn, false), doubt: { ...asked, rule: "no-point" } });
		expect(asks(talk([hinted], ofRule(3)))).toBe(false);
		expect(asks(talk([hinted], ofRule(4)))).toBe(true);
		expect(asks(talk([MAYBE], later(9, true)))).toBe(false);
		expect(asks(talk([MAYBE], later(10, true)))).toBe(true);
		expect(talk([MAYBE], later(2, false)).position).toEqual({ flow: "doubt", step: "self-ask" });
		const found: Judgement = { ...MAYBE, rule: "end-life", plain: true };
		expect(asks(talk([found], later(2, true)))).toBe(true);
		expect(asks(talk([{ ...found, plain: false }], later(2, true)))).toBe(false);
		expect(asks(talk([{ ...guessOf(FROM.excused), rule: "end-life" }], later(2, true)))).toBe(true);
		expect(asks(told(later(2, true), { judgement: found, deniesDanger: true }))).toBe(false);
	});
});

describe("in place of an answer to it", () => {
	test("another hint at the same begins the protocol", () => {
		expect(flowOf(talk([MAYBE, { ...MAYBE, rule: "method-hinted" }]))).toBe("self");
	});

	test("what the model guesses and finds less likely than not, does not; what it finds likely, does", () => {
		expect(flowOf(talk([guessOf(0.3), guessOf(0.3)]))).not.toBe("self");
		expect(flowOf(talk([guessOf(0.3), guessOf(0.6)]))).toBe("self");
	});

	test("something faint, or a hint at something else, does not", () => {
		expect(flowOf(talk([MAYBE, FAINT]))).toBe("open");
		expect(flowOf(talk([MAYBE, { ...MAYBE, kind: "violence" }]))).toBe("open");
	});

	test("a plain statement does, whatever was asked", () => {
		expect(flowOf(talk([MAYBE, { ...SURE, kind: "deed" }]))).toBe("deed-done");
	});
});

describe("what is answered", () => {
	const asking = { ...TOLD, asks: true, doing: { act: "asks", sure: 1, tone: "plain" as const } };
	const near = (...scores: [string, number][]) => scores.map(([id, score]) => ({ id, score }));
	const saidTo = (reading: Partial<Reading>, state = NEW_STATE) =>
		nextMove({ content: CONTENT, state, reading: { ...asking, ...reading } });
	const saidOnce = { ...NEW_STATE, spoken: [["entries/session-cost#0"]] };

	test("is sure; what is only near is offered beside what asking does", () => {
		expect(saidTo({ near: near(["session-cost", 0.7]) }).said[0]?.id).toBe("entries/session-cost");
		const offered = saidTo({ near: near(["session-cost", 0.3], ["is-it-stored", 0.35]) });
		expect(offered.said[0]?.id).toBe("sentences/is-it-this");
		expect(offered.state.offers.slice(0, 2)).toEqual([
			{ from: "entry", id: "session-cost" },
			{ from: "entry", id: "is-it-stored" },
		]);
	});

	test("without an answer of its own is met by what is true of its subject, once in a talk", () => {
		const ofSleep = { asksInWords: true, subjects: near(["sleep", 0.5], ["habits", 0.3]) };
		const { said, state } = saidTo({ ...ofSleep, near: near(["sleep-naps", 0.35]) });
		expect(said.map(({ id }) => id)).toEqual(["entries/about-sleep"]);
		expect(state.offers.slice(0, 2)).toEqual([
			{ from: "entry", id: "sleep-naps" },
			{ from: "flow", id: "sleep-plan" },
		]);
		const spoken = { ...NEW_STATE, spoken: [["entries/about-sleep#0"]] };
		expect(saidTo(ofSleep, spoken).said[0]?.id).not.toBe("entries/about-sleep");
		expect(saidTo({ ...ofSleep, near: near(["sleep-naps", 0.7]) }).said[0]?.id).toBe("entries/sleep-naps");
		expect(saidTo({ ...ofSleep, asksInWords: false }).said[0]?.id).not.toBe("entries/about-sleep");
	});

	test("and is about a subject that is not sure is not taken for it, nor is the subject offered", () => {
		const { said, state } = saidTo({ subjects: near(["sleep", 0.3], ["habits", 0.25], ["none", 0.2]) });
		expect(said[0]?.id).toBe("acts/asks/plain");
		expect(state.offers.filter(({ from }) => from === "entry")).toEqual([]);
	});

	test("that is only possible is offered where it opens a talk, and further on where it is likelier", () => {
		const later = { ...NEW_STATE, turn: 4 };
		const possible = near(["session-cost", 0.2]);
		expect(saidTo({ near: possible }).said[0]?.id).toBe("sentences/is-it-this");
		expect(saidTo({ near: possible }, later).said[0]?.id).toBe("acts/asks/plain");
		expect(saidTo({ near: near(["session-cost", 0.4]) }, later).said[0]?.id).toBe("sentences/is-it-this");
	});

	test("as words to say, or whether something is normal, has words that fit better than its subject", () => {
		const doing = { act: "asks-words", sure: 1, tone: "plain" as const };
		expect(saidTo({ doing, asksInWords: true, subjects: near(["family", 0.9]) }).said[0]?.id).toBe(
			"acts/asks-words/plain",
		);
	});

	test("with a complaint is met beside it", () => {
		const doing = { act: "unheard", sure: 1, tone: "plain" as const };
		const { said } = saidTo({ doing, asksInWords: true, subjects: near(["sleep", 0.9]) });
		expect(said.map(({ id }) => id)).toEqual(["acts/unheard/beside", "entries/about-sleep"]);
		expect(saidTo({ doing, subjects: near(["sleep", 0.9]) }).said[0]?.id).not.toBe("entries/about-sleep");
	});

	test("for the middle of a danger is neither said nor offered where there is none, unless it is all but certain", () => {
		const alone = near(["what-to-say-now", 0.5]);
		const free = saidTo({ near: alone });
		expect(free.said[0]?.id).toBe("acts/asks/plain");
		expect(free.state.offers).not.toContainEqual({ from: "entry", id: "what-to-say-now" });
		expect(saidTo({ near: near(["what-to-say-now", 0.97]) }).said[0]?.id).toBe("entries/what-to-say-now");
		const afterwards = { ...NEW_STATE, begun: ["somebody-else"] };
		expect(saidTo({ near: alone }, afterwards).said[0]?.id).toBe("entries/what-to-say-now");
		const doubt = { kind: "self" as const, rule: null, turn: 0, denied: true, message: "" };
		expect(saidTo({ near: alone }, { ...NEW_STATE, doubt, raised: true }).said[0]?.id).toBe("acts/asks/plain");
	});

	test("of what is asked is as likely as not", () => {
		expect(saidTo({ near: near(["session-cost", 0.55]) }).said[0]?.id).toBe("entries/session-cost");
		expect(saidTo({ near: near(["session-cost", 0.45]) }).said[0]?.id).toBe("sentences/is-it-this");
		const ofKind = { doing: { act: "asks-whether", sure: 1, tone: "plain" as const } };
		expect(saidTo({ ...ofKind, near: near(["session-cost", 0.45]) }).said[0]?.id).toBe("acts/asks-whether/plain");
	});

	test("gives way to the next, where it was said in this talk; what is plainly asked for is said again", () => {
		expect(saidTo({ near: near(["session-cost", 0.9], ["is-it-stored", 0.8]) }, saidOnce).said[0]?.id).toBe(
			"entries/is-it-stored",
		);
		expect(saidTo({ near: near(["session-cost", 0.6]) }, saidOnce).said[0]?.id).toBe("acts/asks/plain");
		expect(saidTo({ near: near(["session-cost", 0.9]) }, saidOnce).said[0]?.id).toBe("entries/session-cost");
	});

	test("is said to who only tells where it is all but certain", () => {
		const tells = { asks: false, doing: { act: "tells", sure: 1, tone: "plain" as const } };
		expect(saidTo({ ...tells, near: near(["session-cost", 0.8]) }).said[0]?.id).toBe("acts/tells/plain");
	});
});

describe("after what is told", () => {
	const hurt = { doing: { act: "trouble", sure: 1, tone: "heavy" as const } };
	const saidIn = (state: BotState, reading: Partial<Reading> = hurt) =>
		nextMove({ content: CONTENT, state, reading: { ...TOLD, ...reading } }).said.map(({ id }) => id);

	test("it is asked on, each question once in a talk, with its answers offered first", () => {
		const asked = nextMove({ content: CONTENT, state: NEW_STATE, reading: { ...TOLD, ...hurt } });
		expect(asked.said.map(({ id }) => id)).toEqual(["acts/trouble/heavy", "open/moment"]);
		expect(asked.state.offers[0]).toEqual({ from: "step", flow: "open", step: "moment", option: 0 });
		expect(saidIn({ ...NEW_STATE, spoken: [["open/moment#0"]] })).toEqual(["acts/trouble/heavy", "open/known"]);
	});

	test("what may be the answer is offered behind the answers to what a kind of question is asked on", () => {
		const doing = { act: "asks-whether", sure: 1, tone: "plain" as const };
		const near = [{ id: "resign-or-not", score: 0.4 }];
		const reading: Reading = { ...TOLD, asks: true, doing, near };
		const asked = nextMove({ content: CONTENT, state: NEW_STATE, reading });
		expect(asked.said.map(({ id }) => id)).toEqual(["acts/asks-whether/plain", "open/lean"]);
		expect(asked.state.offers.slice(0, 4).at(-1)).toEqual({ from: "entry", id: "resign-or-not" });
	});

	test("nothing is asked of who passed a question over, wants to be listened to, or has an exercise waiting", () => {
		const position = { flow: "open", step: "known" };
		expect(saidIn({ ...NEW_STATE, position })).toEqual(["acts/trouble/heavy"]);
		expect(saidIn({ ...NEW_STATE, spoken: [["entries/only-listen#0"]] })).toEqual(["acts/trouble/heavy"]);
		expect(saidIn({ ...NEW_STATE, stack: [{ flow: "breathing", step: "how" }] })).toEqual(["acts/trouble/heavy"]);
	});

	test("it is met before the gate's question; what was done is asked about at once", () => {
		expect(saidIn(NEW_STATE, { ...hurt, judgement: MAYBE })).toEqual(["acts/trouble/heavy", "doubt/gently"]);
		expect(saidIn(NEW_STATE, { ...hurt, judgement: { ...MAYBE, kind: "deed" } })).toEqual(["doubt/deed"]);
	});

	test("who puts the bot right and tells something is told sorry, and met", () => {
		const corrects = { doing: { act: "corrects", sure: 1, tone: "plain" as const, rest: "angry" } };
		expect(saidIn(NEW_STATE, corrects).slice(0, 2)).toEqual(["acts/corrects/beside", "acts/angry/plain"]);
		expect(saidIn(NEW_STATE, { doing: { ...corrects.doing, rest: undefined } })).toEqual(["acts/corrects/plain"]);
	});
});

test.each([...CONTENT.flows.values()].filter(({ kind }) => kind === "exercise").map(({ id }) => id))(
	"where all of %s was said of late, what else is typed gets a reply",
	(id) => {
		const steps = CONTENT.flows.get(id)?.steps ?? {};
		const spoken = [Object.entries(steps).flatMap(([name, { say }]) => say.en.map((_, at) => `${id}/${name}#${at}`))];
		for (const step of Object.keys(steps)) {
			const state = { ...NEW_STATE, turn: 3, position: { flow: id, step }, spoken };
			expect(nextMove({ content: CONTENT, state, reading: TOLD }).said).not.toEqual([]);
		}
	},
);

test("a guessed deed is asked about while another question of the gate's waits, unless it is denied", () => {
	const asked = talk([MAYBE]);
	const deed = { judgement: { ...MAYBE, kind: "deed" as const } };
	expect(told(asked, deed).position).toEqual({ flow: "doubt", step: "deed" });
	expect(told(asked, { ...deed, deniesDanger: true, denies: true }).doubt?.kind).toBe("self");
});

describe("a goodbye", () => {
	test("does not hide a danger that is likelier than not", () => {
		const leaves = { doing: { act: "leaves", sure: 0.8, tone: "plain" as const } };
		const asks = (danger: number) => {
			const judgement = { ...guessOf(danger), kind: "self" as const };
			const state = { ...NEW_STATE, turn: 4, hints: 0.6 };
			return nextMove({ content: CONTENT, state, reading: { ...TOLD, ...leaves, judgement } }).state.position?.flow;
		};
		expect(asks(0.6)).toBe("doubt");
		expect(asks(0.45)).not.toBe("doubt");
	});

	const leaving = { doing: { act: "leaves", sure: 0.95, tone: "plain" as const } };

	test("ends free talk, and nothing that waits", () => {
		expect(flowOf(told(NEW_STATE, leaving))).toBe("end");
		const waitingIn = (flow: string, step: string) => ({ ...NEW_STATE, position: { flow, step } });
		expect(flowOf(told(waitingIn("doubt", "self"), leaving))).not.toBe("end");
		expect(flowOf(told(waitingIn("deed-done", CONTENT.flows.get("deed-done")?.start ?? ""), leaving))).toBe(
			"deed-done",
		);
	});
});

describe("who asks to be called", () => {
	const calls: Partial<Reading> = { near: [{ id: "want-call", score: 1 }] };

	test("is led to where one leaves a number", () => {
		const outcome = nextMove({ content: CONTENT, state: NEW_STATE, reading: { ...TOLD, ...calls } });
		expect(outcome.said.map(({ id }) => id)).toEqual(["entries/want-call", "sentences/call"]);
		expect(outcome.state.show).toEqual(["call"]);
	});

	test("in a danger too, which goes on waiting with all that it offers", () => {
		const danger = talk([SURE]);
		const after = told(danger, calls);
		expect(after.show).toEqual(["call"]);
		expect(after.position).toEqual(danger.position);
		expect(after.offers).toEqual(danger.offers);
	});
});
