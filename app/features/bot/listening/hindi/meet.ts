import type { HindiPhrase, Phrase } from "../../voice";
import { DISTRESS } from "../distress";
import { LONG, speaksOfTopic, TURNS_BETWEEN_RESTS, TURNS_BETWEEN_TRUTHS } from "../pace";
import { isPause } from "../pauses";
import { GO_ON, HEAVY, LIGHT, MIRROR } from "../phrases";
import { nextQuestion, stillOpen, wasAsked } from "../questions";
import { capitalised, isBrief, type Scene, wordCount } from "../scene";
import { BRIEF } from "../small-phrases";
import { TOPIC_WORDS } from "../topics";
import { correctionIn, echoHindi, isDenial, isRefusal } from "./echo";
import { evenSpelling, type Reflection, readingOf, reflectionOn, SIGNS } from "./heard";
import { mayBeSaidBack, mirrorHindi } from "./mirror";
import { thingNamed } from "./named";
import { nearQuestion } from "./near-questions";
import { inHindi, withRows } from "./rows";
import { HINDI_TOPIC_WORDS } from "./topics";
import { isDenied, speaksOfOneself } from "./whose";

/** Room is given sooner where the very thing that was told has been met: that can stand by itself. */
const TURNS_BETWEEN_RESTS_ONCE_MET = 3;

/** Said back more often than this, a person's words sound like an echo. */
const TURNS_BETWEEN_MIRRORS = 2;
/** One saying after the other sounds like a lecture, */
const TURNS_BETWEEN_SAYINGS = 2;
/** to be asked what it is like wears out too, */
const TURNS_BETWEEN_FOLLOWING = 2;
/** and so do sentences that fit anything. */
const TURNS_BETWEEN_FILLERS = 3;

/** Nothing is said again within so many turns. */
const TURNS_WITHOUT_REPEAT = 11;

const LONGEST_WORD_TAKEN = 30;
/** "Sab hase", "de di": no name of a thing, which could be taken up. */
const ENDS_IN_A_VERB =
	/ \S+ (?:(?!se )\S+e|\S*t[aie]|\S+o|\S*(?:iy|ay|oy)[aie]|\S+ung[ai]|di|li|ki|hai|hi|tha|thi|the|nahi|\S*(?:ते|ता|ती|े|या|ई|दी|ली|है|था|थी|नहीं)) $/;
const ASKS_ALONE =
	/^ (?:shayad|haan|ha|nahi|शायद|हां|नहीं|kya|kyu|kaun|kab|kaise|kaha|matlab|क्या|क्यों|कौन|कब|कैसे|कहां|मतलब) /;
/** What is said to a word or two that answer something: the words themselves. */
const WORD_TAKEN = inHindi(["Achha, {words}.", "अच्छा, {words}।"], ["{Words}, ji.", "{Words}, जी।"]);

/** To what the person puts right. */
const CORRECTED = inHindi(["Theek hai, {words}.", "ठीक है, {words}।"], ["Achha, to {words}.", "अच्छा, तो {words}।"]);
const NOT_SO = inHindi(
	["Achha, to aisa nahin hai.", "अच्छा, तो ऐसा नहीं है।"],
	["Theek hai, woh baat nahin.", "ठीक है, वह बात नहीं।"],
);
const NOT_WANTED = inHindi(
	["Theek hai, us par zor nahin.", "ठीक है, उस पर ज़ोर नहीं।"],
	["Achha, abhi uska mann nahin.", "अच्छा, अभी उसका मन नहीं।"],
);
/** Asks on from something told beside the topic, where the next question of the list would be deaf. */
const FOLLOW_IN_HINDI = inHindi(
	["Is baare mein thoda aur bataiye.", "इस बारे में थोड़ा और बताइए।"],
	["Isme aur kya hai jo batane ka mann ho?", "इसमें और क्या है जो बताने का मन हो?"],
	["Yeh likhte hue mann mein kya aa raha hai?", "यह लिखते हुए मन में क्या आ रहा है?"],
	["Kahiye, aur?", "कहिए, और?"],
	["Isse judi aur kaun si baat hai?", "इससे जुड़ी और कौन सी बात है?"],
);

/** The same in the word that the person used. */
const MORE_OF_THE_THING = inHindi(
	["{Thing} ki baat thodi aur bataiye.", "{Thing} की बात थोड़ी और बताइए।"],
	["{Thing} ko lekar abhi mann mein kya hai?", "{Thing} को लेकर अभी मन में क्या है?"],
	["{Thing} wali baat aage kahiye.", "{Thing} वाली बात आगे कहिए।"],
	["{Thing} ke baare mein aur kya hai jo keh sakein?", "{Thing} के बारे में और क्या है जो कह सकें?"],
);

/** Where the talk is about a friend. */
const OF_THE_FRIEND = inHindi(
	["Unki kis baat se sabse zyada fikr hoti hai?", "उनकी किस बात से सबसे ज़्यादा फ़िक्र होती है?"],
	["Woh kisse thodi baat kar lete hain?", "वे किससे थोड़ी बात कर लेते हैं?"],
	["Yeh sab dekhte hue aapka apna kya haal hai?", "यह सब देखते हुए आपका अपना क्या हाल है?"],
	["Aas-paas aur kaun hai jo unka dhyan rakh sake?", "आस-पास और कौन है जो उनका ध्यान रख सके?"],
	["Is sab mein aapko sabse zyada kya khatakta hai?", "इस सब में आपको सबसे ज़्यादा क्या खटकता है?"],
	["Isme se aapke haath mein kya lagta hai?", "इसमें से आपके हाथ में क्या लगता है?"],
);

/** What ends a matter as often as it agrees: "chal theek hai bhai". */
const CLOSES =
	/^ (?:(?:acha|ok|okay|chal|chalo|chaliye|thik|hai|he|sahi|h+m+|ji|bhai|bhaiya|yar|didi|beta|sir|bas|ab|phir|अच्छा|ओके|चल|चलो|चलिए|ठीक|है|सही|जी|भाई|भैया|यार|दीदी|बेटा|बस|अब|फिर) )+$/;

/** "Haan chocolate wala": a detail that was left open, told with a yes. There is nothing more to be asked of it. */
const ADDS_A_DETAIL =
	/^ (?:haan|ha|ji|हां|जी) (?:\S+ ){1,4}(?:ka|ki|ke|vala|vali|vale|sath|mei|का|की|के|वाला|वाली|वाले|साथ|में) (?:hai |है )?$/;

export type HindiMeeting = {
	sentence: string | null;
	reflection: Reflection | null;
	/** A filler would fit anything: room alone after it would say nothing. After the person's own words it is enough. */
	kind?: "filler" | "own-words";
};

/**
 * Meets a message in Hindi: its own words turned, else what there is to say to just that, else a word of its topic, and
 * now and then a sentence that fits anything. The question alone is better than two such sentences in a row.
 */
export function meetInHindi(scene: Scene): HindiMeeting {
	const { say, state, userInput } = scene;
	const reflection = reflectionOn(userInput, state);
	if (isTakenAsSaid(userInput)) return { sentence: say(BRIEF), reflection: null, kind: "own-words" };
	if ((isBrief(scene) || isAnswerInHindi(scene)) && reflection?.meet == null)
		return { sentence: briefly(scene), reflection };
	const corrected = calm(state) && !reflection?.first ? correctionIn(userInput) : null;
	if (corrected !== null) return { sentence: say(CORRECTED, { words: corrected }), reflection };
	if (reflection === null && isRefusal(userInput)) return { sentence: say(NOT_WANTED), reflection };
	if (reflection === null && isDenial(userInput)) return { sentence: say(NOT_SO), reflection };
	const words = wasAsked(MIRROR, lately(state, TURNS_BETWEEN_MIRRORS)) ? null : mirrored(scene);
	if (words !== null && !reflection?.first)
		return { sentence: say(MIRROR, { words, Words: capitalised(words) }), reflection, kind: "own-words" };
	const saying = reflection !== null && (reflection.first || !saidAnySaying(state)) ? reflection.meet : null;
	const meets = saying ?? (reflection === null ? generalMeet(scene) : null);
	return { sentence: meets && say(meets), reflection, ...(meets === LIGHT && { kind: "filler" }) };
}

/** The nearest question to what was met, now and then none. */
export function askInHindi(scene: Scene, { sentence, reflection, kind }: HindiMeeting): string {
	const { say, state, userInput, language } = scene;
	if (reflection?.first && reflection.ask !== null) return say(reflection.ask);
	if (isTakenAsSaid(userInput)) return say(GO_ON);
	const near = reflection?.ask == null ? nearQuestion(scene, reflection !== null) : null;
	if (near !== null) return say(near.phrase, near.slots);
	const every = reflection === null ? TURNS_BETWEEN_RESTS : TURNS_BETWEEN_RESTS_ONCE_MET;
	// Room alone would fit anything: without a word to what was told, a question is the warmer answer.
	const rests = state.thread.turns % every === 0 && sentence !== null && kind !== "filler";
	if (rests || wordCount(userInput) > LONG) return say(GO_ON);
	const followed = reflection?.ask == null && leavesTheList(scene) ? followOn(scene, kind) : null;
	if (followed !== null) return followed;
	const shared = nextQuestion(state, language);
	const own = questionOnTopic(state);
	const [first, second] = state.thread.turns % 2 === 0 ? [own, shared] : [shared, own];
	return say(reflection?.ask ?? first ?? second ?? GO_ON);
}

/** Whether a message wants no more than to be taken in. */
function isTakenAsSaid(userInput: string): boolean {
	const text = evenSpelling(userInput);
	return CLOSES.test(text) || ADDS_A_DETAIL.test(text);
}

/**
 * A question about the friend whom the talk is about, more of the thing that was named, or room after the person's own
 * words.
 *
 * @returns null when more was asked for a moment ago
 */
function followOn({ say, state, language, userInput }: Scene, kind: HindiMeeting["kind"]): string | null {
	const said = new Set(lately(state, TURNS_WITHOUT_REPEAT).flat());
	const isLeft = (phrase: HindiPhrase) => phrase[language === "hi" ? "hi" : "hinglish"].some((one) => !said.has(one));
	if (state.memory.ofAnother && !speaksOfOneself(evenSpelling(userInput)) && isLeft(OF_THE_FRIEND))
		return say(OF_THE_FRIEND);
	const thing = thingNamed(evenSpelling(userInput), language);
	if (thing !== null && isLeft(MORE_OF_THE_THING)) return say(MORE_OF_THE_THING, { Thing: capitalised(thing) });
	if (kind === "own-words") return say(GO_ON);
	if (!isLeft(FOLLOW_IN_HINDI)) return state.thread.topic === null ? say(GO_ON) : null;
	const justAsked = wasAsked(FOLLOW_IN_HINDI, lately(state, TURNS_BETWEEN_FOLLOWING));
	return justAsked && state.thread.topic !== null ? null : say(FOLLOW_IN_HINDI);
}

/** A message that does not speak of what the talk is about, once it has begun. */
function leavesTheList(scene: Scene): boolean {
	const { state } = scene;
	// Without a topic the list presumes a trouble, of which nothing may have been said.
	const tells = !isBrief(scene) || (state.memory.sentences > 0 && !isPause(scene) && !isAnswerInHindi(scene));
	if (state.thread.topic === null && tells) return !tellsOfDistress(scene.userInput);
	return !isBrief(scene) && state.turn > 1 && state.thread.turns > 1 && !speaksOfTopic(scene);
}

/** A word or two are taken up as they are, unless they only say yes, no or that it is hard. */
function briefly(scene: Scene): string {
	const { say, state, userInput } = scene;
	const words = userInput.replace(/[.,;:।!?"“”]+/g, " ").trim();
	const plain =
		/\p{L}/u.test(words) &&
		words.length <= LONGEST_WORD_TAKEN &&
		mayBeSaidBack(words) &&
		!ASKS_ALONE.test(evenSpelling(words)) &&
		!ENDS_IN_A_VERB.test(evenSpelling(words));
	const answers = isAnswerInHindi(scene) || isPause(scene) || DISTRESS.test(userInput);
	const echoed = wasAsked(WORD_TAKEN, lately(state, TURNS_BETWEEN_MIRRORS));
	if (!plain || answers || echoed || !calm(state)) return say(BRIEF);
	return say(WORD_TAKEN, { words, Words: capitalised(words) });
}

function lately({ spoken }: Scene["state"], turns: number): Scene["state"]["spoken"] {
	return spoken.slice(1 - turns);
}

/** Whether one of the sentences that stand for many talks was said a moment ago. */
function saidAnySaying(state: Scene["state"]): boolean {
	const said = new Set(lately(state, TURNS_BETWEEN_SAYINGS).flat());
	return SIGNS.some(({ meet }) => meet.some((row) => row.some((wording) => said.has(wording))));
}

/** For those who want no questions: their words, or a warm word, or room; never two of them. */
export function justHeardInHindi(scene: Scene): string {
	const { say, userInput, state } = scene;
	const words = state.turn % 2 === 0 ? mirrored(scene) : null;
	if (words !== null) return say(MIRROR, { words, Words: capitalised(words) });
	return say(reflectionOn(userInput, state)?.meet ?? (DISTRESS.test(userInput) ? HEAVY : GO_ON));
}

/** "Haan thoda sa" is a yes, not a story. */
export function isAnswerInHindi({ language, understood: { ruledAct } }: Scene): boolean {
	return language !== "en" && (ruledAct === "yes" || ruledAct === "no");
}

/** The person's own words turned; null where that is not certain, and once a danger was raised. */
function mirrored({ userInput, state }: Scene): string | null {
	return calm(state) ? (mirrorHindi(userInput) ?? echoHindi(userInput)) : null;
}

function calm({ risk, crisisReplies }: Scene["state"]): boolean {
	return risk.level === "none" && crisisReplies === 0;
}

/**
 * The topic's own words where the message speaks of it and tells of something hard, else general ones, and null where
 * those were said a moment ago: to a plain fact a truth of its topic is a lecture.
 */
function generalMeet(scene: Scene): Phrase | null {
	const { state, understood, userInput } = scene;
	const { topic, turns } = state.thread;
	const hard = understood.intensity >= 2 || tellsOfDistress(userInput);
	if (hard && topic !== null && speaksOfTopic(scene) && (turns - 1) % TURNS_BETWEEN_TRUTHS === 0)
		return withRows(TOPIC_WORDS[topic].meet, HINDI_TOPIC_WORDS[topic]?.meet ?? []);
	const filled = [HEAVY, LIGHT].some((filler) => wasAsked(filler, lately(state, TURNS_BETWEEN_FILLERS)));
	// A question that is near enough shows by itself that the message was heard.
	if (filled || (!hard && nearQuestion(scene) !== null)) return null;
	return hard ? HEAVY : LIGHT;
}

/** Whether something hard is told, and not denied: "mujhe to koi takleef nahi". */
function tellsOfDistress(userInput: string): boolean {
	const { clauses } = readingOf(userInput);
	return DISTRESS.test(userInput) && clauses.some((clause) => DISTRESS.test(clause) && !isDenied(clause, DISTRESS));
}

/** The first question on the topic in Hindi alone that is open and was not asked of late. */
function questionOnTopic(state: Scene["state"]): HindiPhrase | null {
	const { topic } = state.thread;
	const isOpen = stillOpen(state);
	const rows = topic === null ? [] : (HINDI_TOPIC_WORDS[topic]?.ask ?? []);
	const row = rows.find((one) => one.every(isOpen) && !wasAsked(inHindi(one), state.spoken));
	return row === undefined ? null : inHindi(row);
}
