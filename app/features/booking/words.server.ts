import { env } from "~/env.server";
import { chatWordsIn } from "../frame/frame.server";
import { wordsIn } from "../frame/frame-content";
import type { PageLanguage } from "../help/languages";
import { CONTENT_FILES } from "./content/files.server";
import type { BookingState } from "./states";
import { type BookingWords, bookingContentSchema } from "./words";

const CONTENT = bookingContentSchema.parse(CONTENT_FILES);

/** What the pages of booking say. */
export function bookingWordsIn(language: PageLanguage): BookingWords {
	const { weekdays, months } = chatWordsIn(language).chat;
	return { ...wordsIn(CONTENT["booking.yaml"], language), weekdays, months };
}

/** What happens next with a booking as it stands, in a sentence. */
export function nextStepIn(language: PageLanguage, standing: BookingState | "over"): string {
	const { here, "by-mail": byMail = here } = CONTENT["next-steps.yaml"][standing];
	return (env.SMTP_URL === undefined ? here : byMail)[language];
}
