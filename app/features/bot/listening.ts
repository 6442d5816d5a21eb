import { answered, offeredAnswers, subjectOf } from "./answering";
import { type Content, stepOf } from "./content/content";
import type { Act, Tone } from "./content/schema";
import {
	answerWith,
	before,
	enterFlow,
	follow,
	MOST_OFFERS,
	OPEN,
	type Outcome,
	offerOf,
	sentence,
} from "./flows/engine";
import type { BotState, Offer } from "./state";
import { isNew, saidLately, type Turn, topicsOf } from "./turn";
import type { Said } from "./words/voice";

/**
 * From here on a message is about the likeliest topic. Below it the texts of a topic were graded worse, on lines of
 * talks, than plain listening (tests/bot/README.md).
 */
const SURE_OF_TOPIC = 0.97;
/** Less likely topics are not worth offering. */
const WORTH_OFFERING = 0.8;
const MOST_TOPICS = 2;
/** Of answers that may be asked for. */
const MOST_LIKELY = 3;
/** The wish to be listened to: whoever has it is asked nothing for so many turns. */
const ONLY_LISTEN = "only-listen";
const TURNS_OF_LISTENING = 6;

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

/**
 * Nothing else is sure: what the message does is answered, whatever it is about, and asked on with answers to choose from.
 * What it may be about is offered.
 */
export function listen(turn: Turn): Outcome {
	const { content, reading } = turn;
	const state = { ...turn.state, position: null, stack: [] };
	const act = content.acts.get(reading.doing.act);
	if (act?.say === undefined) return follow(content, state, undefined, act?.to ?? OPEN);
	const answers = offeredAnswers(turn, MOST_LIKELY);
	const subject = subjectOf(turn);
	if (subject !== undefined) {
		const spoken = answerWith(content, state, subject.id);
		const offers = [...answers, ...spoken.state.offers].slice(0, MOST_OFFERS);
		return before(besideAnswer(act), { ...spoken, state: { ...spoken.state, offers } });
	}
	// What may be known is not said to be unknown; a kind of question has words that are true of all of it.
	const mayBeKnown = act.asks && act.within === undefined && answers.length > 0;
	const likely = act.tells ? [...answers, ...likelyTopics(turn)] : answers;
	const said = mayBeKnown ? [sentence(content, "is-it-this")] : saysTo(turn, act);
	const question = questionAfter(turn, act);
	if (question !== undefined) {
		const on = enterFlow(content, state, OPEN, question);
		const offers = [...on.state.offers, ...likely].slice(0, MOST_OFFERS);
		return before(said, { ...on, state: { ...on.state, offers } });
	}
	const next = act.next.map((name) => offerOf(content, name)).filter((offer) => offer !== null);
	const { state: open } = enterFlow(content, state, OPEN, "more");
	return { state: { ...open, offers: [...likely, ...next, ...open.offers].slice(0, MOST_OFFERS) }, said };
}

/** What is said to what a message does; to what puts the bot right, also to what it tells besides. */
function saysTo({ content, reading }: Turn, act: Act): Said[] {
	const { tone, rest } = reading.doing;
	const besides = content.acts.get(rest ?? "");
	const sorry = besides?.say === undefined ? [] : besideAnswer(act);
	const said = statement(sorry.length > 0 && besides !== undefined ? besides : act, tone);
	return said === null ? sorry : [...sorry, said];
}

/** What is said to an act before something else: "Sorry, I got that wrong." */
export function besideAnswer({ id, beside }: Act): Said[] {
	return beside === undefined ? [] : [{ id: `acts/${id}/beside`, text: beside }];
}

/** What is said to an act by how it weighs; null where it only leads somewhere. */
export function statement({ id, say }: Act, tone: Tone): Said | null {
	if (say === undefined) return null;
	const shown = say[tone] === undefined ? "plain" : tone;
	return { id: `acts/${id}/${shown}`, text: say[shown] ?? say.plain };
}

/**
 * The question that listening asks next. None in a danger, and none of who wants only to be heard, has just passed a question
 * over, or has an exercise waiting.
 */
function questionAfter({ content, state, reading }: Turn, { questions }: Act): string | undefined {
	const wasAsked = (name: string) => {
		const step = stepOf(content, OPEN, name);
		return step !== undefined && !isNew(state, { id: `${OPEN}/${name}`, text: step.say });
	};
	if (saidLately(state, TURNS_OF_LISTENING).has(`entries/${ONLY_LISTEN}#0`)) return undefined;
	if (state.danger !== null || state.stack.length > 0 || isQuestion(content, state.position)) return undefined;
	const { tone } = reading.doing;
	const steps = questions[tone] ?? (tone === "good" ? [] : questions.plain);
	return steps?.find((name) => !wasAsked(name));
}

/** Whether a question of listening waits. */
function isQuestion(content: Content, position: BotState["position"]): boolean {
	if (position?.flow !== OPEN) return false;
	return [...content.acts.values()].some(({ questions }) =>
		Object.values(questions).some((names) => names.includes(position.step)),
	);
}

/** Topics that the message may be about, as offers. */
function likelyTopics({ content, state, reading }: Turn): Offer[] {
	return topicsOf(reading)
		.filter(({ id, score }) => score >= WORTH_OFFERING && content.flows.has(id) && !state.begun.includes(id))
		.slice(0, MOST_TOPICS)
		.map(({ id }) => ({ from: "flow", id }));
}
