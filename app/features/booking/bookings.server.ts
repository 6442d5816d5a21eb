import { refusalOf } from "#db/booking-facts.server";
import {
	type BookingRecord,
	changeBooking,
	type Decision,
	keepBooking,
	selectBookings,
	selectOwnBooking,
} from "#db/bookings.server";
import { env } from "~/env.server";
import { clinicTime } from "../calendar";
import { tooYoungIn } from "../help/help.server";
import { countAgainst } from "../limits/limits.server";
import { COUNSELLORS, freeTimesNear } from "./availability.server";
import type { Booking, BookingProblems } from "./booking-form";
import { type FreeTime, type SlotFacts, slotState, weekdayOf } from "./days";
import type { OwnBooking } from "./kept-booking";
import { type NoticeKind, noticesOf } from "./notices.server";
import { SENTENCES } from "./sentences";
import type { Timeslot } from "./slots";
import { type Actor, type BookingChange, CHANGES, isComing, mayChange, stateAfter } from "./states";

/**
 * How a wish for a session ended: booked, for nobody of that age here, for nobody who has as many to come already, or no
 * place, with the nearest times that have one.
 */
export type BookingOutcome =
	| { ok: true; booking: BookingRecord }
	| { ok: false; reason: "too young" | "enough"; problems: BookingProblems; free: [] }
	| ({ ok: false } & NoPlace);

/** Why a time cannot be had, at which field, and what can instead. */
export type NoPlace = { reason: "no place"; problems: BookingProblems; free: FreeTime[] };

/** A change that somebody asks for. */
export type Wish = {
	change: BookingChange;
	/** The version that was seen; null for whatever stands. */
	seen: number | null;
	/** For decline: what the desk says to the person. */
	word?: string | null;
	/** For note. */
	note?: string | null;
	/** For move. */
	to?: { date: string; timeslot: Timeslot };
};

/**
 * How a change ended. `stale`: it was changed in the meantime, `booking` shows to what; `unfit`: that cannot follow what
 * it is now.
 */
export type ChangeOutcome =
	| { ok: true; booking: BookingRecord }
	| { ok: false; reason: "unknown" }
	| { ok: false; reason: "stale" | "unfit"; booking: BookingRecord; message: string }
	| ({ ok: false; booking: BookingRecord } & NoPlace);

/** What is said to who is younger than the operator's least age. */
const TOO_YOUNG = tooYoungIn("en", "too-young-session");

function isTooYoung(age: number): boolean {
	return env.MINIMUM_AGE !== undefined && age < env.MINIMUM_AGE;
}

/** Why nothing is booked, within the transaction. */
type BookingRefusal = "enough" | BookingProblems;

/** Why nothing is changed, within the transaction. */
type Refusal = "stale" | "unfit" | BookingProblems;

const NOTICES: Partial<Record<BookingChange, NoticeKind>> = {
	confirm: "confirmed",
	decline: "declined",
	cancel: "cancelled",
	move: "moved",
};

/**
 * Books a session. The same person, date and slot again is the same booking with newer details.
 *
 * @param address of the client for the limits, or null when unknown
 * @throws TooMany, DatabaseUnavailable
 */
export async function book(
	userId: number,
	booking: Booking,
	{ address, now }: { address: string | null; now: Date },
): Promise<BookingOutcome> {
	// Before anything is written, be it a count: nothing is kept of who is too young.
	if (isTooYoung(booking.age)) return { ok: false, reason: "too young", problems: { age: [TOO_YOUNG] }, free: [] };
	const { date, timeslot } = booking;
	const slot = { date, timeslot, weekday: weekdayOf(date) };
	const clock = clinicTime(now, env.CLINIC_TIME_ZONE);
	const foreseen = await refusalOf(userId, { slot, clock }, refusalFor);
	if (foreseen !== null) return refused(foreseen, slot, now);
	await countAgainst("personBookings", String(userId));
	await countAgainst("addressBookings", address);
	const outcome = await keepBooking<BookingRefusal>(userId, booking, {
		slot,
		clock,
		judge: refusalFor,
		tell: (kept, isNew) => noticesOf(isNew ? "requested" : "details", kept),
		at: now,
	});
	return "kept" in outcome ? { ok: true, booking: outcome.kept } : refused(outcome.refused, slot, now);
}

async function refused(refusal: BookingRefusal, wanted: FreeTime, now: Date): Promise<BookingOutcome> {
	if (refusal !== "enough") return { ok: false, ...(await noPlace(refusal, wanted, now)) };
	return { ok: false, reason: "enough", problems: { date: [SENTENCES.enough] }, free: [] };
}

/**
 * Changes a booking. By `id` whoever it belongs to, which is for the desk; by `ownId` or reference its owner alone.
 *
 * @param who for a person, `userId` is the owner, and another's booking is unknown
 * @throws TooMany where a person changes much at once; DatabaseUnavailable
 */
export async function change(
	which: { id: number } | { ownId: number } | { reference: string },
	wish: Wish,
	who: { actor: Actor; userId: number; now: Date },
): Promise<ChangeOutcome> {
	if (who.actor === "person") await countAgainst("personChanges", String(who.userId));
	const owned = "id" in which ? which : { ...which, ownerId: who.userId };
	const by = { userId: who.userId, at: who.now };
	const outcome = await changeBooking<Refusal>(owned, (standing) => decide(standing, wish, who), by);
	if (outcome === null) return { ok: false, reason: "unknown" };
	if ("changed" in outcome) return { ok: true, booking: outcome.changed };
	const { refused, standing: booking } = outcome;
	if (typeof refused === "string") return { ok: false, reason: refused, booking, message: SENTENCES[refused] };
	const { date, timeslot } = wish.to ?? { ...booking, timeslot: booking.timeslot as Timeslot };
	return { ok: false, booking, ...(await noPlace(refused, { date, timeslot }, who.now)) };
}

/** A list of more is nobody's who wants help; all of them stand in the export of /data. */
const MOST_LISTED = 1_000;

/**
 * The bookings of a person, the latest thousand of more: those to come first, the next one on top; then the others, the
 * latest on top.
 *
 * @throws DatabaseUnavailable
 */
export async function bookingsOf(userId: number, now: Date): Promise<OwnBooking[]> {
	const time = clinicTime(now, env.CLINIC_TIME_ZONE);
	const rows = await selectBookings(userId, MOST_LISTED);
	const coming = rows.filter((row) => isComing(row, time));
	return [...coming.reverse(), ...rows.filter((row) => !isComing(row, time))];
}

/** A person's own booking, or null: also for somebody else's. */
export function bookingOf(userId: number, reference: string): Promise<OwnBooking | null> {
	return selectOwnBooking(reference, userId);
}

const NOTHING: Decision<Refusal> = { action: "none", set: {}, frees: false, tell: () => [] };

/** Judges a wish by the booking as it stands in the transaction. */
function decide(standing: BookingRecord, wish: Wish, who: { actor: Actor; now: Date }): Decision<Refusal> {
	const { change, seen, to } = wish;
	const isSame = to?.date === standing.date && to.timeslot === standing.timeslot;
	// Twice is once: the second of two presses was written when the first had not been answered.
	if (change === "cancel" && standing.status === "cancelled") return NOTHING;
	if (change === "move" && isSame && seen !== null && seen < standing.version) return NOTHING;
	if (seen !== null && seen !== standing.version) return { refused: "stale" };
	if (!mayChange(change, who.actor, standing, clinicTime(who.now, env.CLINIC_TIME_ZONE))) return { refused: "unfit" };
	const status = stateAfter(change, who.actor, standing.status);
	const notice = NOTICES[change];
	const decision = {
		action: change,
		set: { status, ...written(wish) },
		frees: CHANGES[change].frees,
		tell: (after: BookingRecord) => (notice === undefined ? [] : noticesOf(notice, after)),
	};
	if (change !== "move" || to === undefined) return decision;
	if (isSame) return { refused: { timeslot: [SENTENCES.same] } };
	const slot = { ...to, weekday: weekdayOf(to.date) };
	const judge = (facts: SlotFacts & { own: boolean }) => (facts.own ? { timeslot: [SENTENCES.own] } : problemOf(facts));
	return { ...decision, set: { ...decision.set, ...to }, takes: { slot, judge } };
}

/** What a change writes besides the state. */
function written({ change, word, note }: Wish): { word?: string | null; note?: string | null } {
	if (change === "note") return { note: note || null };
	return word === undefined ? {} : { word: word || null };
}

/** Who has as many sessions to come as one person may hold is told so first: no other time would do either. */
function refusalFor(facts: SlotFacts & { coming: number }): BookingRefusal | null {
	return facts.coming >= env.LIMIT_SESSIONS_TO_COME ? "enough" : problemOf(facts);
}

function problemOf(facts: SlotFacts): BookingProblems | null {
	const state = slotState(facts, COUNSELLORS);
	if (state === "full") return { timeslot: [SENTENCES.full] };
	if (facts.closedFor !== null) return { date: [SENTENCES.closedDate(facts.closedFor)] };
	return state === "closed" ? { timeslot: [SENTENCES.closedSlot] } : null;
}

async function noPlace(problems: BookingProblems, wanted: FreeTime, now: Date): Promise<NoPlace> {
	const free = await freeTimesNear(wanted, clinicTime(now, env.CLINIC_TIME_ZONE));
	return { reason: "no place", problems, free };
}
