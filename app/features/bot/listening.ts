import { answered, offeredAnswers } from "./answering";
import { type Content, stepOf, subjectId } from "./content/content";
import type { Act, Entry, Tone } from "./content/schema";
import { answerWith, before, enterFlow, follow, MOST_OFFERS, type Outcome, offerOf, sentence } from "./flows/engine";
import type { BotState, Offer } from "./state";
import { OPEN, saidLately, TURNS_OF_TALK, type Turn, topicsOf, wasSaidWithin } from "./turn";
import type { Said } from "./words/voice";

/**
 * From here on a message is about the likeliest topic. Below it the texts of a topic were graded worse, on lines of
 * talks, than plain listening (tests/bot/README.md).
 */
const SURE_OF_TOPIC = 0.97;
/**
 * From here on what is true of the likeliest subject is said. Graded on lines of talks (tests/bot/README.md): where it is the
 * right one it was as good as an answer, and where it is not, no worse than to say that one does not know.
 */
const SURE_OF_SUBJECT = 0.4;
/** Less likely subjects are not worth offering. */
const SUBJECT_WORTH_OFFERING = 0.06;
/** Less likely topics are not worth offering. */
const WORTH_OFFERING = 0.8;
const MOST_LIKELY = 2;
const MOST_ANSWERS = 3;
/** The wish to be listened to: whoever has it is asked nothing for so many turns. */
const ONLY_LISTEN = "only-listen";
const TURNS_OF_LISTENING = 6;

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

/**
 * Nothing else is sure: what the message does is answered, whatever it is about, and asked on with answers to choose from.
 * What it may be about is offered.
 */
export function listen(turn: Turn): Outcome {
	const { content, reading } = turn;
	const state = { ...turn.state, position: null, stack: [] };
	const act = content.acts.get(reading.doing.act);
	if (act?.say === undefined) return follow(content, state, undefined, act?.to ?? OPEN);
	const likely = act.asks ? likelyQuestions(turn) : act.tells ? likelyTopics(turn) : [];
	const subject = subjectOf(turn);
	if (subject !== undefined) {
		const spoken = answerWith(content, state, subject.id);
		const offers = [...offeredAnswers(turn, MOST_ANSWERS), ...spoken.state.offers].slice(0, MOST_OFFERS);
		return before(besideAnswer(act), { ...spoken, state: { ...spoken.state, offers } });
	}
	// What may be known is not said to be unknown; a kind of question has words that are true of all of it.
	const isOffered = offeredAnswers(turn, 1).length > 0 || likely.length > 1;
	const mayBeKnown = act.asks && act.within === undefined && isOffered;
	const said = mayBeKnown ? [sentence(content, "is-it-this")] : saysTo(turn, act);
	const question = questionAfter(turn, act);
	if (question !== undefined) {
		const asked = enterFlow(content, state, OPEN, question);
		const offers = [...asked.state.offers, ...likely].slice(0, MOST_OFFERS);
		return before(said, { ...asked, state: { ...asked.state, offers } });
	}
	const next = act.next.map((name) => offerOf(content, name)).filter((offer) => offer !== null);
	const { state: open } = enterFlow(content, state, OPEN, "more");
	return { state: { ...open, offers: [...likely, ...next, ...open.offers].slice(0, MOST_OFFERS) }, said };
}

/** What is said of the subject that is asked about beside something else; nothing where that is not clear. */
export function subjectBeside(turn: Turn): Said[] {
	const subject = subjectOf(turn);
	return subject === undefined ? [] : [saidOf(subject)];
}

/** The subject of what is asked, where its text was not said in this talk. */
export function subjectOf({ content, state, reading }: Turn): Entry | undefined {
	const [best] = reading.subjects;
	const { asks = false, beforeSubject = false, beside } = content.acts.get(reading.doing.act) ?? {};
	// "You did not answer: is that dangerous?" complains, and asks.
	const isAsked = reading.asksInWords && (asks || beside !== undefined);
	if (!isAsked || beforeSubject || best === undefined || best.score < SURE_OF_SUBJECT) return undefined;
	const subject = content.entries.get(subjectId(best.id));
	return subject !== undefined && isNew(state, saidOf(subject)) ? subject : undefined;
}

/** Answers that may be asked for, and subjects that may be asked about and were not spoken of in this talk, as offers. */
function likelyQuestions(turn: Turn): Offer[] {
	const { content, state, reading } = turn;
	const subjects = reading.subjects
		.filter(({ score }) => score >= SUBJECT_WORTH_OFFERING)
		.flatMap(({ id }) => content.entries.get(subjectId(id)) ?? [])
		.filter((subject) => isNew(state, saidOf(subject)))
		.map(({ id }): Offer => ({ from: "entry", id }));
	return [...offeredAnswers(turn, MOST_ANSWERS), ...subjects].slice(0, MOST_ANSWERS);
}

function saidOf({ id, say }: Entry): Said {
	return { id: `entries/${id}`, text: say };
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

/** What is asked on: nothing in a danger, or of who wants to be listened to, passed a question over, has an exercise waiting. */
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
		.slice(0, MOST_LIKELY)
		.map(({ id }) => ({ from: "flow", id }));
}
