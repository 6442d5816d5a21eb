import type { ClinicTime } from "../calendar";

/** What can have become of a booking. Only the first two are still to come. */
export const BOOKING_STATES = ["requested", "confirmed", "declined", "cancelled", "done", "missed"] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Who changes a booking: the person whose it is, or somebody at the desk. */
export type Actor = "person" | "desk";

type Rule = {
	by: readonly Actor[];
	from: readonly BookingState[];
	/** Null: the state stays as it is. */
	to: BookingState | Readonly<Record<Actor, BookingState>> | null;
	/** Before the session begins, from then on, or whenever. */
	when: "before" | "begun" | "always";
	/** Whether the place of the slot is free again. */
	frees: boolean;
};

const COMING = ["requested", "confirmed"] as const;

/** Which change may follow which state: the one table of it. */
export const CHANGES = {
	confirm: { by: ["desk"], from: ["requested"], to: "confirmed", when: "before", frees: false },
	decline: { by: ["desk"], from: COMING, to: "declined", when: "before", frees: true },
	cancel: { by: ["person"], from: COMING, to: "cancelled", when: "before", frees: true },
	// A time that the person chose anew is a new request; one that the desk chose is agreed.
	move: {
		by: ["person", "desk"],
		from: COMING,
		to: { person: "requested", desk: "confirmed" },
		when: "before",
		frees: true,
	},
	done: { by: ["desk"], from: [...COMING, "missed"], to: "done", when: "begun", frees: false },
	missed: { by: ["desk"], from: [...COMING, "done"], to: "missed", when: "begun", frees: false },
	note: { by: ["desk"], from: BOOKING_STATES, to: null, when: "always", frees: false },
} as const satisfies Record<string, Rule>;

export type BookingChange = keyof typeof CHANGES;

/** What of a booking decides about its changes. */
export type Standing = { status: BookingState; date: string; startMinute: number | null };

/** Whether a text names a change. */
export function isBookingChange(text: string): text is BookingChange {
	return Object.hasOwn(CHANGES, text);
}

/** The state after a change. */
export function stateAfter(change: BookingChange, actor: Actor, status: BookingState): BookingState {
	const { to } = CHANGES[change];
	return to === null ? status : typeof to === "string" ? to : to[actor];
}

/** Whether a change is open to somebody, as the booking stands now. */
export function mayChange(change: BookingChange, actor: Actor, booking: Standing, now: ClinicTime): boolean {
	const rule: Rule = CHANGES[change];
	if (!rule.by.includes(actor) || !rule.from.includes(booking.status)) return false;
	return rule.when === "always" || (rule.when === "begun") === hasBegun(booking, now);
}

/** Whether a session has begun by the clinic's clock, in the very minute too. */
export function hasBegun({ date, startMinute }: Omit<Standing, "status">, now: ClinicTime): boolean {
	return date < now.date || (date === now.date && (startMinute ?? 0) <= now.minute);
}

/** Whether a booking is still to come. */
export function isComing(booking: Standing, now: ClinicTime): boolean {
	return isLiving(booking.status) && !hasBegun(booking, now);
}

/** Whether a state is one before the session. */
export function isLiving(status: string): boolean {
	return (COMING as readonly string[]).includes(status);
}
