import { createContext, useContext } from "react";
import type { BookingWords } from "~/features/booking/words";

/** The words of a page of booking, for all of its pieces. */
export const BookingWordsContext = createContext<BookingWords | null>(null);

/** What the pages of booking say, in the language of this one. */
export function useBookingWords(): BookingWords {
	const words = useContext(BookingWordsContext);
	if (words === null) throw new Error("This belongs on a page of booking.");
	return words;
}
