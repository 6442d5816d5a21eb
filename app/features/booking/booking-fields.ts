/** Longest name and address, also the bounds on their inputs. */
export const NAME_LENGTH = 100;
export const ADDRESS_LENGTH = 300;

/** The fields of the form, in its order, and what to call each beside its input. */
export const BOOKING_LABELS = {
	name: "Name",
	phone: "Phone Number",
	age: "Age",
	address: "Address",
	timeslot: "Preferred Time Slot",
	date: "Date",
} as const;

export type BookingField = keyof typeof BOOKING_LABELS;
export const BOOKING_FIELDS = Object.keys(BOOKING_LABELS) as readonly BookingField[];

/** What was typed into the form, before it is checked. */
export type TypedFields = Partial<Record<BookingField, string>>;

/** How a phone and an age are written. */
export const PHONE = /^[0-9]{10}$/;
export const WHOLE_NUMBER = /^[+-]?[0-9]{1,9}$/;

/** The alerts of the specification, sections 5 and 8. */
export const BOOKING_ALERTS = {
	blank: "All fields are required and phone number must be 10-digit and age must be a number",
	phone: "Phone number should be 10 digit",
	age: "Age should be number",
	booked: "Booked Successfully",
	exception: "Error booking session",
	list: "Error fetching user bookings",
} as const;

/** How a field can be wrong, as far as an alert depends on it. */
type Mistake = "blank" | "phone" | "age" | "other";

/**
 * The alert for what is wrong: a blank field outranks a bad phone, which outranks a bad age. Other mistakes have their
 * sentence at the field alone.
 *
 * @param problems what is known to be wrong, by field
 */
export function bookingAlert(
	typed: TypedFields,
	problems: Partial<Record<string, readonly string[] | null>>,
): string | null {
	const wrong = BOOKING_FIELDS.filter((field) => (problems[field]?.length ?? 0) > 0);
	const mistakes = wrong.map((field) => mistakeOf(field, (typed[field] ?? "").trim()));
	const worst = (["blank", "phone", "age"] as const).find((mistake) => mistakes.includes(mistake));
	return worst === undefined ? null : BOOKING_ALERTS[worst];
}

function mistakeOf(field: BookingField, value: string): Mistake {
	if (value === "") return "blank";
	if (field === "phone") return "phone";
	return field === "age" && !WHOLE_NUMBER.test(value) ? "age" : "other";
}

/** The last day that can be booked: nobody plans a session more than a year ahead, and a typing slip often does. */
export function lastDay(today: string): string {
	const date = new Date(`${today}T00:00:00Z`);
	date.setUTCFullYear(date.getUTCFullYear() + 1);
	return date.toISOString().slice(0, 10);
}
