import type { BookingState } from "./states";

/** What a person is told of a booking of his own, and what of it is open to him. */
export type Receipt = {
	reference: string;
	/** YYYY-MM-DD */
	date: string;
	timeslot: string;
	status: BookingState;
	/** As it was shown: who changes it says so. */
	version: number;
	/** What the desk says. */
	word: string | null;
	/** Where and for how much; null where the operator says nothing. */
	place: string | null;
	fee: string | null;
	/** What happens next, in a sentence. */
	next: string;
	/** Whether it can still be moved and cancelled. */
	changeable: boolean;
};
