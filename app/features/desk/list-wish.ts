import { BOOKING_STATES, type BookingState } from "../booking/states";
import { isCalendarDate } from "../calendar";
import { readRowId } from "../row-id";

/** The lists of the desk: one day, what comes after today, what was before. */
export const VIEWS = ["today", "coming", "past"] as const;
export type View = (typeof VIEWS)[number];

/** What the address of the desk asks for. Everything is a link: what cannot be read counts as not asked. */
export type DeskWish = {
	view: View;
	/** Another day than today; null for none. */
	day: string | null;
	status: BookingState | null;
	/** Only living bookings at times that are closed now, or have fewer places. Never of the past, where none can be moved. */
	outside: boolean;
	/** Words of a name, or the beginning of a phone; blank for none. */
	search: string;
	/** The last row that was shown; null from the top. */
	after: { date: string; startMinute: number; id: number } | null;
};

/** Longest search, and the most words of it that count. */
export const SEARCH_LENGTH = 100;
const MOST_WORDS = 5;
/** A phone of this product. Complete it is looked for as it is, which is quicker than as a beginning. */
const WHOLE_PHONE = /^\d{10}$/;
const WORD = /[\p{L}\p{N}\p{Mn}\p{Mc}]+/gu;

/** Reads the address of the desk. */
export function readDeskWish(parameters: URLSearchParams): DeskWish {
	const view = VIEWS.find((known) => known === parameters.get("view")) ?? "today";
	const day = parameters.get("day") ?? "";
	return {
		view,
		day: isCalendarDate(day) ? day : null,
		status: BOOKING_STATES.find((known) => known === parameters.get("status")) ?? null,
		outside: view !== "past" && parameters.has("outside"),
		search: (parameters.get("search") ?? "").slice(0, SEARCH_LENGTH).trim(),
		after: readKey(parameters.get("after") ?? ""),
	};
}

/** The address of the desk that asks for something; what is not given stays away. */
export function deskAddress(wish: Partial<DeskWish>): string {
	const parameters = new URLSearchParams();
	if (wish.search) parameters.set("search", wish.search);
	if (wish.view && wish.view !== "today") parameters.set("view", wish.view);
	if (wish.day) parameters.set("day", wish.day);
	if (wish.status) parameters.set("status", wish.status);
	if (wish.outside) parameters.set("outside", "");
	if (wish.after) parameters.set("after", `${wish.after.date}.${wish.after.startMinute}.${wish.after.id}`);
	const query = parameters.toString();
	return query === "" ? "/desk" : `/desk?${query}`;
}

/**
 * What was typed, in the language of FTS5 (https://sqlite.org/fts5.html#full_text_query_syntax): each word the beginning
 * of one that is looked for. Null when there is no word in it.
 */
export function searchWords(typed: string): string | null {
	// A phone is often written with spaces, +91 or 0 in front.
	const digits = typed.replace(/[\s()-]/g, "").replace(/^(\+91|0(?=\d{10}$))/, "");
	const words = (/^\d+$/.test(digits) ? [digits] : (typed.match(WORD) ?? [])).slice(0, MOST_WORDS);
	if (words.length === 0) return null;
	return words.map((word) => (WHOLE_PHONE.test(word) ? `"${word}"` : `"${word}"*`)).join(" ");
}

function readKey(text: string): DeskWish["after"] {
	const [, date = "", startMinute, number = ""] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,4})\.(\d+)$/.exec(text) ?? [];
	const id = readRowId(number);
	return isCalendarDate(date) && id !== null ? { date, startMinute: Number(startMinute), id } : null;
}
