/** The sessions of a day, as the form offers them, in order. */
export const TIMESLOTS = [
	"9:30am - 10:00am",
	"10:00am - 10:30am",
	"11:00am - 11:30am",
	"12:00pm - 12:30pm",
	"2:00pm - 2:30pm",
	"2:30pm - 3:00pm",
	"3:00pm - 3:30pm",
	"3:30pm - 4:00pm",
] as const;

export type Timeslot = (typeof TIMESLOTS)[number];

/** Whether a text is one of the slots, to the letter. */
export function isTimeslot(text: string): text is Timeslot {
	return (TIMESLOTS as readonly string[]).includes(text);
}

/** When a slot begins, in minutes after midnight. */
export function startMinute(timeslot: Timeslot): number {
	return minuteOf(timeslot.split(" - ")[0]);
}

/** When a slot ends, in minutes after midnight. */
export function endMinute(timeslot: Timeslot): number {
	return minuteOf(timeslot.split(" - ")[1]);
}

/** @param time as the slots have it, such as 2:00pm */
function minuteOf(time = ""): number {
	const [, hour, minute, half] = /^(\d+):(\d+)(am|pm)$/.exec(time) as RegExpExecArray;
	return ((Number(hour) % 12) + (half === "pm" ? 12 : 0)) * 60 + Number(minute);
}
