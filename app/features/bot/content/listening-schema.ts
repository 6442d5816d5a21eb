import { z } from "zod";
import { id, perLanguage } from "./schema";

/** A fact that messages bring: its values, each found by patterns (see reading/pattern.ts). */
const factSchema = z.strictObject({
	/** Why it matters. */
	about: z.string(),
	/** Whose it must be: the writer's own, another's, or either. */
	of: z.enum(["writer", "another", "either"]).default("either"),
	values: z.record(
		id,
		z.strictObject({
			en: z.array(z.string()),
			hindi: z.array(z.string()),
			/** The words carry their own "not": it denies nothing. */
			negated: z.boolean().default(false),
			/** How the value is called when it is said back. */
			called: perLanguage(z.string()).optional(),
		}),
	),
});
export const factsSchema = z.record(id, factSchema);
export type Facts = z.infer<typeof factsSchema>;

/** Words of the talk itself, apart from what it is about. */
export const wordsSchema = z.strictObject({
	/** What whole short messages, or first clauses, can mean: yes, no, stop, done … */
	classes: z.record(id, perLanguage(z.array(z.string()))),
	/** More ways to say what many options mean, by the name that these give as their `like`. */
	ways: z.record(id, perLanguage(z.array(z.string())).partial()),
	/** Words that tell something wherever they stand: that it is asked, denied, or asked of nobody. */
	signs: z.record(id, perLanguage(z.array(z.string()))),
	/** From nought to ten. */
	numbers: perLanguage(z.array(z.string()).length(11)),
	/** An English yes or no that begins so is one as a clause of its own alone: "I am", but not "I am married". */
	opensClause: z.array(z.string()),
	/** What may follow a bare no that answers: "no i have not", but not "no one is here". */
	afterBareAnswer: perLanguage(z.array(z.string())),
	/**
	 * How people are named: after whom a name stands, before whom, what may stand between, what says that it is one; whose people
	 * are not meant, and what makes it the name of somebody who helps.
	 */
	naming: z.strictObject({
		after: perLanguage(z.array(z.string())),
		before: perLanguage(z.array(z.string())),
		between: perLanguage(z.array(z.string())),
		says: perLanguage(z.array(z.string())),
		of: perLanguage(z.array(z.string())),
		titles: perLanguage(z.array(z.string())),
	}),
	/** Words that change nothing: please, ok, yaar. */
	fillers: perLanguage(z.array(z.string())),
});
export type Words = z.infer<typeof wordsSchema>;
