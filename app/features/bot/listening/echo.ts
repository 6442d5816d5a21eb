import { isPause } from "./pauses";
import { isBrief, isQuestion, plainText, type Scene } from "./scene";

const WORDS = /^[a-z][a-z ]*[a-z]$/;
/** Said back, these would be an echo of nothing, an agreement with a verdict, or rude. */
const NOT_SAID_BACK =
	/\b(?:nm|nth|nvm|eh|ugh|oh|ah|yo|sup|k|fr|bruh|dont|cant|wont|didnt|doesnt|isnt|wasnt|just|only|sit|like|i|im|me|my|mine|you|u|ur|your|it|its|that|thats|this|he|hes|she|shes|they|theyre|him|her|them|we|us|no|not|none|yes|ya|yep|nope|nah|ok|okay|lol|lmao|haha\w*|hehe\w*|idk|dunno|meh|hm+|uh|um|huh|wow|what|why|how|where|who|when|which|stop|help|please|pls|hello|hi|hey|bye|thanks|thank|thx|sorry|sure|fine|good|great|nice|cool|kinda|sort|maybe|whatever|nothing|everything|always|never|bad|sad|stupid|useless|worthless|ugly|fat|weak|dumb|mad|crazy|failure|loser|burden|dead|die|kill|sex|god|shit|fuck\w*|damn|bro|yaar|fighting|again|wrong)\b/;

/**
 * The word or two of a brief message, to be said back: "canada".
 *
 * @returns null where they say nothing by themselves, or would sound wrong
 */
export function echoOf(scene: Scene): string | null {
	if (scene.language !== "en" || !isBrief(scene) || isPause(scene) || isQuestion(scene.userInput)) return null;
	const words = plainText(scene.userInput).replace(/[.!\s]+$/, "");
	return WORDS.test(words) && !NOT_SAID_BACK.test(words) ? words : null;
}
