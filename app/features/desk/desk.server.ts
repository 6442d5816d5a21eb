import { NOBODYS_EMAIL } from "#db/account.server";
import {
	countRequested,
	type DeskRow,
	type HistoryRow,
	type ListRow,
	searchBookings,
	selectDeskBooking,
	selectHistory,
	selectList,
	selectOutside,
	selectWhole,
} from "#db/desk.server";
import { env } from "~/env.server";
import { dateAfter } from "../booking/days";
import { STATE_WORDS } from "../booking/sentences";
import { isLiving } from "../booking/states";
import { clinicTime } from "../calendar";
import { BYTE_ORDER_MARK, csvLine } from "./csv";
import { type DeskWish, searchWords } from "./list-wish";
import { DESK_SENTENCES, HISTORY_WORDS } from "./sentences";

/** Rows of a page, and beyond which number the requests that wait are not counted. */
const PAGE = 50;
const MOST_COUNTED = 100;
/** Rows of one day on one sheet: more than any clinic has. */
const SHEET = 500;
const BATCH = 200;
/** Changes of one booking: its person may make as many as there are minutes, and the page shows all of these. */
const HISTORY = 200;
const EARLIEST = "0000-01-01";
const LATEST = "9999-12-31";

/** A page of a list. */
export type DeskList = { rows: ListRow[]; next: DeskWish["after"] };

/**
 * What the desk shows for an address.
 *
 * @throws DatabaseUnavailable
 */
export async function deskList(wish: DeskWish, now: Date): Promise<DeskList> {
	const { date: today } = clinicTime(now, env.CLINIC_TIME_ZONE);
	if (wish.search !== "") {
		const words = searchWords(wish.search);
		if (words === null) return { rows: [], next: null };
		return paged(await searchBookings(words, wish.after?.id ?? null, PAGE + 1));
	}
	const [from, to] = spanOf(wish, today);
	const asked = { from, to, status: wish.status, after: wish.after, limit: PAGE + 1 };
	if (wish.outside && wish.status !== null && !isLiving(wish.status)) return { rows: [], next: null };
	if (wish.outside) return paged(await selectOutside(asked));
	const order = wish.view === "past" && wish.day === null ? "backward" : "forward";
	return paged(await selectList({ ...asked, order }));
}

/** How many bookings to come wait for an answer; more than a hundred are a hundred. */
export function waitingRequests(now: Date): Promise<number> {
	return countRequested(clinicTime(now, env.CLINIC_TIME_ZONE).date, MOST_COUNTED);
}

/** What a day's sheet has: all that is not called off. */
export async function daySheet(date: string): Promise<DeskRow[]> {
	const rows = await selectWhole({ ...ALL, from: date, to: date, limit: SHEET });
	return rows.filter(({ status }) => status !== "declined" && status !== "cancelled");
}

/** One booking with the latest of its history; null when there is none. */
export async function deskBooking(id: number): Promise<{ booking: DeskRow; history: HistoryRow[] } | null> {
	const booking = await selectDeskBooking(id);
	return booking === null ? null : { booking, history: await selectHistory(id, HISTORY) };
}

/** All bookings between two dates, both included, in pieces that are never more than some hundred rows in memory. */
async function* bookingsBetween(from: string, to: string): AsyncGenerator<DeskRow[]> {
	let after: DeskWish["after"] = null;
	for (;;) {
		const rows: DeskRow[] = await selectWhole({ ...ALL, from, to, after, limit: BATCH });
		if (rows.length > 0) yield rows;
		if (rows.length < BATCH) return;
		after = keyOf(rows.at(-1));
	}
}

/** Rows day by day, in the order of their list: a page carries no more of them than it shows. */
export function dayByDay(rows: readonly ListRow[]) {
	const days = new Map<string, ReturnType<typeof rowOf>[]>();
	for (const row of rows) {
		const ofDay = days.get(row.date) ?? [];
		days.set(row.date, ofDay);
		ofDay.push(rowOf(row));
	}
	return [...days].map(([date, rows]) => ({ date, rows }));
}

/** A row as the lists show it, with what the desk is pointed to. */
export function rowOf(row: ListRow) {
	const { id, reference, name, timeslot, status } = row;
	const { phone, age } = isNobodys(row) ? { phone: null, age: null } : row;
	const warning = warningOf(row);
	return { id, reference, name, phone, age, timeslot, status, ...(warning !== null && { warning }) };
}

/** What is known of the person of a booking, and when it was booked: nothing where the account was deleted. */
export function personOf(row: DeskRow) {
	if (isNobodys(row)) return { phone: null, email: null, age: null, address: null, booked: null };
	const { phone, email, age, address, createdAt } = row;
	return { phone, email, age, address, booked: createdAt };
}

function isNobodys({ email }: ListRow): boolean {
	return email === NOBODYS_EMAIL;
}

/** The bookings of a range as pieces of a CSV file: what a clinic's own list would have. */
export async function* csvOf(from: string, to: string): AsyncGenerator<string> {
	yield BYTE_ORDER_MARK + csvLine(Object.keys(CSV_COLUMNS));
	for await (const rows of bookingsBetween(from, to))
		yield rows.map((row) => csvLine(Object.values(CSV_COLUMNS).map((cell) => cell(row)))).join("");
}

const CSV_COLUMNS: Record<string, (row: DeskRow) => string | number | null> = {
	Reference: (row) => row.reference,
	Date: (row) => row.date,
	"Time Slot": (row) => row.timeslot,
	State: (row) => STATE_WORDS[row.status],
	Name: (row) => row.name,
	Phone: (row) => personOf(row).phone,
	Age: (row) => personOf(row).age,
	Address: (row) => personOf(row).address,
	"Word to the person": (row) => row.word,
	Note: (row) => row.note,
	Booked: (row) => personOf(row).booked?.toISOString() ?? null,
	Changed: (row) => row.updatedAt.toISOString(),
};

/** A line of the history: who did what, and each field from what to what. */
export function historyOf({ id, at, by, action, before, after }: HistoryRow) {
	const changes = Object.keys(after)
		.filter((field) => field in before)
		.map((field) => `${field}: ${shown(before[field])} → ${shown(after[field])}`);
	return { id, at, by: by ?? DESK_SENTENCES.nobody, did: HISTORY_WORDS[action] ?? action, changes };
}

function shown(value: unknown): string {
	return value === null || value === "" ? DESK_SENTENCES.nothing : String(value);
}

/** What was booked before a change of days stays, and so does the time of somebody who is gone; the desk is told so. */
function warningOf(row: ListRow): string | null {
	const { status, closedFor, weekly, place, taken } = row;
	if (isNobodys(row)) return DESK_SENTENCES.gone;
	if (!isLiving(status)) return null;
	if (closedFor !== null) return DESK_SENTENCES.closedDate(closedFor);
	if (weekly === 0) return DESK_SENTENCES.closedSlot;
	return weekly !== null && place !== null && place > weekly && taken > weekly ? DESK_SENTENCES.tooMany : null;
}

const ALL = { status: null, order: "forward", after: null } as const;

function spanOf({ day, view }: DeskWish, today: string): [string, string] {
	if (day !== null) return [day, day];
	if (view === "coming") return [dateAfter(today, 1), LATEST];
	return view === "past" ? [EARLIEST, dateAfter(today, -1)] : [today, today];
}

function paged(rows: ListRow[]): DeskList {
	if (rows.length <= PAGE) return { rows, next: null };
	return { rows: rows.slice(0, PAGE), next: keyOf(rows[PAGE - 1]) };
}

function keyOf(row: ListRow | undefined): DeskWish["after"] {
	return row === undefined ? null : { date: row.date, startMinute: row.startMinute ?? 0, id: row.id };
}
