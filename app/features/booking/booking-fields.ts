/** Longest name and address, also the bounds on their inputs. */
export const NAME_LENGTH = 100;
export const ADDRESS_LENGTH = 300;

/** The fields of the form, in its order. */
export const BOOKING_FIELDS = ["name", "phone", "age", "address", "timeslot", "date"] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

/** What to call each field beside its input. */
export const BOOKING_LABELS: Record<BookingField, string> = {
	name: "Name",
	phone: "Phone Number",
	age: "Age",
	address: "Address",
	timeslot: "Preferred Time Slot",
	date: "Date",
};

/** The alerts of the specification, sections 5 and 8. */
export const BOOKING_ALERTS = {
	blank: "All fields are required and phone number must be 10-digit and age must be a number",
	phone: "Phone number should be 10 digit",
	age: "Age should be number",
	booked: "Booked Successfully",
	exception: "Error booking session",
	list: "Error fetching user bookings",
} as const;

/** The messages at the fields by which an alert is chosen. */
export const PHONE_MESSAGE = "Phone number must be a 10-digit number";
export const AGE_MESSAGE = "Age must be an integer";

/**
 * The alert for what is wrong: a blank field outranks a bad phone, which outranks a bad age. Other mistakes have their
 * sentence at the field alone.
 */
export function bookingAlert(problems: Record<string, string[] | null | undefined>): string | null {
	const messages = Object.values(problems).flatMap((list) => list ?? []);
	if (messages.some((message) => message.endsWith(" is required"))) return BOOKING_ALERTS.blank;
	if (messages.includes(PHONE_MESSAGE)) return BOOKING_ALERTS.phone;
	if (messages.includes(AGE_MESSAGE)) return BOOKING_ALERTS.age;
	return null;
}

/** The last day that can be booked: nobody plans a session more than a year ahead, and a typing slip often does. */
export function lastDay(today: string): string {
	const date = new Date(`${today}T00:00:00Z`);
	date.setUTCFullYear(date.getUTCFullYear() + 1);
	return date.toISOString().slice(0, 10);
}
