import type { Booking } from "./booking-form";
import type { BookingState } from "./states";

/** A booking as it is kept, and as its owner may see it. */
export type OwnBooking = Omit<Booking, "timeslot"> & {
	id: number;
	/** What person and desk call it by. */
	reference: string;
	/** As it was offered when it was booked. */
	timeslot: string;
	/** When the slot begins, in minutes after midnight by the clinic's clock. */
	startMinute: number | null;
	status: BookingState;
	/** Rises by one with every change. */
	version: number;
	/** What the desk says to the person. */
	word: string | null;
	createdAt: Date;
	updatedAt: Date;
};
