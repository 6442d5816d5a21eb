import { env } from "~/env.server";
import { LINES } from "../helplines.server";
import { CONTENT } from "./content/content.server";
import type { Language } from "./content/schema";
import { before, type Outcome } from "./flows/engine";
import { gathered } from "./gate/judge";
import { type Move, nextMove } from "./moves";
import { readMessage } from "./parts.server";
import { fromProvider } from "./providers/from-provider.server";
import type { Reading } from "./reading/understand";
import { DOUBT } from "./situation";
import { type BotState, readState } from "./state";
import { TURNS_OF_TALK } from "./turn";
import { type ReplyView, viewOf } from "./view";
import { slotsOf } from "./words/slots";
import { fillSlots, speak } from "./words/voice";

/** What the bot knows of a talk: its own state as JSON (null before the first turn) and the newest messages. */
export type Conversation = {
	state: string | null;
	history: readonly { role: "user" | "bot"; message: string }[];
};

/** A reply, what stands beside it, and the state to keep with it. */
export type Reply = ReplyView & { response: string; state: string };

/** A word or two says little about the language: fewer do not change that of the talk. */
const WORDS_OF_A_LANGUAGE = 3;

/**
 * Answers one message: it is read once, judged by the gate, met by the first move that applies, and put into words.
 *
 * @param conversation as it stands; not changed
 * @param userInput what the person wrote, not blank, at most 2,000 characters
 */
export async function reply(conversation: Conversation, userInput: string): Promise<Reply> {
	const earlier = readState(conversation.state);
	const reading = await readMessage(earlier, userInput);
	const named: BotState["facts"] = reading.name === null ? {} : { named: reading.name };
	const facts = { ...named, ...earlier.facts, ...reading.facts };
	const hints = gathered(earlier.hints, reading.judgement);
	const state = { ...earlier, language: languageOf(earlier, reading), facts, hints };
	const outcome = await believed(state, nextMove({ content: CONTENT, state, reading }), reading);
	const language = wishedLanguage(outcome) ?? outcome.state.language;
	const slots = slotsFor(language, outcome.state);
	const { response, used } = speak(outcome.said, language, slots, earlier.spoken);
	const after: BotState = {
		...outcome.state,
		language,
		strayed: strays(earlier.language, reading),
		turn: earlier.turn + 1,
		spoken: [...earlier.spoken, used].slice(-TURNS_OF_TALK),
	};
	const told = { conversation, userInput, reading, state: after, embedded: response, move: outcome.move };
	return {
		...viewOf(CONTENT, after, slots),
		response: (await fromProvider(told)) ?? response,
		state: JSON.stringify(after),
	};
}

/** What stands beside the newest reply of a talk that is shown again. */
export function viewOfState(json: string | null): ReplyView {
	const state = readState(json);
	return viewOf(CONTENT, state, slotsFor(state.language, state));
}

/** What is said beside a reply that could not be kept. */
export function toldNotKept(json: string): string {
	const state = readState(json);
	const text = CONTENT.sentences.get("not-kept")?.[state.language][0] ?? "";
	return fillSlots(text, slotsFor(state.language, state));
}

/** A no with more words than this tells or asks something besides. */
const LONGEST_NO = 6;

/**
 * A no to the gate's question is believed: what made it ask is answered as if it had not asked, or, where more is told
 * with the no, that. Where all was answered beside the question, this message is met: no reply is empty.
 */
async function believed(
	state: BotState,
	outcome: Outcome & { move: Move },
	{ userInput, words, presses, asks, tells }: Reading,
): Promise<Outcome & { move: Move }> {
	const isMore = !presses && words > LONGEST_NO && (asks || tells);
	const asked = outcome.state.doubt?.message;
	const message = isMore ? userInput : asked || (outcome.said.length === 0 ? userInput : "");
	if (!outcome.back || state.position?.flow !== DOUBT || message === "") return outcome;
	const reading = { ...(await readMessage(outcome.state, message, false)), choice: null };
	const replayed = nextMove({ content: CONTENT, state: outcome.state, reading });
	return { ...before(outcome.said, replayed), move: outcome.move };
}

/** The language of the talk stays until another is clear. */
function languageOf({ language, turn, strayed }: BotState, reading: Reading): Language {
	if (turn === 0 || reading.language === language) return reading.language;
	if (language !== "en" && reading.language === "en") return strayed && strays(language, reading) ? "en" : language;
	return strays(language, reading) ? reading.language : language;
}

/** Whether a message is clearly in another language than the talk. Hindi borrows from English, not the other way. */
function strays(language: Language, reading: Reading): boolean {
	if (reading.language === language) return false;
	return reading.words >= WORDS_OF_A_LANGUAGE || reading.language === "hi";
}

const WISHED: Readonly<Record<string, Language>> = {
	"entries/language-english": "en",
	"entries/language-hinglish": "hinglish",
	"entries/language-hindi": "hi",
};

function wishedLanguage({ said }: Outcome): Language | undefined {
	return said.map(({ id }) => WISHED[id]).find((language) => language !== undefined);
}

function slotsFor(language: Language, state: BotState) {
	return slotsOf(CONTENT, language, state.facts, LINES, {
		product: env.PRODUCT_NAME,
		"contact.phone": env.CONTACT_PHONE,
		"contact.email": env.CONTACT_EMAIL,
		idleHours: String(env.CONVERSATION_IDLE_HOURS),
		leavesMachine: CONTENT.sentences.get(env.BOT === "embedded" ? "stays-here" : "leaves-machine")?.[language][0] ?? "",
	});
}
