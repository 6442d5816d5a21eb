import { z } from "zod";
import { textsOf, type WordsBy } from "../frame/frame-content";
import { pageText } from "../help/languages";
import { BOOKING_STATES } from "./states";

/** What the pages of booking say, by what it is for. */
export const BOOKING_WORDS = [
	"title",
	"lead",
	"need-account",
	"sign-up",
	"log-in-first",
	"log-in",
	"press-first",
	"draft-along",
	"draft-here",
	"draft-gone",
	"about-you",
	"phone-hint",
	"your-session",
	"choose-time",
	"full",
	"closed",
	"over",
	"day-closed",
	"day-full",
	"day-some",
	"free-near",
	"remembered",
	"forget",
	"rather",
	"call-me",
	"not-sure",
	"next-title",
	"next-choose",
	"next-kept",
	"next-asked",
	"next-find",
	"list-title",
	"signed-out",
	"book-from-home",
	"pages",
	"back",
	"more",
	"own-title",
	"receipt",
	"date",
	"time",
	"state",
	"reference",
	"where",
	"cost",
	"word",
	"requested",
	"confirmed",
	"declined",
	"cancelled",
	"done",
	"missed",
	"calendar",
	"move",
	"cancel",
	"all",
	"cancel-question",
	"cancel-means",
	"cancel-it",
	"keep-it",
	"move-title",
	"move-it",
	"keep-as-is",
	"free",
] as const;

/** What the pages of booking say in one language, with the names of its days and months. */
export type BookingWords = WordsBy<(typeof BOOKING_WORDS)[number] | "weekdays" | "months">;

/** The content files of booking. Every text is there in every language, or nothing starts. */
export const bookingContentSchema = z.strictObject({
	"booking.yaml": textsOf(BOOKING_WORDS),
	"next-steps.yaml": z.record(
		z.enum([...BOOKING_STATES, "over"]),
		z.strictObject({ here: pageText, "by-mail": pageText.optional() }),
	),
});
