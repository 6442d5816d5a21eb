import { asksAboutBooking } from "../skills";
import type { Topic } from "../understanding/labels";
import { exerciseNamed } from "./acts";
import { asTurn, begin } from "./offers";
import { GO_ON, NO_OFFER } from "./phrases";
import { nextQuestion } from "./questions";
import { type Answer, clearAct, plainText, type Scene, together } from "./scene";
import { goOnWith } from "./thread";

/** A yes with a word or two behind it: "ok try", "yes show". */
const AGREES =
	/^(?:ok|okay|yes|yeah|yep|sure|fine|haan|chalo|lets|let us)(?: (?!no\b|not\b|but\b|later\b|maybe\b|dont\b|whatever\b|nahi\b|bye\b|thanks\b|thank\b|i\b)\w+){1,2}[.!]*$/;

/** Takes a yes, a no or a choice to what was offered last. Null when the message is something else. */
export function answerOffer(scene: Scene): Answer | null {
	const { state } = scene;
	const { offer } = state;
	if (offer === null) return null;
	const withoutOffer: Scene = { ...scene, state: { ...state, offer: null } };
	if (offer.kind === "topics") return chooseTopic(withoutOffer, offer.topics);
	const act = clearAct(scene);
	const other = act === "exercise" && offer.kind === "skill" ? exerciseNamed(scene.userInput) : null;
	if (other !== null) return begin(withoutOffer, other);
	if (act === "yes" || AGREES.test(plainText(scene.userInput)) || (act === "exercise" && offer.kind === "skill"))
		return begin(withoutOffer, offer.kind === "skill" ? offer.id : "booking");
	if (offer.kind === "booking" && asksAboutBooking(asTurn(scene), true)) return begin(withoutOffer, "booking");
	const declines = act === "no" || act === "stop" || act === "dont-know";
	if (!declines) return null;
	// In the time after a danger, the talk stays with that.
	if (state.aftermath !== null && offer.kind === "skill")
		return { response: together(scene.say(NO_OFFER), scene.say(GO_ON)), state: withoutOffer.state };
	const ask = (state.onlyListen ? null : nextQuestion(state, scene.language)) ?? GO_ON;
	return { response: together(scene.say(NO_OFFER), scene.say(ask)), state: withoutOffer.state };
}

function chooseTopic(scene: Scene, topics: readonly Topic[]): Answer | null {
	const chosen = chosenIndex(scene);
	const topic = chosen === null ? undefined : topics[chosen];
	if (topic === undefined) return null;
	return goOnWith({ ...scene, state: { ...scene.state, thread: { topic, turns: 0, leanings: { [topic]: 1 } } } });
}

/** "the first", "2", or a word of the choice itself. */
function chosenIndex({ userInput }: Scene): number | null {
	const text = userInput.toLowerCase();
	if (/^\W*(?:1|first|the first|former|pehla|pehli|पहला|पहली)/.test(text)) return 0;
	if (/^\W*(?:2|second|the second|latter|doosra|dusra|doosri|दूसरा|दूसरी)/.test(text)) return 1;
	return null;
}
