import { z } from "zod";
import type { Item } from "../reading/matcher";

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
	/** The words say themselves that they are about the writer. */
	own: z.boolean().default(false),
	en: z.array(z.string()).default([]),
	hindi: z.array(z.string()).default([]),
});

/** A file of rules. */
export const rulesSchema = z.array(ruleSchema);
export type Rule = z.infer<typeof ruleSchema>;

/** A rule as a matcher takes it. */
export type RuleItem = Rule & Item;

/**
 * Makes rules ready to be looked for.
 *
 * @param rules as they stand in the content
 * @throws Error when an id stands twice
 */
export function itemsOf(rules: readonly Rule[]): RuleItem[] {
	const ids = new Set<string>();
	for (const { id } of rules) {
		if (ids.has(id)) throw new Error(`Two rules are called ${id}.`);
		ids.add(id);
	}
	return rules.map((rule) => ({ ...rule, owner: rule.own ? ("self" as const) : undefined }));
}
