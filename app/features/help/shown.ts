/** A line as /help shows it. What is null is not known. */
export type LineShown = {
	id: string;
	number: string;
	name: string;
	purpose: string;
	hours: string | null;
	languages: string | null;
	happens: string | null;
	free: boolean;
	source: string | null;
	checked: string | null;
};

/** What /help says in one language, with all numbers and names in place. */
export type HelpShown = {
	reviewed: string;
	words: Readonly<Record<string, string>>;
	lines: LineShown[];
	needs: { id: string; title: string; steps: string[] }[];
	grounding: { title: string; steps: string[] };
	breathing: { title: string; steps: string[]; in: string; out: string };
};

/** What the strip on every page names: the line for danger, and the one to talk, with the words for when it is there. */
export type StripLines = { emergency: string; talk: { number: string; name: string; when: string } };
