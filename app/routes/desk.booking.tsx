import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { env } from "~/env.server";
import { chosenDay, freeTimesNear } from "~/features/booking/availability.server";
import { checkTime } from "~/features/booking/booking-form";
import { type ChangeOutcome, change, type Wish } from "~/features/booking/bookings.server";
import type { FreeTime } from "~/features/booking/days";
import { SLOT_MARKS } from "~/features/booking/sentences";
import { isTimeslot } from "~/features/booking/slots";
import { type BookingChange, isBookingChange, mayChange } from "~/features/booking/states";
import { clinicTime } from "~/features/calendar";
import { deskBooking, historyOf, personOf, rowOf } from "~/features/desk/desk.server";
import { DESK_SENTENCES, DONE_WORDS, NOTE_LENGTH, WORD_LENGTH } from "~/features/desk/sentences";
import { keptText } from "~/features/kept-text";
import { readRowId } from "~/features/row-id";
import { readForm } from "~/http/bodies.server";
import { asFailure, failureInit } from "~/http/failures.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { requireStaff } from "~/http/staff.server";
import { orBrokenLine, UNREACHABLE } from "~/ui/broken-line";
import { Decisions, Facts, History, Move, Note } from "~/ui/desk/booking";
import { DeskNav } from "~/ui/desk/nav";
import { State } from "~/ui/desk/rows";
import { ErrorSummary } from "~/ui/error-summary";
import { pageTitle } from "~/ui/page-title";

/** Why a change was not done, with what was written for it. */
type Refusal = { problem: string; word: string; note: string };

export async function loader({ request, params }: LoaderFunctionArgs) {
	return orErrorPage(request, async () => {
		await requireStaff(request, "operator");
		const now = new Date();
		const time = clinicTime(now, env.CLINIC_TIME_ZONE);
		const found = await deskBooking(idOf(params));
		if (found === null) throw data(null, { status: 404 });
		const { booking, history } = found;
		const may = CHANGES_HERE.filter((each) => mayChange(each, "desk", booking, time));
		const { date, timeslot, version, word, note } = booking;
		const person = { ...rowOf(booking), ...personOf(booking) };
		return {
			booking: { ...person, date, version, word, note, booked: person.booked && moment(person.booked) },
			history: history.map(historyOf).map((line) => ({ ...line, at: moment(line.at) })),
			may,
			today: time.date,
			moving: may.includes("move") ? await timesFor(request, { date, timeslot }, now) : null,
		};
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const staff = await requireStaff(request, "operator");
		const now = new Date();
		const form = await readForm(request, ["change", "version", "word", "note", "to"]);
		const wish = readWish(form, now);
		const written = { word: form.get("word") ?? "", note: form.get("note") ?? "" };
		if ("problem" in wish) return data<Refusal>({ ...wish, ...written }, { status: 422 });
		const id = idOf(params);
		try {
			const outcome = await change({ id }, wish, { actor: "desk", userId: staff.id, now });
			if (outcome.ok) return seeOther(`/desk/bookings/${id}?done=${wish.change}`);
			if (outcome.reason === "unknown") throw data(null, { status: 404 });
			return data<Refusal>({ problem: problemOf(outcome), ...written }, { status: 409 });
		} catch (error) {
			const failure = asFailure(error);
			if (failure === null) throw error;
			return data<Refusal>({ problem: failure.message, ...written }, failureInit(failure));
		}
	});
}

export const clientAction = orBrokenLine<Refusal>((form) => ({
	problem: UNREACHABLE,
	word: String(form.get("word") ?? ""),
	note: String(form.get("note") ?? ""),
}));

/** After a refusal too: what happened in the meantime is what has to be seen. */
export const shouldRevalidate = () => true;

export const headers = pageHeaders;

export const meta = pageTitle("Booking");

/** In the order of the page. */
const CHANGES_HERE = ["confirm", "done", "missed", "move", "decline", "note"] as const satisfies BookingChange[];

export default function DeskBooking() {
	const { booking, history, may, today, moving } = useLoaderData<typeof loader>();
	const refusal = useActionData<Refusal>();
	const [parameters] = useSearchParams();
	const done = parameters.get("done") ?? "";
	return (
		<main id="main" className="page desk">
			<DeskNav operator={true} />
			<h1>
				<span dir="auto">{booking.name}</span> <State status={booking.status} />
			</h1>
			<ErrorSummary alert={refusal?.problem ?? null} problems={[]} occasion={refusal} />
			{refusal === undefined && isBookingChange(done) && (
				<p className="confirmation" role="status">
					{DONE_WORDS[done]}
				</p>
			)}
			{booking.warning !== undefined && <p className="notice">{booking.warning}</p>}
			<Facts booking={booking} />
			<Decisions may={may} version={booking.version} word={refusal?.word ?? ""} />
			{moving !== null && <Move moving={moving} version={booking.version} today={today} />}
			<Note booking={booking} written={refusal?.note ?? ""} />
			<History lines={history} />
		</main>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";

function idOf({ id = "" }: Partial<Record<string, string>>): number {
	const read = readRowId(id);
	if (read === null) throw data(null, { status: 404 });
	return read;
}

/** The times to move to: of the day that the address names, else the nearest. */
async function timesFor(request: Request, wanted: { date: string; timeslot: string }, now: Date) {
	const day = await chosenDay(new URL(request.url).searchParams.get("day") ?? "", now);
	const time = clinicTime(now, env.CLINIC_TIME_ZONE);
	const { date, timeslot } = wanted;
	const near = isTimeslot(timeslot) ? await freeTimesNear({ date, timeslot }, time) : [];
	const isOther = (one: FreeTime) => one.date !== date || one.timeslot !== timeslot;
	if (day === null) return { near: near.filter(isOther), day: null };
	const free = day.slots
		.filter(({ state }) => state === "free")
		.map((slot) => ({ ...slot, date: day.date }))
		.filter(isOther);
	const others = day.slots.filter(({ state }) => state !== "free");
	return {
		near,
		day: {
			date: day.date,
			free,
			others: others.map(({ timeslot, state }) => `${timeslot} (${SLOT_MARKS[state]})`).join(", "),
		},
	};
}

function readWish(form: URLSearchParams, now: Date): Wish | { problem: string } {
	const named = form.get("change") ?? "";
	const version = form.get("version") ?? "";
	const wanted = CHANGES_HERE.find((each) => each === named);
	if (wanted === undefined || !/^\d{1,9}$/.test(version)) return { problem: DESK_SENTENCES.stale };
	const wish: Wish = { change: wanted, seen: Number(version) };
	if (wanted === "decline") {
		const word = keptText(form.get("word") ?? "");
		return word.length > WORD_LENGTH ? { problem: DESK_SENTENCES.wordLong } : { ...wish, word };
	}
	if (wanted === "note") {
		const note = keptText(form.get("note") ?? "");
		return note.length > NOTE_LENGTH ? { problem: DESK_SENTENCES.noteLong } : { ...wish, note };
	}
	return wanted === "move" ? readMove(wish, form.get("to") ?? "", now) : wish;
}

function readMove(wish: Wish, to: string, now: Date): Wish | { problem: string } {
	const [date = "", timeslot = ""] = to.split(/ (.*)/);
	const checked = checkTime({ date, timeslot }, clinicTime(now, env.CLINIC_TIME_ZONE));
	if (checked.ok) return { ...wish, to: checked.time };
	return { problem: Object.values(checked.problems).flat()[0] ?? "" };
}

function problemOf(outcome: Exclude<ChangeOutcome, { ok: true } | { reason: "unknown" }>): string {
	if (outcome.reason === "no place") return `${Object.values(outcome.problems).flat().join(". ")}.`;
	return outcome.reason === "stale" ? DESK_SENTENCES.stale : outcome.message;
}

/** A moment by the clinic's clock, in words. */
function moment(at: Date): string {
	return at.toLocaleString(env.LOCALE, { timeZone: env.CLINIC_TIME_ZONE, dateStyle: "medium", timeStyle: "short" });
}
