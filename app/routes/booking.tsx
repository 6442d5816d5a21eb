import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import {
	type ClientActionFunctionArgs,
	type ClientLoaderFunctionArgs,
	Link,
	useActionData,
	useLoaderData,
} from "@remix-run/react";
import { env } from "~/env.server";
import { BOOKING_ALERTS, BOOKING_FIELDS, bookingAlert } from "~/features/booking/booking-fields";
import type { Booking } from "~/features/booking/booking-form";
import { book, bookingsOf } from "~/features/booking/bookings.server";
import { type ClinicTime, clinicTime } from "~/features/calendar";
import { readForm } from "~/http/bodies.server";
import { clientAddress } from "~/http/client.server";
import { setNotice } from "~/http/cookies.server";
import { asFailure, failureInit } from "~/http/failures.server";
import { reportError } from "~/http/log.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { currentUser, visitor } from "~/http/session.server";
import { Alert } from "~/ui/alert";
import { parseBooking } from "~/ui/booking-check";
import { type BookingAnswer, BookingForm } from "~/ui/booking-form";
import { BookingList } from "~/ui/booking-list";
import { answerOfBrokenLine, isBrokenLine } from "~/ui/broken-line";
import { pageTitle } from "~/ui/page-title";

export async function loader({ request }: LoaderFunctionArgs) {
	const { user } = await orErrorPage(request, () => visitor(request));
	if (new URL(request.url).searchParams.get("view") === "previous") return previousBookings(request);
	return { view: "form" as const, now: clinicTime(new Date(), env.CLINIC_TIME_ZONE), signedIn: user !== null };
}

/** The list, or what stands in its place when there is no valid token or the database does not answer. */
async function previousBookings(request: Request) {
	const failed = { view: "list" as const, bookings: null, alert: BOOKING_ALERTS.list };
	try {
		const user = await currentUser(request);
		if (user === null) return data({ ...failed, signedIn: false }, { status: 401 });
		return { view: "list" as const, bookings: await bookingsOf(user.id), alert: null, signedIn: true };
	} catch (error) {
		const failure = asFailure(error);
		if (failure === null) reportError(error, request);
		return data({ ...failed, signedIn: true }, failure === null ? { status: 500 } : failureInit(failure));
	}
}

export async function action({ request }: ActionFunctionArgs) {
	const now = new Date();
	const form = await orErrorPage(request, () => readForm(request, BOOKING_FIELDS));
	const submission = parseBooking(form, clinicTime(now, env.CLINIC_TIME_ZONE));
	if (submission.status !== "success")
		return data<BookingAnswer>(
			{ result: submission.reply(), alert: bookingAlert(submission.error ?? {}) },
			{ status: 422 },
		);
	try {
		const user = await currentUser(request);
		if (user === null)
			return data<BookingAnswer>(
				{ result: submission.reply({ formErrors: ["signed out"] }), alert: null },
				{ status: 401 },
			);
		const outcome = await book(user.id, Object.fromEntries(form), { address: clientAddress(request), now });
		if (outcome.ok) return seeOther("/home", setNotice(request, "booked"));
		return data<BookingAnswer>(
			{ result: submission.reply({ fieldErrors: outcome.problems }), alert: null },
			{ status: 409 },
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

/** A list that cannot be fetched says so in its place; a form that cannot be shown anew stays as it is. */
export async function clientLoader({ serverLoader, request }: ClientLoaderFunctionArgs): Promise<Loaded> {
	try {
		return (await serverLoader()) as Loaded;
	} catch (thrown) {
		if (!isBrokenLine(thrown) || !new URL(request.url).searchParams.has("view")) throw thrown;
		return { view: "list", bookings: null, alert: BOOKING_ALERTS.list, signedIn: true };
	}
}

/** What was typed stays when the line breaks. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<BookingAnswer | Response> {
	try {
		return (await serverAction()) as BookingAnswer;
	} catch (thrown) {
		if (!isBrokenLine(thrown)) throw thrown;
		return answerOfBrokenLine({ result: null, alert: BOOKING_ALERTS.exception } satisfies BookingAnswer);
	}
}

export const headers = pageHeaders;

export const meta = pageTitle("Book a Session");

type Loaded =
	| { view: "form"; now: ClinicTime; signedIn: boolean }
	| { view: "list"; bookings: Booking[] | null; alert: string | null; signedIn: boolean };

export default function BookingPage() {
	const loaded = useLoaderData<Loaded>();
	const answer = useActionData<BookingAnswer>();
	return (
		<main id="main" className={loaded.view === "form" ? "page page-form" : "page"}>
			{loaded.view === "form" ? <BookingForm {...loaded} answer={answer} /> : <PreviousBookings {...loaded} />}
		</main>
	);
}

function PreviousBookings(loaded: Extract<Loaded, { view: "list" }>) {
	return (
		<>
			<h1 id="user-bookings">User Bookings</h1>
			<Alert text={loaded.alert} />
			{!loaded.signedIn && (
				<div className="empty">
					<img src="/illustrations/private.svg" alt="" width="320" height="240" />
					<p>Your bookings are here once you have logged in.</p>
					<Link
						className="button button-large"
						to={`/login?mode=login&redirectTo=${encodeURIComponent("/booking?view=previous")}`}
					>
						Log in
					</Link>
				</div>
			)}
			{loaded.bookings && <BookingList bookings={loaded.bookings} />}
		</>
	);
}
