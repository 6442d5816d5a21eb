import { env } from "~/env.server";
import { HELPLINES } from "../helplines.server";
import { beginAftermath, type Danger } from "./listening/aftermath";
import { languageWished } from "./listening/language-wish";
import { leaned, listen } from "./listening/listen";
import { remember } from "./listening/memory";
import { oddInput } from "./listening/odd-input";
import { putAside } from "./listening/offers";
import { isPlainlyEnglish } from "./listening/plain-english";
import { type Answer, type Scene, wordCount } from "./listening/scene";
import { providerFor } from "./providers/provider-for.server";
import { crisisReply, safeToSay, screen } from "./safety";
import { readLearned } from "./safety/learned/learned.server";
import { answersPlan, awaitsPlainAnswer } from "./skills";
import { type BotState, readState } from "./state";
import { understandByRules } from "./understanding/rules";
import { type Understanding, understand } from "./understanding/understand.server";
import { createVoice, type Language } from "./voice";

/** What the bot knows of a talk: its own state as JSON (null before the first turn) and the newest messages. */
export type Conversation = {
	state: string | null;
	history: readonly { role: "user" | "bot"; message: string }[];
};

const provider = providerFor(env);
const learned = readLearned();
/** From here on an act is rarely mistaken. */
const SURE_OF_ACT = 0.6;
/** A longer message tells more than an exercise has asked for. */
const FEW_WORDS = 7;

/**
 * Answers one message. The safety gate comes first and last, whatever answers between.
 *
 * @param conversation as it stands; not changed
 * @param userInput what the person wrote, not blank, at most 2,000 characters
 * @returns the reply, and the state to keep with it
 */
export async function reply(
	conversation: Conversation,
	userInput: string,
): Promise<{ response: string; state: string }> {
	const before = readState(conversation.state);
	const understood = await understand(userInput);
	const careful = before.crisisReplies > 0 || isPlainlyMeant(understood);
	const { embedding } = understood;
	const secondOpinion = answersExercise(before, userInput) ? null : learned && { model: learned, embedding, careful };
	const screening = screen(userInput, before.risk, before.turn, secondOpinion);
	const language = languageOf(before, understood.language, userInput);
	const voice = createVoice(language, before.spoken, before.turn);
	const scene: Scene = {
		userInput,
		understood: asAnswered(before, userInput, understood),
		language,
		say: voice.say,
		helplines: HELPLINES,
		state: {
			...before,
			language,
			wroteEnglish: before.wroteEnglish || (understood.language === "en" && isPlainlyEnglish(userInput)),
			risk: screening.risk,
			memory: remember(before.memory, userInput),
		},
	};
	const { denial } = screening;
	const concern = dangerIn(screening, before, userInput);
	const answer =
		concern !== null
			? helpAtOnce(leaned(scene), concern, denial)
			: ((await fromProvider(scene, conversation)) ?? listen(scene, denial && !answersPlan(before.skill, userInput)));
	const state: BotState = { ...answer.state, turn: before.turn + 1, spoken: voice.finish() };
	return { response: answer.response, state: JSON.stringify(state) };
}

/**
 * The thought of dying and its means are what a safety plan asks for, and pills that are named there are not yet
 * swallowed, unless a rule says so; all other danger counts there as everywhere.
 */
function dangerIn({ concern, rule }: ReturnType<typeof screen>, { skill }: BotState, userInput: string): Danger | null {
	if (concern === "none" || concern === "soft") return null;
	const asked = concern === "indirect" || concern === "explicit" || (concern === "overdose" && rule === "learned");
	return asked && isPlainlyEnglish(userInput) && answersPlan(skill, userInput) ? null : concern;
}

/** A thank you, a goodbye, a wish for a human: what a message plainly does, the gate need not guess at. */
function isPlainlyMeant({ act }: Understanding): boolean {
	return act !== null && act.confidence >= SURE_OF_ACT;
}

/**
 * "I did it", "baad me soch lungi": to the model, which never sees the question, a few words that were asked for sound
 * like a deed. The gate's rules judge them as ever.
 */
function answersExercise({ skill, crisisReplies }: BotState, userInput: string): boolean {
	return crisisReplies === 0 && wordCount(userInput) < FEW_WORDS && awaitsPlainAnswer(skill);
}

/**
 * What was understood, as it counts where the bot has asked for something: "weed" names the urge and asks for no
 * medicine. Of a few words inside an exercise only the rules say what they do.
 */
function asAnswered({ skill }: BotState, userInput: string, understood: Understanding): Scene["understood"] {
	const ruledAct = understandByRules(userInput).act?.id ?? null;
	const inExercise = skill !== null && !skill.paused && skill.id !== "booking";
	const answers = inExercise && wordCount(userInput) < FEW_WORDS;
	return { ...understood, act: answers ? null : understood.act, ruledAct };
}

/** A crisis comes before anything that runs or was offered. What ran can be taken up again later. */
function helpAtOnce(scene: Scene, concern: Danger, denial: boolean): Answer {
	const { say, helplines, state } = scene;
	const response = crisisReply(concern, { say, helplines, repeated: state.crisisReplies, denial });
	const after = beginAftermath({ ...putAside(state), offer: null }, concern);
	return { response, state: { ...after, crisisReplies: state.crisisReplies + 1 } };
}

/**
 * Asks the provider that the operator has set, if there is one.
 *
 * @returns null for the embedded bot to answer: no provider, one that fails or says what it must not, a running
 *   exercise, or a conversation in which the gate has raised a risk. Nothing of such a one leaves the machine.
 */
async function fromProvider(scene: Scene, { history }: Conversation): Promise<Answer | null> {
	const { state, userInput } = scene;
	const risky = state.crisisReplies > 0 || state.risk.level === "indirect" || state.risk.level === "explicit";
	if (provider === null || risky || state.skill !== null) return null;
	try {
		const response = await provider(history, userInput);
		return safeToSay(response) ? { response, state } : null;
	} catch (error) {
		console.warn(JSON.stringify({ level: "warn", what: "provider", error: (error as Error).message }));
		return null;
	}
}

/**
 * A word or two says little about the language, and Hinglish borrows: the talk's own stays until another is clear.
 * A "hi" or "ok" has shown none: after it, one word of Hindi is enough.
 */
function languageOf(before: BotState, heard: Language, userInput: string): Language {
	const wished = languageWished(userInput);
	if (wished !== null) return wished;
	// Code, orders and noise are no language of the person's own.
	if (before.turn > 0 && oddInput(userInput) !== null) return before.language;
	if (before.turn === 0 || heard === before.language) return heard;
	const saysEnough = userInput.trim().split(/\s+/).length >= 3;
	if (heard === "en") return saysEnough && isPlainlyEnglish(userInput) ? heard : before.language;
	const shownNone = before.language === "en" && !before.wroteEnglish;
	return saysEnough || heard === "hi" || shownNone ? heard : before.language;
}
