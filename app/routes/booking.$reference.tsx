import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { env } from "~/env.server";
import { checkTime, firstMessages } from "~/features/booking/booking-form";
import { bookingOf, change } from "~/features/booking/bookings.server";
import { receiptOf } from "~/features/booking/receipts.server";
import { bookingWordsIn } from "~/features/booking/words.server";
import { type ClinicTime, clinicTime } from "~/features/calendar";
import { readForm } from "~/http/bodies.server";
import { asFailure, failureInit } from "~/http/failures.server";
import { languageOf } from "~/http/language.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther, toLogin } from "~/http/redirects.server";
import { currentUser } from "~/http/session.server";
import type { RouteHandle } from "~/root";
import { CancelForm, type ChangeRefusal, MoveForm } from "~/ui/booking/change";
import { Receipt } from "~/ui/booking/receipt";
import { BookingWordsContext } from "~/ui/booking/words";
import { orBrokenLine, UNREACHABLE } from "~/ui/broken-line";
import { ErrorSummary } from "~/ui/error-summary";
import { overLine } from "~/ui/line";
import { pageTitle } from "~/ui/page-title";

/** Its owner's alone: for everybody else there is no such page, whether there is such a booking or not. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	return orErrorPage(request, async () => {
		const user = await currentUser(request);
		if (user === null) throw toLogin(request);
		const now = new Date();
		const language = languageOf(request);
		const booking = await bookingOf(user.id, params.reference ?? "");
		if (booking === null) throw data(null, { status: 404 });
		const { searchParams } = new URL(request.url);
		return {
			words: bookingWordsIn(language),
			receipt: receiptOf(booking, now, language),
			now: clinicTime(now, env.CLINIC_TIME_ZONE),
			asked: searchParams.get("change"),
			wished: { date: searchParams.get("date") ?? "", timeslot: searchParams.get("timeslot") ?? "" },
		};
	});
}

/** Cancels or moves, as the form that was pressed says. */
export async function action({ request, params }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const form = await readForm(request, ["change", "version", "date", "timeslot"]);
		const typed = { date: form.get("date") ?? "", timeslot: form.get("timeslot") ?? "" };
		const user = await currentUser(request);
		if (user === null) throw toLogin(request);
		const reference = params.reference ?? "";
		const refused = (refusal: Partial<ChangeRefusal>, init: ResponseInit) =>
			data<ChangeRefusal>({ alert: null, problems: {}, free: [], typed, ...refusal }, init);
		const now = new Date();
		const checked = wishOf(form, typed, clinicTime(now, env.CLINIC_TIME_ZONE));
		if (!checked.ok) return refused({ problems: firstMessages(checked.problems) }, { status: 422 });
		try {
			const outcome = await change({ reference }, checked.wish, { actor: "person", userId: user.id, now });
			if (outcome.ok) return seeOther(`/booking/${reference}`);
			if (outcome.reason === "unknown") throw data(null, { status: 404 });
			if (outcome.reason === "no place")
				return refused({ problems: firstMessages(outcome.problems), free: outcome.free }, { status: 409 });
			return refused({ alert: outcome.message }, { status: 409 });
		} catch (error) {
			const failure = asFailure(error);
			if (failure === null) throw error;
			return refused({ alert: failure.message }, failureInit(failure));
		}
	});
}

/** What the form asks for: to cancel, or else to move to a time that is one. */
function wishOf(form: URLSearchParams, typed: { date: string; timeslot: string }, now: ClinicTime) {
	const version = form.get("version") ?? "";
	const seen = /^\d{1,9}$/.test(version) ? Number(version) : null;
	if (form.get("change") === "cancel") return { ok: true as const, wish: { change: "cancel" as const, seen } };
	const checked = checkTime(typed, now);
	return checked.ok ? { ok: true as const, wish: { change: "move" as const, seen, to: checked.time } } : checked;
}

export const clientLoader = overLine;

export const clientAction = orBrokenLine<ChangeRefusal>(() => ({
	alert: UNREACHABLE,
	problems: {},
	free: [],
	typed: null,
}));

export const headers = pageHeaders;

export const handle: RouteHandle = { inAllLanguages: true };

export const meta = pageTitle<typeof loader>((data) => {
	const { words, receipt, asked } = data ?? {};
	const changing = receipt?.changeable ? asked : null;
	const title = changing === "cancel" ? "cancel-question" : changing === "move" ? "move-title" : "own-title";
	return words?.[title] ?? "Your booking";
});

export default function OwnBooking() {
	const { words, receipt, now, asked, wished } = useLoaderData<typeof loader>();
	const refusal = useActionData<ChangeRefusal>();
	const changing = receipt.changeable ? asked : null;
	return (
		<BookingWordsContext.Provider value={words}>
			<main id="main" className="page page-form">
				<h1>{words["own-title"]}</h1>
				{changing === "cancel" && <CancelForm receipt={receipt} refusal={refusal} />}
				{changing === "move" && <MoveForm receipt={receipt} refusal={refusal} today={now.date} wished={wished} />}
				{changing !== "cancel" && changing !== "move" && refusal?.alert && (
					<ErrorSummary alert={refusal.alert} problems={[]} occasion={refusal} />
				)}
				<Receipt receipt={receipt} title="receipt" />
				<p>
					<Link to="/booking?view=previous">{words.all}</Link>
				</p>
			</main>
		</BookingWordsContext.Provider>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
