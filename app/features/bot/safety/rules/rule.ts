/** What a rule is evidence of. "self" turns into someone else's risk when another person is its subject. */
export type Evidence = "self" | "other" | "overdose" | "violence" | "harm";

/**
 * One rule of the gate.
 *
 * weight: 3 is enough alone for the strongest answer, 2 for a gentle direct question, 1 is noted and counts
 * only beside others. Each rule counts once a message.
 */
export type Rule = {
	id: string;
	evidence: Evidence;
	weight: 1 | 2 | 3;
	/** Why these words mean what the rule says, and what keeps them from meaning something else. */
	reason: string;
	patterns: readonly string[];
	/** The words carry their own "not": a negation in or before them is no denial. */
	negated?: true;
	/** A bare mention, which study, news, films or work explain away. */
	mention?: true;
	/** Rules of one theme say one thing in several ways and are counted once. */
	theme?: "longing" | "plan";
	/** The words say who they are about: the subject is not looked for. */
	self?: true;
};
