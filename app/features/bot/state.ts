import { z } from "zod";
import { EMPTY_MEMORY } from "./listening/memory";
import { QUESTION_KINDS } from "./listening/question-kinds";
import { NO_RISK } from "./safety";
import { TOPICS } from "./understanding/labels";

const skillId = z.enum([
	"breathing",
	"grounding",
	"worry-time",
	"thought-record",
	"small-step",
	"sleep-plan",
	"urge-surfing",
	"self-kindness",
	"problem-solving",
	"safety-plan",
	"mood-check-in",
	"booking",
]);

/** What the bot keeps of a conversation between two turns, apart from the messages. Plain JSON. */
const stateSchema = z.object({
	/** How many messages were answered. */
	turn: z.number().int().nonnegative(),
	language: z.enum(["en", "hinglish", "hi"]),
	/** A whole sentence of English has come: not only a "hi" or "ok", which everybody writes. */
	wroteEnglish: z.boolean().default(false),
	/**
	 * Wordings of the last twenty turns, so that none comes twice within ten and no question twice at all in most
	 * talks.
	 */
	spoken: z.array(z.array(z.string())),
	risk: z.object({
		level: z.enum(["none", "soft", "indirect", "explicit"]),
		raisedAtTurn: z.number().nullable(),
		hintedAtTurn: z.number().nullable().default(null),
		denied: z.boolean(),
	}),
	/** How many replies of the safety gate there were. */
	crisisReplies: z.number().int().nonnegative(),
	skill: z
		.object({ id: skillId, step: z.string(), answers: z.record(z.string(), z.string()), paused: z.boolean() })
		.nullable(),
	/** What a yes would now agree to. */
	offer: z
		.discriminatedUnion("kind", [
			z.object({ kind: z.literal("skill"), id: skillId }),
			z.object({ kind: z.literal("resume") }),
			z.object({ kind: z.literal("booking") }),
			z.object({ kind: z.literal("topics"), topics: z.array(z.enum(TOPICS)) }),
		])
		.nullable(),
	/** Skills that were offered already, taken or not. */
	offered: z.array(skillId),
	humanOffered: z.boolean(),
	topicsOffered: z.boolean(),
	/** The person asked for no advice. */
	onlyListen: z.boolean(),
	/** What the talk is about, for how many turns, and how far each topic has been heard of late. */
	thread: z.object({
		topic: z.enum(TOPICS).nullable(),
		turns: z.number().int().nonnegative(),
		leanings: z.partialRecord(z.enum(TOPICS), z.number()),
	}),
	/** What the safety gate raised last, while the talk is still about it. */
	aftermath: z
		.object({
			concern: z.enum(["overdose", "explicit", "indirect", "other", "violence", "harm"]),
			turns: z.number().int().nonnegative(),
		})
		.nullable(),
	/** Cautions that were given already. */
	cautioned: z.array(z.string()),
	memory: z.object({
		name: z.string().nullable(),
		people: z.array(z.string()),
		since: z.string().nullable(),
		told: z.array(z.string()),
		toldNobody: z.boolean().default(false),
		answered: z.array(z.enum(QUESTION_KINDS)).default([]),
		heavy: z.number().int().nonnegative().default(0),
		sentences: z.number().int().nonnegative().default(0),
		ofAnother: z.boolean().default(false),
		thing: z.object({ kind: z.string(), name: z.string() }).nullable().default(null),
	}),
	/** Turn of the last recall, so that memory is used sparingly. */
	recalledAtTurn: z.number().int(),
});

export type BotState = z.infer<typeof stateSchema>;

/** The state before the first message. */
export const NEW_STATE: BotState = {
	turn: 0,
	language: "en",
	wroteEnglish: false,
	spoken: [],
	risk: NO_RISK,
	crisisReplies: 0,
	skill: null,
	offer: null,
	offered: [],
	humanOffered: false,
	topicsOffered: false,
	onlyListen: false,
	thread: { topic: null, turns: 0, leanings: {} },
	aftermath: null,
	cautioned: [],
	memory: EMPTY_MEMORY,
	recalledAtTurn: 0,
};

/**
 * Reads a stored state.
 *
 * @param json as `JSON.stringify` wrote it, or null before the first turn
 * @returns the new state for anything else, such as one that an older release wrote: forgetting is better than failing
 */
export function readState(json: string | null): BotState {
	if (json === null) return NEW_STATE;
	try {
		const parsed = stateSchema.safeParse(JSON.parse(json));
		return parsed.success ? parsed.data : NEW_STATE;
	} catch {
		return NEW_STATE;
	}
}
