import { beforeEach, describe, expect, test } from "vitest";
import { rowsIn, valuesIn } from "../../../tests/support/database";
import { addAccount } from "../../../tests/support/people";
import { databaseUrl } from "../../../tests/support/temporary-database";
import { dateAfter } from "./days";
import type { Timeslot } from "./slots";

process.env.COUNSELLORS = "2";
process.env.CLINIC_TIME_ZONE = "Europe/Berlin";
const { book, bookingsOf, change } = await import("./bookings.server");
const { chosenDay, areDaysSet } = await import("./availability.server");
const { insertClosedDate, replaceWeek } = await import("#db/days.server");

const SLOT: Timeslot = "2:00pm - 2:30pm";
const OTHER: Timeslot = "2:30pm - 3:00pm";
const NOW = new Date("2026-11-20T08:00:00Z");
const DAY = "2026-12-01";

let people = 0;
const person = () => addAccount(databaseUrl, { username: `Person ${++people}`, email: `person-${people}@example.in` });
const wish = (date = DAY, timeslot: Timeslot = SLOT, name = "Asha Rao") => ({
	name,
	phone: "9876543210",
	age: 34,
	address: "Pune",
	timeslot,
	date,
});
const asked = (now = NOW) => ({ address: null, now });
async function booked(userId: number, ...given: Parameters<typeof wish>) {
	const outcome = await book(userId, wish(...given), asked());
	if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
	return outcome.booking;
}
const taken = (date = DAY, timeslot: string = SLOT) =>
	valuesIn(databaseUrl, "select place from places where date = ? and timeslot = ? order by place", date, timeslot);
const history = (id: number) =>
	rowsIn(
		databaseUrl,
		"select action, before, after, by_user_id as by from booking_changes where booking_id = ? order by id",
		id,
	);
const desk = (userId: number, now = NOW) => ({ actor: "desk" as const, userId, now });
const owner = (userId: number, now = NOW) => ({ actor: "person" as const, userId, now });

beforeEach(async () => {
	for (const table of ["users", "weekly_slots", "closed_dates", "rate_limits"])
		await rowsIn(databaseUrl, `delete from ${table}`);
});

describe("a place of a slot", () => {
	test("is a row: who comes third is told, with the nearest free times", async () => {
		for (const userId of [await person(), await person()]) await booked(userId);
		expect(await taken()).toEqual([1, 2]);
		const outcome = await book(await person(), wish(), asked());
		expect(outcome).toMatchObject({
			ok: false,
			problems: { timeslot: ["This time is full on that day. Please choose another"] },
			free: [
				{ date: DAY, timeslot: OTHER },
				{ date: DAY, timeslot: "3:00pm - 3:30pm" },
				{ date: DAY, timeslot: "3:30pm - 4:00pm" },
				{ date: DAY, timeslot: "12:00pm - 12:30pm" },
			],
		});
		expect(await taken()).toEqual([1, 2]);
	});

	test("where a whole week is full the nearest free times are those of the next days that have one", async () => {
		const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, timeslot: SLOT, places: 1 }));
		await replaceWeek(weekdays, () => true);
		for (let day = -3; day < 9; day++) await booked(await person(), dateAfter(DAY, day));
		expect(await book(await person(), wish(), asked())).toMatchObject({
			ok: false,
			free: [-4, -5, -6, -7].map((day) => ({ date: dateAfter(DAY, day), timeslot: SLOT })),
		});
	});

	test("is free again after a cancellation, and the lowest one is taken next", async () => {
		const [first, second] = [await person(), await person()];
		const { id } = await booked(first);
		await booked(second);
		await change({ ownId: id }, { change: "cancel", seen: null }, owner(first));
		expect(await taken()).toEqual([2]);
		await booked(await person());
		expect(await taken()).toEqual([1, 2]);
		expect((await book(first, wish(), asked())).ok).toBe(false);
	});

	test("goes along with a move, and stays where the other slot is full", async () => {
		const userId = await person();
		const { id } = await booked(userId);
		for (const other of [await person(), await person()]) await booked(other, DAY, OTHER);
		const full = await change(
			{ ownId: id },
			{ change: "move", seen: null, to: { date: DAY, timeslot: OTHER } },
			owner(userId),
		);
		expect(full).toMatchObject({ ok: false, reason: "no place" });
		expect([await taken(), await taken(DAY, OTHER)]).toEqual([[1], [1, 2]]);
		const later = dateAfter(DAY, 1);
		const moved = await change(
			{ ownId: id },
			{ change: "move", seen: null, to: { date: later, timeslot: OTHER } },
			owner(userId),
		);
		expect(moved).toMatchObject({ ok: true, booking: { date: later, timeslot: OTHER, version: 1, startMinute: 870 } });
		expect([await taken(), await taken(later, OTHER)]).toEqual([[], [1]]);
	});

	test("is not had twice by one person through a move", async () => {
		const userId = await person();
		const { id } = await booked(userId);
		await booked(userId, DAY, OTHER);
		const outcome = await change(
			{ ownId: id },
			{ change: "move", seen: null, to: { date: DAY, timeslot: OTHER } },
			owner(userId),
		);
		expect(outcome).toMatchObject({ ok: false, problems: { timeslot: [expect.stringContaining("already")] } });
	});
});

describe("the clinic's days", () => {
	const week = (places: number) =>
		[1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
			[SLOT, OTHER].map((timeslot) => ({ weekday, timeslot, places: weekday === 7 ? 0 : places })),
		);

	test("bound a slot in place of COUNSELLORS once they are set; what was not set is closed", async () => {
		expect(await areDaysSet()).toBe(false);
		await replaceWeek(week(1), () => true);
		expect(await areDaysSet()).toBe(true);
		await booked(await person());
		expect((await book(await person(), wish(), asked())).ok).toBe(false);
		const morning = await book(await person(), wish(DAY, "9:30am - 10:00am"), asked());
		expect(morning).toMatchObject({ problems: { timeslot: [expect.stringContaining("no sessions at this time")] } });
		const sunday = await book(await person(), wish("2026-12-06"), asked());
		expect(sunday).toMatchObject({ ok: false, free: [{ date: "2026-12-07", timeslot: SLOT }, {}, {}, {}] });
	});

	test("closed dates say why, and what was booked before stays", async () => {
		const { id } = await booked(await person());
		await insertClosedDate({ date: DAY, reason: "Holi" });
		expect(await book(await person(), wish(), asked())).toMatchObject({
			problems: { date: ["We are closed on that day: Holi. Please choose another"] },
		});
		expect(await taken()).toEqual([1]);
		expect(await chosenDay(DAY, NOW)).toMatchObject({ closedFor: "Holi" });
		expect(await change({ id }, { change: "confirm", seen: 0 }, desk(await person()))).toMatchObject({ ok: true });
	});

	test("two who set the week at once do not undo each other", async () => {
		await replaceWeek(week(1), () => true);
		expect(await replaceWeek(week(5), (standing) => standing[0]?.places === 0)).toBe(false);
		expect(await valuesIn(databaseUrl, "select max(places) from weekly_slots")).toEqual([1]);
	});

	test("a chosen day tells each slot: free, full, or over by the clinic's clock", async () => {
		for (const userId of [await person(), await person()]) await booked(userId);
		// 14:00 in Berlin, in winter.
		const day = await chosenDay(DAY, new Date("2026-12-01T12:59:59Z"));
		expect(day?.slots.map(({ state }) => state)).toEqual([
			"over",
			"over",
			"over",
			"over",
			"full",
			"free",
			"free",
			"free",
		]);
		expect((await chosenDay(DAY, new Date("2026-12-01T13:00:00Z")))?.slots[4]).toEqual({
			timeslot: SLOT,
			state: "over",
		});
	});
});

describe("two who decide at once", () => {
	test("the second sees what happened, and nothing is overwritten", async () => {
		const [first, second] = [await person(), await person()];
		const { id, version } = await booked(await person());
		const [confirming, declining] = await Promise.all([
			change({ id }, { change: "confirm", seen: version }, desk(first)),
			change({ id }, { change: "decline", seen: version, word: "No" }, desk(second)),
		]);
		const status = confirming.ok ? "confirmed" : "declined";
		expect([confirming, declining].find(({ ok }) => ok)).toMatchObject({ booking: { status, version: version + 1 } });
		const other = [confirming, declining].find(({ ok }) => !ok);
		expect(other).toMatchObject({ reason: "stale", booking: { status } });
		expect(await taken()).toEqual(confirming.ok ? [1] : []);
		expect(await history(id)).toHaveLength(2);
	});

	test("a person's change makes the desk's page stale too", async () => {
		const userId = await person();
		const { id, version } = await booked(userId);
		await booked(userId, DAY, SLOT, "Asha Iyer");
		expect(await change({ id }, { change: "confirm", seen: version }, desk(await person()))).toMatchObject({
			reason: "stale",
		});
	});
});

describe("history", () => {
	test("tells who changed what, from what to what; nothing changed is no change", async () => {
		const [userId, operator] = [await person(), await person()];
		const { id } = await booked(userId);
		await booked(userId);
		await booked(userId, DAY, SLOT, "Asha Iyer");
		await change({ id }, { change: "decline", seen: 1, word: "We are ill" }, desk(operator));
		expect(await history(id)).toEqual([
			{
				action: "book",
				before: "{}",
				after: JSON.stringify({ date: DAY, timeslot: SLOT, status: "requested" }),
				by: userId,
			},
			{ action: "details", before: '{"name":"Asha Rao"}', after: '{"name":"Asha Iyer"}', by: userId },
			{
				action: "decline",
				before: '{"status":"requested","word":null}',
				after: '{"status":"declined","word":"We are ill"}',
				by: operator,
			},
		]);
	});
});

describe("a person's own changes", () => {
	test("another's booking is as one that is not there", async () => {
		const { id, reference } = await booked(await person());
		for (const which of [{ ownId: id }, { reference }, { ownId: 999_999 }, { reference: "NONE" }])
			expect(await change(which, { change: "cancel", seen: null }, owner(await person()))).toEqual({
				ok: false,
				reason: "unknown",
			});
		expect(await taken()).toEqual([1]);
	});

	test("cancelled twice is cancelled once", async () => {
		const userId = await person();
		const { id } = await booked(userId);
		for (let time = 0; time < 2; time++)
			expect(await change({ ownId: id }, { change: "cancel", seen: null }, owner(userId))).toMatchObject({
				ok: true,
				booking: { status: "cancelled", version: 1 },
			});
		expect(await history(id)).toHaveLength(2);
	});

	test("end when the session begins, by the clinic's clock on both sides of a clock change", async () => {
		// On 25 October 2026 Berlin goes back an hour: 2:00pm is 12:00 UTC on the day before and 13:00 UTC from then on.
		for (const [date, begins] of [
			["2026-10-24", "2026-10-24T12:00:00Z"],
			["2026-10-25", "2026-10-25T13:00:00Z"],
		] as const) {
			const userId = await person();
			const { booking } = (await book(userId, wish(date), asked(new Date("2026-10-20T00:00:00Z")))) as {
				booking: { id: number };
			};
			const at = new Date(begins);
			const moved = { change: "move" as const, seen: null, to: { date: "2026-10-30", timeslot: SLOT } };
			expect(await change({ ownId: booking.id }, moved, owner(userId, at))).toMatchObject({ reason: "unfit" });
			expect(await change({ ownId: booking.id }, moved, owner(userId, new Date(at.getTime() - 1)))).toMatchObject({
				ok: true,
			});
		}
	});

	test("the last second of a day in the clinic's zone is still that day, on a server in another", async () => {
		const lastSecond = new Date("2026-12-01T22:59:59Z");
		expect((await chosenDay(DAY, lastSecond))?.slots.every(({ state }) => state === "over")).toBe(true);
		expect(await chosenDay(DAY, new Date(lastSecond.getTime() + 1000))).toBeNull();
	});

	test("the list has the next one first, then what was, the latest on top", async () => {
		const userId = await person();
		for (const date of ["2026-12-03", "2026-11-25", "2026-12-01"]) await booked(userId, date);
		const cancelled = await booked(userId, "2026-11-24");
		await change({ ownId: cancelled.id }, { change: "cancel", seen: null }, owner(userId));
		const rows = await bookingsOf(userId, new Date("2026-11-30T08:00:00Z"));
		expect(rows.map(({ date }) => date)).toEqual(["2026-12-01", "2026-12-03", "2026-11-25", "2026-11-24"]);
		expect(Object.keys(rows[0] ?? {})).not.toContain("note");
	});
});
