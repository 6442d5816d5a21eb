import { z } from "zod";

/** What the gate can raise, the gravest first, and last what is met as grief or strength. */
export const KINDS = ["deed", "self", "harm", "violence", "other", "thoughts", "past"] as const;
export type Kind = (typeof KINDS)[number];

/** One rule, as it stands in `content/gate/*.yaml`. */
export const ruleSchema = z.strictObject({
	id: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
	kind: z.enum(KINDS),
	/** Sure: a plain statement, which begins a protocol. Maybe: what is asked about. */
	certainty: z.enum(["sure", "maybe"]),
	/** Why these words mean what the rule says, and what keeps them from meaning something else. */
	reason: z.string(),
	/** The words carry their own "not": a negation in or before them is no denial. */
	negated: z.boolean().default(false),
	/** A bare mention, which study, news, films or work explain away. */
	mention: z.boolean().default(false),
	en: z.array(z.string()).default([]),
	hindi: z.array(z.string()).default([]),
});

/** A file of rules. */
export const rulesSchema = z
	.array(ruleSchema)
	.refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, "Two rules have one id.");
export type Rule = z.infer<typeof ruleSchema>;
