import { expect, test } from "vitest";
import { endMinute, isTimeslot, startMinute, TIMESLOTS } from "./slots";

test("the eight slots of the specification, in its order and to the letter", () => {
	expect(TIMESLOTS).toEqual([
		"9:30am - 10:00am",
		"10:00am - 10:30am",
		"11:00am - 11:30am",
		"12:00pm - 12:30pm",
		"2:00pm - 2:30pm",
		"2:30pm - 3:00pm",
		"3:00pm - 3:30pm",
		"3:30pm - 4:00pm",
	]);
});

test("a slot begins at its minute of the day, noon being 12:00pm", () => {
	expect(TIMESLOTS.map(startMinute)).toEqual([570, 600, 660, 720, 840, 870, 900, 930]);
});

test("a slot lasts half an hour", () => {
	expect(TIMESLOTS.map((timeslot) => endMinute(timeslot) - startMinute(timeslot))).toEqual(Array(8).fill(30));
});

test.each(["", "9:30am", "9:30am - 10:00am ", "9:30AM - 10:00AM", "9:30am – 10:00am", "4:00pm - 4:30pm", "toString"])(
	"%j is no slot",
	(text) => {
		expect(isTimeslot(text)).toBe(false);
	},
);

test("every slot is a slot", () => {
	expect(TIMESLOTS.filter((timeslot) => !isTimeslot(timeslot))).toEqual([]);
});
