import { z } from "zod";
import { type Condition, LANGUAGES } from "./content/schema";
import { KINDS } from "./gate/rules";

/** Flows that wait for another to end; more than this nobody comes back to. */
const DEEPEST = 4;

const positionSchema = z.object({ flow: z.string(), step: z.string() });

const offerSchema = z.discriminatedUnion("from", [
	/** An option of a flow's step, by its place there. */
	z.object({ from: z.literal("step"), flow: z.string(), step: z.string(), option: z.number().int() }),
	/** An answer or a remark that may be meant. */
	z.object({ from: z.literal("entry"), id: z.string() }),
	/** A flow by its title. */
	z.object({ from: z.literal("flow"), id: z.string() }),
	/** One of talk.yaml's options. */
	z.object({ from: z.literal("shared"), id: z.string() }),
]);
/** Something the person may well want to say next, by where its words stand in the content. */
export type Offer = z.infer<typeof offerSchema>;

/** What the bot keeps of a conversation between two turns, beside the messages. Plain JSON; of its own words only ids. */
const stateSchema = z.object({
	version: z.literal(2).default(2),
	/** How many messages were answered. */
	turn: z.number().int().nonnegative().default(0),
	language: z.enum(LANGUAGES).default("en"),
	/** The last message was in another language than the talk: once may be a loan, twice is a change. */
	strayed: z.boolean().default(false),
	/** The step that waits, and what waits below it, the nearest last. */
	position: positionSchema.nullable().default(null),
	stack: z.array(positionSchema).max(DEEPEST).default([]),
	/** How often the step that waits was not answered. */
	missed: z.number().int().nonnegative().default(0),
	/** What the last reply offered: the first four as buttons, all when they are typed. */
	offers: z.array(offerSchema).max(5).default([]),
	/** What the page shows beside the last reply. */
	show: z.array(z.enum(["book", "clear", "call"])).default([]),
	/** What the person has told: the value, and in their own words where it was asked for so. */
	facts: z.record(z.string(), z.string()).default({}),
	/** A protocol that runs, or has run and whose lines stand pinned. */
	danger: z
		.object({ flow: z.string(), lines: z.array(z.string()) })
		.nullable()
		.default(null),
	/** The last time that the gate asked, of what, and whether the answer was no; the message that made it ask. */
	doubt: z
		.object({
			kind: z.enum(KINDS),
			/** The rule that made it ask; null where the model alone did. */
			rule: z.string().nullable().default(null),
			turn: z.number().int(),
			denied: z.boolean(),
			message: z.string(),
		})
		.nullable()
		.default(null),
	/** The gate has raised something in this talk: nothing of it leaves the machine from then on. */
	raised: z.boolean().default(false),
	/** How much speaks for a danger that nobody has named: what the gate's model guessed of late, see `gate/judge.ts`. */
	hints: z.number().nonnegative().default(0),
	/** Flows that were begun, dangers too. */
	begun: z.array(z.string()).default([]),
	/** Ids of the wordings of the last turns, oldest first. */
	spoken: z.array(z.array(z.string())).default([]),
});

export type BotState = z.infer<typeof stateSchema>;

/** The state before the first message. */
export const NEW_STATE: BotState = stateSchema.parse({});

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

/** Puts a step aside for another flow; the one that waits longest is dropped when there are too many. */
export function putAside(state: BotState): BotState {
	if (state.position === null) return state;
	return { ...state, stack: [...state.stack, state.position].slice(-DEEPEST), position: null };
}

/** Whether the facts are as a condition wants them. */
export function holds(condition: Condition, facts: BotState["facts"]): boolean {
	return Object.entries(condition).every(([fact, wanted]) => {
		const value = facts[fact];
		if (wanted === "known") return value !== undefined;
		if (wanted === "unknown") return value === undefined;
		return value !== undefined && (Array.isArray(wanted) ? wanted.includes(value) : wanted === value);
	});
}
