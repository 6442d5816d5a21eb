import { answered, offeredAnswers } from "./answering";
import { answerWith, enterFlow, follow, MOST_OFFERS, type Outcome, offerOf } from "./flows/engine";
import type { BotState, Offer } from "./state";
import { OPEN, TURNS_OF_TALK, type Turn, topicsOf, wasSaidWithin } from "./turn";
import type { Said } from "./words/voice";

/**
 * From here on a message is about the likeliest topic. Below it the texts of a topic were graded worse, on lines of
 * talks, than plain listening (tests/bot/README.md).
 */
const SURE_OF_TOPIC = 0.97;
/** Less likely topics are not worth offering. */
const WORTH_OFFERING = 0.8;
const MOST_LIKELY = 2;
const MOST_ANSWERS = 3;

/** Whether a wording of it was not said in this talk. */
export function isNew(state: BotState, said: Said): boolean {
	return !wasSaidWithin(state, TURNS_OF_TALK, said);
}

/** The topic that the message is all but certainly about, once in a talk; what is plainly asked is about none. */
export function topic(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const [best] = topicsOf(reading);
	if (best === undefined || best.score < SURE_OF_TOPIC || reading.denies || reading.asks) return null;
	if (content.acts.get(reading.doing.act)?.tells !== true || reading.doing.tone === "good") return null;
	if (state.begun.includes(best.id) || !content.flows.has(best.id) || reading.words < 2) return null;
	return enterFlow(content, { ...state, position: null }, best.id);
}

/** What a message asks or tells is met as if nothing waited. */
export function heard(turn: Turn, state: BotState): Outcome {
	const free = { ...turn, state: { ...state, position: null, offers: [] } };
	const { answers, isAnswered } = answered(free);
	const [best] = answers;
	const answer = isAnswered && best !== undefined ? answerWith(turn.content, free.state, best.id) : null;
	// Who asks again was not helped by it.
	const isGiven = answer?.said.every((said) => !isNew(state, said)) === true;
	return (isGiven ? null : answer) ?? topic(free) ?? listen(free);
}

/** Nothing else is sure: what the message does is answered, whatever it is about. What it may be about is offered. */
export function listen(turn: Turn): Outcome {
	const { content, reading } = turn;
	const state = { ...turn.state, position: null, stack: [] };
	const { state: open } = enterFlow(content, state, OPEN, "more");
	const act = content.acts.get(reading.doing.act);
	if (act?.say === undefined) return follow(content, state, undefined, act?.to ?? OPEN);
	const { tone } = reading.doing;
	const shown = act.say[tone] === undefined ? "plain" : tone;
	const next = act.next.map((name) => offerOf(content, name)).filter((offer) => offer !== null);
	const likely = act.asks ? offeredAnswers(turn, MOST_ANSWERS) : act.tells ? likelyTopics(turn) : [];
	return {
		state: { ...open, offers: [...likely, ...next, ...open.offers].slice(0, MOST_OFFERS) },
		said: [{ id: `acts/${act.id}/${shown}`, text: act.say[shown] ?? act.say.plain }],
	};
}

/** Topics that the message may be about, as offers. */
function likelyTopics({ content, state, reading }: Turn): Offer[] {
	return topicsOf(reading)
		.filter(({ id, score }) => score >= WORTH_OFFERING && content.flows.has(id) && !state.begun.includes(id))
		.slice(0, MOST_LIKELY)
		.map(({ id }) => ({ from: "flow", id }));
}
