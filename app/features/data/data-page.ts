import { z } from "zod";
import { pageText } from "../help/languages";

/** The written content of /data. */
export const dataPageSchema = z.strictObject({
	/** Small texts of the page, by what they are for. */
	words: z.record(z.string(), pageText),
	/** What is kept, why, how long, and who sees it. */
	kept: z.array(z.strictObject({ id: z.string(), what: pageText, why: pageText, long: pageText, seen: pageText })),
});

/** A kind of data as /data shows it. */
export type KeptShown = { id: string; what: string; why: string; long: string; seen: string };
/** What /data says in one language. */
export type DataShown = { words: Readonly<Record<string, string>>; kept: KeptShown[] };
