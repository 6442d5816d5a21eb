import { beginSkill, continueSkill, offerSkill, pauseSkill, type SkillId, type SkillStep, skillsFor } from "../skills";
import type { BotState } from "../state";
import type { Topic } from "../understanding/labels";
import { CHOICES, OFFER_HUMAN } from "./phrases";
import { type Answer, clearAct, type Scene } from "./scene";
import { TOPIC_WORDS } from "./topics";

/** Exercises that are worth a number before and after. */
const MEASURED: readonly SkillId[] = ["breathing", "grounding", "self-kindness", "urge-surfing"];

/** A skill sees a message through this. */
export function asTurn(scene: Scene) {
	const { userInput, say, language } = scene;
	return { userInput, say, language, act: clearAct(scene) };
}

/** Begins a skill, to which the person has agreed or for which they asked. */
export function begin(scene: Scene, id: SkillId): Answer {
	const step = beginSkill(id, asTurn(scene), { moodFirst: MEASURED.includes(id) });
	const { state } = scene;
	const humanOffered = state.humanOffered || id === "booking";
	return afterStep({ ...state, offer: null, humanOffered, offered: [...new Set([...state.offered, id])] }, step);
}

/** Goes on with the running skill. Null when it is a booking and the message tells of something else. */
export function proceed(scene: Scene): Answer | null {
	const step = continueSkill(scene.state.skill, asTurn(scene));
	return step.state?.id === "booking" && step.state.paused ? null : afterStep(scene.state, step);
}

/** Puts the running skill aside. */
export function putAside(state: BotState): BotState {
	return state.skill === null ? state : { ...state, skill: pauseSkill(state.skill) };
}

function afterStep(state: BotState, step: SkillStep): Answer {
	return { response: step.response, state: { ...state, skill: step.state } };
}

/** Whether a skill can still be offered in this conversation. */
export function mayOffer(state: BotState, id: SkillId): boolean {
	return !state.offered.includes(id);
}

/**
 * The sentence that offers the best skill for a topic that was not offered yet.
 *
 * @returns null when there is none left, or the person asked for no advice
 */
export function offerFor(scene: Scene, topic: Topic): { sentence: string; state: BotState } | null {
	const { state } = scene;
	if (state.onlyListen) return null;
	const id = suited(scene, topic).find((candidate) => mayOffer(state, candidate));
	if (id === undefined) return null;
	return {
		sentence: offerSkill(id, asTurn(scene)),
		state: { ...state, offer: { kind: "skill", id }, offered: [...state.offered, id] },
	};
}

/** "How do I cover twelve chapters": who asks how to get something done is not shown how to breathe. */
const ASKS_HOW =
	/\bhow (?:do|can|should|will|to)\b.*\b(?:cover|finish|complete|manage|start|begin|study|prepare|revise|plan|pay|find|arrange|do (?:it|this|that|all)|get (?:it|this|through|done))\b/i;
const PRACTICAL: readonly SkillId[] = ["small-step", "problem-solving"];

/** Whether a message asks how to get something done. */
export function asksHow({ userInput }: Scene): boolean {
	return ASKS_HOW.test(userInput);
}

function suited(scene: Scene, topic: Topic): SkillId[] {
	const ids = skillsFor(topic);
	if (!asksHow(scene)) return ids;
	return [...ids.filter((id) => PRACTICAL.includes(id)), ...ids.filter((id) => !PRACTICAL.includes(id))];
}

/** Offers a session with a human, once in a conversation. */
export function offerHuman(scene: Scene): { sentence: string; state: BotState } {
	return {
		sentence: scene.say(OFFER_HUMAN),
		state: { ...scene.state, offer: { kind: "booking" }, humanOffered: true },
	};
}

/** Asks which of the two likeliest topics it is, once in a conversation. */
export function offerTopics(scene: Scene, topics: readonly [Topic, Topic]): Answer {
	const [first, second] = topics;
	const response = scene.say(CHOICES, {
		first: scene.say(TOPIC_WORDS[first].name),
		second: scene.say(TOPIC_WORDS[second].name),
	});
	return { response, state: { ...scene.state, topicsOffered: true, offer: { kind: "topics", topics: [...topics] } } };
}
