import { describe, expect, test } from "vitest";
import { fullWidth } from "../../../tests/support/full-width";
import {
	ADDRESS_LENGTH,
	BOOKING_ALERTS,
	BOOKING_FIELDS,
	BOOKING_LABELS,
	type BookingField,
	type BookingProblems,
	bookingAlert,
	checkBooking,
	firstMessages,
	lastDay,
	NAME_LENGTH,
} from "./booking-form";

const NOON = { date: "2026-11-20", minute: 12 * 60 };
const GOOD = {
	name: "Asha Rao",
	phone: "9876543210",
	age: "34",
	address: "12 Lake Road, Pune",
	timeslot: "2:00pm - 2:30pm",
	date: "2026-11-20",
};

type Changes = Partial<Record<BookingField, string | undefined>>;

/** All that is wrong with the good booking once these fields are changed. */
function problemsWith(changed: Changes, now = NOON): BookingProblems {
	const checked = checkBooking({ ...GOOD, ...changed } as Record<BookingField, string>, now);
	return checked.ok ? {} : checked.problems;
}

/** The one sentence at each field then. */
function messagesWith(changed: Changes, now = NOON): Record<string, string> {
	return firstMessages(problemsWith(changed, now));
}

test("the alerts of the specification, to the letter", () => {
	expect(BOOKING_ALERTS).toEqual({
		blank: "All fields are required and phone number must be 10-digit and age must be a number",
		phone: "Phone number should be 10 digit",
		age: "Age should be number",
		booked: "Booked Successfully",
		exception: "Error booking session",
		list: "Error fetching user bookings",
	});
});

test("the fields of the specification, in its order and under its labels", () => {
	expect(BOOKING_FIELDS.map((field) => BOOKING_LABELS[field])).toEqual([
		"Name",
		"Phone Number",
		"Age",
		"Address",
		"Preferred Time Slot",
		"Date",
	]);
});

test("a good booking comes out trimmed, its age a number", () => {
	const padded = Object.fromEntries(Object.entries(GOOD).map(([field, value]) => [field, ` ${value}\n`]));
	expect(checkBooking(padded, NOON)).toEqual({ ok: true, booking: { ...GOOD, age: 34 } });
});

test("fields that are not of a booking are left out", () => {
	const checked = checkBooking({ ...GOOD, userId: "1", __proto__: "x" } as Record<string, string>, NOON);
	expect(checked.ok && Object.keys(checked.booking).sort()).toEqual([...BOOKING_FIELDS].sort());
});

describe("a field that is not filled in", () => {
	const messages = {
		name: "Name is required",
		phone: "Phone is required",
		age: "Age is required",
		address: "Address is required",
		timeslot: "Timeslot is required",
		date: "Date is required",
	};

	test.each(BOOKING_FIELDS)("%s says so, and nothing else, whether blank, white or missing", (field) => {
		for (const value of ["", "  \t\n", "\u00a0", undefined])
			expect(messagesWith({ [field]: value })).toEqual({ [field]: messages[field] });
	});

	test("each says so at once", () => {
		const checked = checkBooking({}, NOON);
		expect(!checked.ok && firstMessages(checked.problems)).toEqual(messages);
	});
});

describe("phone", () => {
	test.each([
		"987654321",
		"98765432100",
		"+919876543210",
		"98765 43210",
		"98765-43210",
		"98765432l0",
		fullWidth("9876543210"),
		"९८७६५४३२१०",
		"-987654321",
		"1e10",
		"<b>9876543210</b>",
	])("%j is not ten digits", (phone) => {
		expect(messagesWith({ phone })).toEqual({ phone: "Phone number must be a 10-digit number" });
	});

	test("keeps a zero in front", () => {
		const checked = checkBooking({ ...GOOD, phone: "0123456789" }, NOON);
		expect(checked.ok && checked.booking.phone).toBe("0123456789");
	});
});

describe("age", () => {
	test.each(["12.5", "12,5", "12 years", "twelve", fullWidth("34"), "३४", "0x20", "1e1", "NaN", "--3", "9".repeat(40)])(
		"%j is no whole number",
		(age) => {
			expect(messagesWith({ age })).toEqual({ age: "Age must be an integer" });
		},
	);

	test.each(["0", "-1", "121", "999999999"])("%s is no age", (age) => {
		expect(messagesWith({ age })).toEqual({ age: "Age must be between 1 and 120" });
	});

	test.each([
		["1", 1],
		["120", 120],
		["007", 7],
	])("%s is an age", (age, years) => {
		const checked = checkBooking({ ...GOOD, age }, NOON);
		expect(checked.ok && checked.booking.age).toBe(years);
	});
});

test("a name or address with what cannot be seen is refused in a sentence; a line break at its end goes", () => {
	expect(messagesWith({ name: "As\u200bha", address: "Pune\n411001" })).toEqual({
		name: "Name has a character that cannot be seen. Please type it anew instead of pasting it",
		address: "Address has a character that cannot be seen. Please type it anew instead of pasting it",
	});
	expect(problemsWith({ name: "क्षमा\n", address: "पुणे" })).toEqual({});
});

describe("lengths", () => {
	test("a name and an address may be as long as their inputs, not longer", () => {
		expect(problemsWith({ name: "n".repeat(NAME_LENGTH), address: "a".repeat(ADDRESS_LENGTH) })).toEqual({});
		expect(messagesWith({ name: "n".repeat(NAME_LENGTH + 1), address: "a".repeat(ADDRESS_LENGTH + 1) })).toEqual({
			name: "Name must have at most 100 characters",
			address: "Address must have at most 300 characters",
		});
	});

	test("space around them does not count", () => {
		expect(problemsWith({ name: `   ${"n".repeat(NAME_LENGTH)}   ` })).toEqual({});
	});
});

test("markup is a name and an address like any other, kept to the letter", () => {
	const markup = `<script>alert("x")</script> & 'quotes'`;
	const checked = checkBooking({ ...GOOD, name: markup, address: markup }, NOON);
	expect(checked.ok && [checked.booking.name, checked.booking.address]).toEqual([markup, markup]);
});

describe("timeslot and date", () => {
	test.each(["9am", "9:00am - 9:30am", "<option>", "null"])("%j is not in the list", (timeslot) => {
		expect(messagesWith({ timeslot })).toEqual({ timeslot: "Choose one of the time slots in the list" });
	});

	test.each(["2027-02-31", "2027-02-29", "20-11-2026", "soon", fullWidth("2026-11-20")])("%j is no day", (date) => {
		expect(messagesWith({ date })).toEqual({ date: "Date must be a real day, such as 2027-01-31" });
	});

	test.each(["2026-11-19", "2025-11-20", "0001-01-01"])("%s is over", (date) => {
		expect(messagesWith({ date })).toEqual({ date: "Date must be today or later" });
	});

	test("a leap day is a day", () => {
		expect(problemsWith({ date: "2028-02-29" }, { date: "2028-02-01", minute: 0 })).toEqual({});
	});

	test("a year ahead can be booked, a day more cannot", () => {
		expect(problemsWith({ date: "2027-11-20" })).toEqual({});
		expect(messagesWith({ date: "2027-11-21" })).toEqual({ date: "Date must be within the next year" });
	});

	test("a year after a leap day is a real day", () => {
		expect(lastDay("2028-02-29")).toBe("2029-03-01");
	});

	test("a slot of today can be booked until it begins", () => {
		const passed = "This time has passed today. Please choose a later one or another day";
		expect(problemsWith({}, { ...NOON, minute: 839 })).toEqual({});
		expect(messagesWith({}, { ...NOON, minute: 840 })).toEqual({ timeslot: passed });
		expect(messagesWith({}, { ...NOON, minute: 1439 })).toEqual({ timeslot: passed });
		expect(problemsWith({ date: "2026-11-21" }, { ...NOON, minute: 1439 })).toEqual({});
	});

	test("a slot that has passed is told together with what else is wrong", () => {
		expect(Object.keys(problemsWith({ name: "", phone: "1", age: "x" }, { ...NOON, minute: 840 })).sort()).toEqual([
			"age",
			"name",
			"phone",
			"timeslot",
		]);
	});
});

describe("the alert", () => {
	const alertFor = (changed: Partial<Record<BookingField, string>>) =>
		bookingAlert({ ...GOOD, ...changed }, problemsWith(changed));

	test.each(BOOKING_FIELDS)("tells of a blank %s", (field) => {
		expect(alertFor({ [field]: " " })).toBe(BOOKING_ALERTS.blank);
	});

	test("a blank field outranks a bad phone, which outranks a bad age", () => {
		expect(alertFor({ address: "", phone: "1", age: "x" })).toBe(BOOKING_ALERTS.blank);
		expect(alertFor({ phone: "1", age: "x" })).toBe(BOOKING_ALERTS.phone);
		expect(alertFor({ age: "x" })).toBe(BOOKING_ALERTS.age);
	});

	test("other mistakes have their sentence at the field alone", () => {
		expect(alertFor({ age: "0", date: "2020-01-01", timeslot: "noon", name: "n".repeat(101) })).toBeNull();
		expect(alertFor({})).toBeNull();
	});

	test("each field shows one sentence", () => {
		expect(firstMessages({ date: ["first", "second"], name: ["only"] })).toEqual({ date: "first", name: "only" });
	});
});
