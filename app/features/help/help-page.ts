import { z } from "zod";
import { pageText } from "./languages";

const id = z.string().regex(/^[a-z][a-z-]*$/);

/** What to do now, for one kind of need. */
const needSchema = z.strictObject({
	id,
	title: pageText,
	/** In the order in which they are to be done. */
	steps: z.array(pageText).min(2),
	/** Where it comes from. */
	source: z.string().min(10),
});

/** The written content of /help. */
export const helpPageSchema = z.strictObject({
	/** Who has read it as a clinician, and when; empty until then. */
	reviewed: z.string().default(""),
	/** Small texts of the page, by what they are for. */
	words: z.record(z.string(), pageText),
	needs: z.array(needSchema),
	grounding: z.strictObject({ title: pageText, steps: z.array(pageText) }),
	breathing: z.strictObject({ title: pageText, steps: z.array(pageText), in: pageText, out: pageText }),
});
export type HelpPage = z.infer<typeof helpPageSchema>;
