import type { BookingChange } from "../booking/states";

/** What those at the desk are told. */
export const DESK_SENTENCES = {
	closedDate: (reason: string) => `Booked before the day was closed (${reason})`,
	closedSlot: "Booked before this time was closed",
	tooMany: "Booked before this time had fewer places",
	stale: "Somebody else was quicker: this booking was changed while you looked at it. Nothing of yours was done.",
	daysStale:
		"Somebody else has set the week while you looked at it. Nothing of yours was saved; this is how it stands now.",
	daysSaved: "The week is saved. Bookings made before stay as they are.",
	closed: "The day is closed. Bookings made before stay as they are.",
	opened: "The day is open again.",
	places: "Places must be a whole number from 0 to 10000",
	reason: "Reason is required, at most 100 characters: people read it",
	day: "Date must be a real day from today on",
	nobody: "Somebody whose account is gone",
	gone: "The person has deleted the account: of the session the time alone is kept",
	nothing: "nothing",
	wordLong: "The word must have at most 500 characters",
	noteLong: "The note must have at most 2000 characters",
} as const;

/** What is said once a change is done. */
export const DONE_WORDS: Record<BookingChange, string> = {
	confirm: "Confirmed.",
	decline: "Declined. The time is free again.",
	cancel: "Cancelled. The time is free again.",
	move: "Moved to the new time.",
	done: "Marked as done.",
	missed: "Marked as missed.",
	note: "The note is saved.",
};

/** Each action of the history, as a past deed. */
export const HISTORY_WORDS: Record<string, string> = {
	book: "booked",
	details: "changed the details",
	confirm: "confirmed",
	decline: "declined",
	cancel: "cancelled",
	move: "moved",
	done: "marked as done",
	missed: "marked as missed",
	note: "wrote a note",
};

/** Longest word to a person, and longest note. */
export const WORD_LENGTH = 500;
export const NOTE_LENGTH = 2_000;
