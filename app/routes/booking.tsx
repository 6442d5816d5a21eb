import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { env } from "~/env.server";
import { areDaysSet, chosenDay } from "~/features/booking/availability.server";
import { BOOKING_ALERTS, BOOKING_FIELDS, bookingAlert, type TypedFields } from "~/features/booking/booking-fields";

import { book } from "~/features/booking/bookings.server";
import type { Day } from "~/features/booking/days";
import { detailsOf } from "~/features/booking/details.server";
import { bookingsPage } from "~/features/booking/receipts.server";
import { isTimeslot } from "~/features/booking/slots";
import type { BookingWords } from "~/features/booking/words";
import { bookingWordsIn } from "~/features/booking/words.server";
import { type ClinicTime, clinicTime } from "~/features/calendar";
import { readForm } from "~/http/bodies.server";
import { clientAddress } from "~/http/client.server";
import { DRAFT_MINUTES, draftCookie, dropDraft, setDraft, setNotice } from "~/http/cookies.server";
import { asFailure, failureInit } from "~/http/failures.server";
import { languageOf } from "~/http/language.server";
import { reportError } from "~/http/log.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { cookieHeaders, currentUser, visitor } from "~/http/session.server";
import type { RouteHandle } from "~/root";
import { bookingCheck } from "~/ui/booking/booking-check";
import { type BookingAnswer, BookingForm } from "~/ui/booking/form";
import { PreviousBookings, type PreviousBookingsProps } from "~/ui/booking/previous-bookings";
import { BookingWordsContext, useBookingWords } from "~/ui/booking/words";
import { isBrokenLine, orBrokenLine } from "~/ui/broken-line";
import { FilledIn } from "~/ui/filled-in";
import { useFrame } from "~/ui/frame";
import { overLine } from "~/ui/line";
import { pageTitle } from "~/ui/page-title";

export async function loader({ request }: LoaderFunctionArgs) {
	const { user } = await orErrorPage(request, () => visitor(request));
	if (new URL(request.url).searchParams.get("view") === "previous") return previousBookings(request);
	return orErrorPage(request, () => emptyForm(request, user));
}

/**
 * The form, filled with what the person wrote the last time, with the day and time that the address may name, and with
 * what was typed before signing in.
 */
async function emptyForm(request: Request, user: { id: number } | null) {
	const now = new Date();
	const { searchParams } = new URL(request.url);
	const draft = user === null ? null : searchParams.get("draft");
	const typed: TypedFields | null = draft === null ? null : draftCookie(request, draft);
	const [date, timeslot] = (["date", "timeslot"] as const).map(
		(name) => typed?.[name] ?? searchParams.get(name) ?? "",
	) as [string, string];
	const { day, daysSet } = await daysAt(date, now);
	const details = await rememberedDetails(request, user);
	const filled = { ...details, ...(day !== null && { date }), ...(isTimeslot(timeslot) && { timeslot }), ...typed };
	return {
		view: "form" as const,
		words: bookingWordsIn(languageOf(request)),
		now: clinicTime(now, env.CLINIC_TIME_ZONE),
		signedIn: user !== null,
		remembered: details !== null && typed === null,
		draft: draft === null ? null : typed === null ? ("gone" as const) : ("here" as const),
		daysSet,
		filled,
		day,
	};
}

/** What the person wrote the last time; nothing when it cannot be read, for the form does without. */
async function rememberedDetails(request: Request, user: { id: number } | null) {
	try {
		return user === null ? null : await detailsOf(user.id);
	} catch (error) {
		if (asFailure(error) === null) reportError(error, request);
		return null;
	}
}

/** How a day stands. While the database cannot say, the form comes all the same: what was typed into it must not be lost. */
async function daysAt(date: string, now: Date): Promise<{ day: Day | null; daysSet: boolean }> {
	try {
		return { day: await chosenDay(date, now), daysSet: await areDaysSet() };
	} catch (error) {
		if (asFailure(error) === null) throw error;
		return { day: null, daysSet: false };
	}
}

/** The list, or what stands in its place when there is no valid token or the database does not answer. */
async function previousBookings(request: Request) {
	const words = bookingWordsIn(languageOf(request));
	const failed = { view: "list" as const, words, bookings: null, page: 1, more: false, alert: BOOKING_ALERTS.list };
	try {
		const user = await currentUser(request);
		if (user === null) return data({ ...failed, signedIn: false }, { status: 401 });
		const page = pageOf(request);
		const { bookings, more } = await bookingsPage(user.id, page, new Date());
		return { view: "list" as const, words, bookings, page, more, alert: null, signedIn: true };
	} catch (error) {
		const failure = asFailure(error);
		if (failure === null) reportError(error, request);
		return data({ ...failed, signedIn: true }, failure === null ? { status: 500 } : failureInit(failure));
	}
}

/** The page of the list that an address names, counted from 1. */
function pageOf(request: Request): number {
	const page = new URL(request.url).searchParams.get("page") ?? "";
	return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

export async function action({ request }: ActionFunctionArgs) {
	const now = new Date();
	const form = await orErrorPage(request, () => readForm(request, [...BOOKING_FIELDS, "instead"]));
	takeInstead(form);
	const submission = bookingCheck(clinicTime(now, env.CLINIC_TIME_ZONE))(form);
	if (submission.status !== "success") {
		const alert = bookingAlert(Object.fromEntries(form), submission.error ?? {});
		const { user } = await orErrorPage(request, () => visitor(request));
		const answer = { result: submission.reply(), alert };
		return user === null ? toVisitor(request, form, answer, 422) : data<BookingAnswer>(answer, { status: 422 });
	}
	try {
		const user = await currentUser(request);
		if (user === null)
			return toVisitor(request, form, { result: submission.reply({ formErrors: ["signed out"] }), alert: null }, 401);
		const outcome = await book(user.id, submission.value, { address: clientAddress(request), now });
		if (outcome.ok)
			return seeOther(
				"/home",
				setNotice(request, { kind: "booked", reference: outcome.booking.reference }),
				dropDraft(request),
			);
		const { reason, problems, free } = outcome;
		return data<BookingAnswer>(
			{
				result: submission.reply({ fieldErrors: problems }),
				alert: null,
				day: await chosenDay(submission.value.date, now),
				free,
			},
			{ status: reason === "too young" ? 422 : 409 },
		);
	} catch (error) {
		const failure = asFailure(error);
		if (failure === null) reportError(error, request);
		return data<BookingAnswer>(
			{ result: submission.reply({ formErrors: ["exception"] }), alert: BOOKING_ALERTS.exception },
			failure === null ? { status: 500 } : failureInit(failure),
		);
	}
}

/** An answer to a visitor. What was typed goes along to /login and back, where no script keeps it. */
function toVisitor(request: Request, form: URLSearchParams, answer: BookingAnswer, status: number) {
	const typed = BOOKING_FIELDS.flatMap((name) => {
		const text = form.get(name)?.trim() ?? "";
		return text === "" ? [] : [[name, text]];
	});
	const draft = setDraft(request, Object.fromEntries(typed));
	if (draft === null) return data(answer, { status });
	return data<BookingAnswer>(
		{ ...answer, draft: { id: draft.id, minutes: DRAFT_MINUTES } },
		{ status, headers: cookieHeaders(draft.cookie) },
	);
}

/** Without script one of the free times that were offered takes the place of what was chosen. */
function takeInstead(form: URLSearchParams): void {
	const [date = "", timeslot = ""] = (form.get("instead") ?? "").split(/ (.*)/);
	form.delete("instead");
	if (timeslot === "") return;
	form.set("date", date);
	form.set("timeslot", timeslot);
}

/** A list that cannot be fetched says so in its place; the form waits for the line. */
export async function clientLoader(call: ClientLoaderFunctionArgs): Promise<Loaded> {
	if (!new URL(call.request.url).searchParams.has("view")) return overLine(call);
	try {
		return (await call.serverLoader()) as Loaded;
	} catch (thrown) {
		if (!isBrokenLine(thrown)) throw thrown;
		const nothing = { words: null, bookings: null, page: 1, more: false };
		return { view: "list", ...nothing, alert: BOOKING_ALERTS.list, signedIn: true };
	}
}

export const clientAction = orBrokenLine<BookingAnswer>(() => ({ result: null, alert: BOOKING_ALERTS.exception }));

export const headers = pageHeaders;

export const handle: RouteHandle = { inAllLanguages: true };

export const meta = pageTitle<typeof loader>((data) => {
	const { view = "form", words = null } = data ?? {};
	return view === "list" ? (words?.["list-title"] ?? "User Bookings") : (words?.title ?? "Book a Session");
});

type Loaded =
	| {
			view: "form";
			words: BookingWords;
			now: ClinicTime;
			signedIn: boolean;
			daysSet: boolean;
			filled: TypedFields;
			/** Whether the form holds what the person wrote the last time. */
			remembered: boolean;
			/** Whether what was typed before signing in is here again, or no more; null where nothing was. */
			draft: "here" | "gone" | null;
			day: Day | null;
	  }
	| ({
			view: "list";
			/** Null where the line is broken, and there is nothing of which they would speak. */
			words: BookingWords | null;
	  } & PreviousBookingsProps);

export default function BookingPage() {
	const loaded = useLoaderData<Loaded>();
	const answer = useActionData<BookingAnswer>();
	return (
		<BookingWordsContext.Provider value={loaded.words}>
			<main id="main" className={loaded.view === "form" ? "page page-form" : "page"}>
				{loaded.view === "form" ? <BookingForm {...loaded} answer={answer} /> : <PreviousBookings {...loaded} />}
				{loaded.view === "form" && <NotSure />}
			</main>
		</BookingWordsContext.Provider>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";

function NotSure() {
	const words = useBookingWords();
	const frame = useFrame().words;
	return (
		<p className="form-note">
			<FilledIn text={words["not-sure"]} slots={{ bot: <Link to="/chatbot">{frame["talk-on"]}</Link> }} />
		</p>
	);
}
