import { askOfThing, askOnOfThing } from "./ask-of-thing";
import { echoOf } from "./echo";
import { offerHuman } from "./offers";
import { humanIsDue, isPause } from "./pauses";
import { GO_ON, WHAT_BRINGS_YOU } from "./phrases";
import { smallQuestion, wasAsked } from "./questions";
import { type Answer, capitalised, clearAct, isBrief, plainText, type Scene, together } from "./scene";
import { BRIEF, ECHO, ECHO_ASK, ONE_WORD } from "./small-phrases";

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
	const begun = scene.language === "en" ? hasToldSomething(scene) : state.memory.sentences > 0;
	if (begun && scene.language !== "en" && !isPause(scene) && act === null) return null;
	const room = state.onlyListen || begun;
	if (!state.onlyListen && (room || (state.turn > 0 && echoOf(scene) !== null)))
		return { response: goOnFromAWord(scene), state };
	const ask = state.turn === 0 ? WHAT_BRINGS_YOU : room ? GO_ON : (smallQuestion(state, scene.language) ?? GO_ON);
	return { response: together(say(BRIEF), say(ask)), state };
}

/** A word or two after something was told belong to it. */
function goOnFromAWord(scene: Scene): string {
	const { say, state } = scene;
	const lead = askOnOfThing(scene) ?? askOfThing(scene);
	const words = echoOf(scene);
	const sentence = words === null ? say(BRIEF) : say(ECHO, { words, Words: capitalised(words) });
	if (lead !== null) return together(sentence, say(lead.ask, lead.slots));
	return together(sentence, say(words === null || wasAsked(ECHO_ASK, state.spoken.slice(-1)) ? GO_ON : ECHO_ASK));
}

function hasToldSomething({ state: { memory } }: Scene): boolean {
	return memory.told.length > 0 || memory.people.length > 0 || memory.since !== null;
}
