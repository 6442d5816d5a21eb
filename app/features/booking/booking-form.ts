import * as z from "zod/mini";
import { type ClinicTime, isCalendarDate } from "../calendar";
import { hasUnseen, unseenMessage } from "../unseen";
import {
	ADDRESS_LENGTH,
	type BookingField,
	lastDay,
	NAME_LENGTH,
	PHONE,
	type TypedFields,
	WHOLE_NUMBER,
} from "./booking-fields";
import { isTimeslot, startMinute, TIMESLOTS } from "./slots";

export * from "./booking-fields";

/** A form leaves out what was not filled in; a blank one and a missing one are the same mistake. */
function filled(field: BookingField) {
	const message = `${field.charAt(0).toUpperCase()}${field.slice(1)} is required`;
	return z._default(z.string(), "").check(z.trim(), z.minLength(1, message));
}

function atMost(length: number, label: string) {
	return z.maxLength(length, `${label} must have at most ${length} characters`);
}

/** People read it later: what cannot be seen stays out. */
function seen(label: string) {
	return z.refine<string>((text) => !hasUnseen(text), unseenMessage(label));
}

/**
 * The one schema of a booking, used by the page, its script and the JSON call alike.
 *
 * @param now the clinic's date and time: a day or slot that is over cannot be booked
 */
export function bookingSchema(now: ClinicTime) {
	return z
		.object({
			...timeFields(now),
			name: filled("name").check(atMost(NAME_LENGTH, "Name"), seen("Name")),
			phone: filled("phone").check(z.regex(PHONE, "Phone number must be a 10-digit number")),
			age: z.pipe(
				filled("age").check(z.regex(WHOLE_NUMBER, "Age must be an integer")),
				z.pipe(
					z.transform(Number),
					z.number().check(z.gte(1, "Age must be between 1 and 120"), z.lte(120, "Age must be between 1 and 120")),
				),
			),
			address: filled("address").check(atMost(ADDRESS_LENGTH, "Address"), seen("Address")),
		})
		.check(notPassed(now));
}

/** When the session is to be: all that moving one asks for. */
function timeFields(now: ClinicTime) {
	return {
		timeslot: z.pipe(filled("timeslot"), z.enum(TIMESLOTS, "Choose one of the time slots in the list")),
		date: filled("date").check(
			z.refine(isCalendarDate, "Date must be a real day, such as 2027-01-31"),
			z.refine((date) => date >= now.date, "Date must be today or later"),
			z.refine((date) => date <= lastDay(now.date), "Date must be within the next year"),
		),
	};
}

function notPassed(now: ClinicTime) {
	const isAhead = ({ date, timeslot }: { date: string; timeslot: string }) =>
		date !== now.date || !isTimeslot(timeslot) || startMinute(timeslot) > now.minute;
	return z.refine<{ date: string; timeslot: string }>(isAhead, {
		path: ["timeslot"],
		error: "This time has passed today. Please choose a later one or another day",
		// Together with the other fields' messages, not only once those are right.
		when: () => true,
	});
}

/** What a form holds before it is checked. */
export type TypedBooking = z.input<ReturnType<typeof bookingSchema>>;
/** A booking whose fields are all right. */
export type Booking = z.infer<ReturnType<typeof bookingSchema>>;
/** The sentences for the fields that are not right; a field may have several, the first says most. */
export type BookingProblems = Partial<Record<BookingField, string[]>>;

/** Checks the fields of a booking. Unknown ones are left out. */
export function checkBooking(
	typed: TypedFields,
	now: ClinicTime,
): { ok: true; booking: Booking } | { ok: false; problems: BookingProblems } {
	const parsed = schemaFor(now).safeParse(typed);
	return parsed.success ? { ok: true, booking: parsed.data } : { ok: false, problems: problemsOf(parsed.error) };
}

/** Checks a date and slot alone, by the same rules. */
export function checkTime(
	typed: Pick<TypedFields, "date" | "timeslot">,
	now: ClinicTime,
): { ok: true; time: Pick<Booking, "date" | "timeslot"> } | { ok: false; problems: BookingProblems } {
	const parsed = z.object(timeFields(now)).check(notPassed(now)).safeParse(typed);
	return parsed.success ? { ok: true, time: parsed.data } : { ok: false, problems: problemsOf(parsed.error) };
}

function problemsOf({ issues }: { issues: z.core.$ZodIssue[] }): BookingProblems {
	const problems: BookingProblems = {};
	for (const issue of issues) {
		const field = issue.path[0] as BookingField;
		problems[field] = [...(problems[field] ?? []), issue.message];
	}
	return problems;
}

/** The newest schema, which serves for its whole minute: making one takes as long as checking with it. */
let newest: { now: ClinicTime; schema: ReturnType<typeof bookingSchema> } | null = null;

function schemaFor(now: ClinicTime): ReturnType<typeof bookingSchema> {
	if (newest === null || newest.now.date !== now.date || newest.now.minute !== now.minute)
		newest = { now, schema: bookingSchema(now) };
	return newest.schema;
}

/** The one message to show at each field. */
export function firstMessages(problems: BookingProblems): Record<string, string> {
	return Object.fromEntries(Object.entries(problems).map(([field, [message = ""]]) => [field, message]));
}
