import type { BotState } from "../state";
import type { Topic } from "../understanding/labels";
import { SURE, type Understood } from "./scene";

/** What was heard a turn ago counts for less, */
const FADES = 0.75;
/** never for more than this, so that a new topic can come in, */
const MOST = 1.2;
/** and for nothing in the end. */
const LEAST = 0.05;
/** A new topic must be this much clearer than the one the talk is about, */
const MARGIN = 0.2;
/** much more so where that one colours everything in a life, */
const MARGIN_OF_THE_GRAVE = 0.6;
/** and a message must itself be about it: leanings alone never change the subject. */
const SURE_OF_NEW = 0.45;

/** After so many turns a subject is settled: */
const SETTLED = 3;
/** one remark about something else, however clear, is a part of it. */
const NEEDED_OF_NEW_IN_SETTLED = 0.9;
/** That one is never heard as less than this, once it is the subject. */
const GRAVE_AT_LEAST = 0.6;

/** A widow who speaks of her son, her sleep or her tea is still speaking of her loss. */
const GRAVE: readonly Topic[] = [
	"grief",
	"trauma",
	"new-mother",
	"bullying",
	"identity",
	"break-up",
	"substances",
	"parenting",
	"loneliness",
	"homesickness",
	"marriage",
];

/** Nothing takes over from these by being told. */
const DEEPEST: readonly (Topic | null)[] = ["grief", "trauma"];

/**
 * Lets a message move what the talk is about. Single messages mislead, so the topics of the last turns count along,
 * and a new one takes over when it is clearer.
 *
 * @param thread as it was; not changed
 * @param topics what the message itself sounds like, best first
 */
export function lean(thread: BotState["thread"], topics: Understood["topics"]): BotState["thread"] {
	const leanings: Partial<Record<Topic, number>> = {};
	for (const [topic, strength] of Object.entries(thread.leanings) as [Topic, number][])
		if (strength * FADES >= LEAST) leanings[topic] = strength * FADES;
	for (const { topic, confidence } of topics) leanings[topic] = Math.min(MOST, (leanings[topic] ?? 0) + confidence);
	const likeliest = topics[0];
	if (likeliest === undefined || likeliest.topic === thread.topic) return { ...thread, leanings };
	// A death that is plainly told, or a birth, is never a mere part of what the talk was about before.
	if (likeliest.told && !DEEPEST.includes(thread.topic)) return { topic: likeliest.topic, turns: 0, leanings };
	const strength = leanings[likeliest.topic] ?? 0;
	const stays = thread.topic === null ? likeliest.confidence < SURE : strength < needed(thread.topic, thread, leanings);
	if (stays || (thread.topic !== null && likeliest.confidence < SURE_OF_NEW)) return { ...thread, leanings };
	return { topic: likeliest.topic, turns: 0, leanings };
}

/** How clear another topic must be to take over. */
function needed(current: Topic, { turns }: BotState["thread"], leanings: BotState["thread"]["leanings"]): number {
	const strength = leanings[current] ?? 0;
	if (GRAVE.includes(current)) return Math.max(strength, GRAVE_AT_LEAST) + MARGIN_OF_THE_GRAVE;
	return Math.max(strength + MARGIN, turns >= SETTLED ? NEEDED_OF_NEW_IN_SETTLED : 0);
}
