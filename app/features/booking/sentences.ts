import type { SlotState } from "./days";
import type { BookingChange, BookingState } from "./states";

/** What people are told of times and changes. Apart from the rules, so that it can be read and translated as one. */
export const SENTENCES = {
	full: "This time is full on that day. Please choose another",
	closedSlot: "There are no sessions at this time on that day. Please choose another",
	closedDate: (reason: string) => `We are closed on that day: ${reason}. Please choose another`,
	own: "This person has this time already. Please choose another",
	enough:
		"You have as many sessions to come as one person can book. Please cancel one under Previous Bookings, or book again after the next one",
	same: "That is the time it has already. Please choose another",
	stale: "This booking was changed in the meantime. Nothing of yours was done; please look at it again.",
	unfit: "That cannot be done any more as this booking stands now.",
} as const;

/** What a state is called at the desk; on a person's pages see content/booking.yaml. */
export const STATE_WORDS: Record<BookingState, string> = {
	requested: "Requested",
	confirmed: "Confirmed",
	declined: "Declined",
	cancelled: "Cancelled",
	done: "Done",
	missed: "Missed",
};

/** What a change is called on the button that makes it. */
export const CHANGE_WORDS = {
	confirm: "Confirm",
	decline: "Decline",
	done: "Done",
	missed: "Missed",
	note: "Save note",
} as const satisfies Partial<Record<BookingChange, string>>;

/** How the desk marks a slot of a day beside its name; nothing for a free one. */
export const SLOT_MARKS: Record<SlotState, string> = { free: "", full: "full", closed: "closed", over: "over" };
