import { isHeavy } from "./heaviness";
import { tellingPart } from "./reflect";
import { clearAct, plainText, type Scene, wordCount } from "./scene";

/** Words that keep a talk going and tell nothing, in all three ways of writing. */
const SAYS_LITTLE =
	"(?:h+m+|mm+|nm|eh|meh|ok|okay|k+|yes|yeah|yep|ya|no|nah|nope|idk|dunno|fine|right|alright|maybe|perhaps|i guess|i see|not sure|(?:i )?(?:dont|do not) know|nothing(?: much| more| else)?|thats (?:all|it)|that is (?:all|it)|leave it|anyway|anyways|so yeah|whatever|same|haan|han|ji|nahi|nahin|achha|acha|theek(?: hai)?|thik(?: hai)?|bas|pata nahi|kuch nahi|हाँ|हां|जी|नहीं|अच्छा|ठीक(?: है)?|बस|पता नहीं|कुछ नहीं)";
/** Each part stands apart from the next, so that no input takes long. */
const TELLS_NOTHING = new RegExp(String.raw`^${SAYS_LITTLE}(?:[\s,.!…]+${SAYS_LITTLE})*[\s,.!…]*$`);
/** A wish for a way, or for somebody, that is no plain request for advice. */
const LOOKS_FOR_HELP =
	/\b(?:no ?one|nobody|anyone|somebody|someone) to (?:talk|turn|speak|go) to\b|\bwish (?:i could|there was|i had) .{0,20}(?:tell|talk|someone|somebody|anyone)\b|\bi (?:really )?need (?:some )?(?:help|somebody|someone)\b|\b(?:dont|do not) know (?:what|how) to (?:do|go on|manage|handle|cope)\b|\b(?:cant|cannot) (?:do|carry|take|handle|manage) (?:this|it|all this)(?: all)? (?:alone|any ?more|by myself)\b|\bwhat (?:do|should|can) i do\b|\bhow (?:do|should|can) i\b|\bkisse (?:kahu|kahun|baat)|kya kar(?:u|un|oon)\b|किससे कहूँ|क्या करूँ|क्या करूं/;
/** A longer message tells something, whatever its words. */
const FEW_WORDS = 4;
const OPENS_UP_FROM = 7;

/** Whether a message tells nothing new: the talk rests for a moment. */
export function isPause({ userInput }: Scene): boolean {
	return wordCount(userInput) <= FEW_WORDS && TELLS_NOTHING.test(plainText(userInput));
}

/** Whether a message looks for a way out or for somebody who helps. */
export function looksForHelp(scene: Scene): boolean {
	return clearAct(scene) === "advice" || LOOKS_FOR_HELP.test(plainText(scene.userInput));
}

/** Whether a message opens something: then it is met, and nobody is sent elsewhere. */
export function opensUp({ userInput }: Scene): boolean {
	return isHeavy(userInput) || tellingPart(userInput) !== null || wordCount(userInput) >= OPENS_UP_FROM;
}

/** So much heaviness, in messages, before somebody else is named to share it with. */
const HEAVY_ENOUGH = 3;
/** With nothing heavy told, few words for so long may be easier with a person in the room. */
const TURNS_OF_FEW_WORDS = 9;
/** A talk has to have begun before help is named to who looks for it, */
const FIRST_TURN = 5;
/** and to have gone on for a while before a mere pause is taken for the moment. */
const FIRST_TURN_AT_A_PAUSE = 8;

/**
 * Whether now is the moment to offer a session with a human, once: after heaviness was told, when the talk pauses or
 * the person looks for help; never in answer to what was just opened.
 */
export function humanIsDue(scene: Scene): boolean {
	const { state } = scene;
	if (state.humanOffered || state.onlyListen || state.turn < FIRST_TURN) return false;
	const pauses = state.turn >= FIRST_TURN_AT_A_PAUSE && isPause(scene);
	if (state.memory.heavy >= HEAVY_ENOUGH) return pauses || looksForHelp(scene);
	return state.turn >= TURNS_OF_FEW_WORDS && state.thread.topic === null && isPause(scene);
}
