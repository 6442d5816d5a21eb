import { answerBeside, answered } from "./answering";
import type { Step } from "./content/schema";
import { MOST_OFFERS, type Outcome, offerOf, sentence } from "./flows/engine";
import { heard } from "./listening";
import { type Offer, putAside } from "./state";
import { complains, SURE, type Turn, waiting } from "./turn";
import type { Said } from "./words/voice";

/** A question beside the own words that are asked for, where a question may be them. */
const SURE_OF_QUESTION = 0.9;

/** The act of asking what to do: in an exercise, the exercise itself. */
const ASKS_WHAT_TO_DO = "asks-what-to-do";

/** What is told with more words than this beside a question belongs to the question. */
const LONGEST_BESIDE_QUESTION = 8;

/** Own words are put into a sentence, which has its own. */
const FULL_STOPS = /[.।]+$/u;

/** What answers a step that asks for own words; blank where a message only asks, or wants something else done. */
export function ownWords(turn: Turn, step: Step): string {
	const { userInput, told } = turn.reading;
	if (passesOver(turn)) return "";
	if (asksBesides(turn, step) && told.split(/\s+/u).length > LONGEST_BESIDE_QUESTION) return "";
	const isAnswered = asksBesides(turn, step) && answered(turn).isAnswered;
	return isAside(turn, step) && !isAnswered ? "" : (step.mayAsk ? userInput.trim() : told).replace(FULL_STOPS, "");
}

/** "Half past seven. But what do I tell her?": what is said to the question, before the exercise goes on. */
export function besideOwnWords(turn: Turn, step: Step): Said[] {
	if (!asksBesides(turn, step)) return [];
	const said = answerBeside(turn);
	return said.length > 0 ? said : [sentence(turn.content, "cannot-answer-now")];
}

function asksBesides({ reading }: Turn, { mayAsk }: Step): boolean {
	return !mayAsk && reading.told !== reading.userInput.trim();
}

/** What listening asks is easily passed over, and its answers are said back: what asks, or complains, is none. */
function passesOver(turn: Turn): boolean {
	const { content, state, reading } = turn;
	if (waiting(content, state).flow?.kind !== "talk") return false;
	return complains(turn) || reading.asksInWords || content.acts.get(reading.doing.act)?.passesOver === true;
}

/** Not an answer to what the step asks for: a wish, a question that has an answer, a plain remark about the bot. */
function isAside({ content, reading }: Turn, { mayAsk }: Step): boolean {
	const [best] = reading.near;
	if (best === undefined || best.score < SURE) return false;
	const does = content.entries.get(best.id)?.does;
	if (does === "question") return reading.asks && best.score >= (mayAsk ? SURE_OF_QUESTION : SURE);
	return does === "wish" || does === "remark";
}

/**
 * Whether the message asks something that the exercise does not answer, or corrects the bot. "Quick, tell me what stops it" does
 * neither.
 */
export function isElsewhere(turn: Turn): boolean {
	const { told, userInput, doing } = turn.reading;
	const actAsks = doing.act !== ASKS_WHAT_TO_DO && turn.content.acts.get(doing.act)?.asks === true;
	return told !== userInput.trim() || actAsks || complains(turn);
}

/** What else is asked, or put right, in an exercise is met, and the exercise waits below until it is taken up. */
export function besideExercise(turn: Turn): Outcome {
	const { content } = turn;
	const below = putAside(turn.state);
	const met = heard(turn, below);
	const goOn = offerOf(content, "go-on") as Offer;
	return {
		...met,
		state: { ...met.state, stack: below.stack, offers: [goOn, ...met.state.offers].slice(0, MOST_OFFERS) },
	};
}
