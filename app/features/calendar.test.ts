import { describe, expect, test } from "vitest";
import { fullWidth } from "../../tests/support/full-width";
import { clinicTime, dayNumber, isCalendarDate, momentOf } from "./calendar";

describe("clinicTime", () => {
	test.each([
		["the last minute of a day in India", "2026-11-20T18:29:59Z", "Asia/Kolkata", "2026-11-20", 23 * 60 + 59],
		["midnight in India", "2026-11-20T18:30:00Z", "Asia/Kolkata", "2026-11-21", 0],
		["the last day of a year", "2026-12-31T18:30:00Z", "Asia/Kolkata", "2027-01-01", 0],
		["a leap day", "2028-02-28T20:00:00Z", "Asia/Kolkata", "2028-02-29", 90],
		["noon in London's winter", "2026-11-20T12:00:00Z", "Europe/London", "2026-11-20", 12 * 60],
		["far west, still the day before", "2026-11-20T09:59:00Z", "Pacific/Honolulu", "2026-11-19", 23 * 60 + 59],
		["far east, the next day already", "2026-11-20T10:00:00Z", "Pacific/Kiritimati", "2026-11-21", 0],
		["the minute before New York's clocks go forward", "2027-03-14T06:59:00Z", "America/New_York", "2027-03-14", 119],
		["an hour that New York skips", "2027-03-14T07:00:00Z", "America/New_York", "2027-03-14", 180],
		["1:30 for the first time that night", "2026-11-01T05:30:00Z", "America/New_York", "2026-11-01", 90],
		["1:30 for the second time that night", "2026-11-01T06:30:00Z", "America/New_York", "2026-11-01", 90],
	])("%s", (_, moment, timeZone, date, minute) => {
		expect(clinicTime(new Date(moment), timeZone)).toEqual({ date, minute });
	});
});

test("clinicTime asked in turn for two zones and over the turn of a minute is right each time", () => {
	const seen = ["2026-11-20T18:29:59.999Z", "2026-11-20T18:30:00Z", "2026-11-20T18:30:59Z"].flatMap((moment) =>
		["Asia/Kolkata", "Europe/London"].map((timeZone) => clinicTime(new Date(moment), timeZone)),
	);
	expect(seen.map(({ date, minute }) => `${date} ${minute}`)).toEqual([
		"2026-11-20 1439",
		"2026-11-20 1109",
		"2026-11-21 0",
		"2026-11-20 1110",
		"2026-11-21 0",
		"2026-11-20 1110",
	]);
});

describe("momentOf", () => {
	test.each([
		["half past nine in India", "2026-11-23", 570, "Asia/Kolkata", "2026-11-23T04:00:00Z"],
		["the day before summer time in Berlin", "2027-03-27", 570, "Europe/Berlin", "2027-03-27T08:30:00Z"],
		["the first morning of summer time in Berlin", "2027-03-28", 570, "Europe/Berlin", "2027-03-28T07:30:00Z"],
		["the first morning of winter time in Berlin", "2027-10-31", 570, "Europe/Berlin", "2027-10-31T08:30:00Z"],
		["a time that Berlin skips: an hour later", "2027-03-28", 150, "Europe/Berlin", "2027-03-28T01:30:00Z"],
		["a time that Berlin has twice: the first", "2027-10-31", 150, "Europe/Berlin", "2027-10-31T00:30:00Z"],
		["midnight in New York when clocks go forward", "2027-03-14", 0, "America/New_York", "2027-03-14T05:00:00Z"],
		["far east", "2026-12-31", 0, "Pacific/Kiritimati", "2026-12-30T10:00:00Z"],
		["half an hour of summer time", "2027-04-04", 570, "Australia/Lord_Howe", "2027-04-03T23:00:00Z"],
	])("%s", (_, date, minute, timeZone, moment) => {
		expect(momentOf(date, minute, timeZone).toISOString()).toBe(moment.replace("Z", ".000Z"));
	});

	test("is what clinicTime shows", () => {
		for (const timeZone of ["Asia/Kolkata", "Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe"])
			for (let hours = 0; hours < 24 * 366; hours += 13) {
				const date = new Date(Date.UTC(2027, 0, 1, hours)).toISOString().slice(0, 10);
				expect(clinicTime(momentOf(date, 570, timeZone), timeZone)).toEqual({ date, minute: 570 });
			}
	});
});

describe("isCalendarDate", () => {
	test.each(["2026-11-20", "2028-02-29", "2000-02-29", "2026-12-31"])("%s is a day", (text) => {
		expect(isCalendarDate(text)).toBe(true);
	});

	test.each([
		"2026-02-31",
		"2027-02-29",
		"2100-02-29",
		"2026-04-31",
		"2026-13-01",
		"2026-00-10",
		"2026-01-00",
		"2026-1-1",
		"20-11-2026",
		"20/11/2026",
		"2026-11-20T00:00:00Z",
		" 2026-11-20",
		"2026-11-20\n",
		fullWidth("2026-11-20"),
		"+002026-11-20",
		"tomorrow",
		"",
	])("%j is none", (text) => {
		expect(isCalendarDate(text)).toBe(false);
	});
});

describe("dayNumber", () => {
	test("counts from 1 January 1970, one a day, over a leap day too", () => {
		expect(dayNumber("1970-01-01")).toBe(0);
		expect(dayNumber("1970-01-02")).toBe(1);
		expect(dayNumber("2028-03-01") - dayNumber("2028-02-28")).toBe(2);
	});
});
