import { z } from "zod";
import { textsOf, type WordsBy } from "../frame/frame-content";

/** What /call-me says, by what it is for. */
export const CALL_BACK_WORDS = [
	"title",
	"lead",
	"lead-waiting",
	"no-emergency",
	"may-take",
	"in-danger",
	"asked",
	"waiting",
	"taken",
	"done",
	"withdrawn",
	"told",
	"withdraw",
	"another",
	"again",
	"phone",
	"phone-hint",
	"name",
	"when",
	"soon",
	"morning",
	"afternoon",
	"evening",
] as const;

/** What /call-me says in one language. */
export type CallBackWords = WordsBy<(typeof CALL_BACK_WORDS)[number]>;

/** The content file of /call-me. Every text is there in every language, or nothing starts. */
export const callBackContentSchema = z.strictObject({ "call-me.yaml": textsOf(CALL_BACK_WORDS) });
