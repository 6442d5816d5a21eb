import { offerHuman } from "./offers";
import { humanIsDue } from "./pauses";
import { GO_ON, WHAT_BRINGS_YOU } from "./phrases";
import { smallQuestion } from "./questions";
import { type Answer, clearAct, plainText, type Scene, together, wordCount } from "./scene";
import { BRIEF, ONE_WORD } from "./small-phrases";

/** A message of so few words is an answer, not a story. */
const FEW_WORDS = 2;

/** Whether a message is only a word or two. */
export function isBrief({ userInput }: Scene): boolean {
	return wordCount(userInput) <= FEW_WORDS;
}

/** Somebody with few words, and no subject yet, gets a smaller question. Null when there is more to go by. */
export function smallTalkWith(scene: Scene): Answer | null {
	const { state, say } = scene;
	const act = clearAct(scene);
	if (state.thread.topic !== null || !isBrief(scene) || (act !== null && act !== "yes" && act !== "no")) return null;
	const named = ONE_WORD.find(([word]) => word.test(plainText(scene.userInput).replace(/[.!?।]+$/u, "")));
	if (named !== undefined) return { response: say(named[1]), state };
	if (humanIsDue(scene)) {
		const { sentence, state: after } = offerHuman(scene);
		return { response: sentence, state: after };
	}
	// Who has told something already is no person of few words, and wants no checking of sleep and food.
	const room = state.onlyListen || (scene.language === "en" && hasToldSomething(scene));
	const ask = state.turn === 0 ? WHAT_BRINGS_YOU : room ? GO_ON : (smallQuestion(state, scene.language) ?? GO_ON);
	return { response: together(say(BRIEF), say(ask)), state };
}

function hasToldSomething({ state: { memory } }: Scene): boolean {
	return memory.told.length > 0 || memory.people.length > 0 || memory.since !== null;
}
