import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { BOOKING_ALERTS } from "~/features/booking/booking-form";
import { bookingOf } from "~/features/booking/bookings.server";
import type { OwnBooking } from "~/features/booking/kept-booking";
import { bookingsPage, receiptOf } from "~/features/booking/receipts.server";
import { bookingWordsIn } from "~/features/booking/words.server";
import { todaysQuote } from "~/features/quotes/quotes.server";
import { noticeCookie, setNotice } from "~/http/cookies.server";
import { asFailure } from "~/http/failures.server";
import { languageOf } from "~/http/language.server";
import { pageHeaders } from "~/http/pages.server";
import { cookieHeaders, currentUser } from "~/http/session.server";
import type { loader as rootLoader } from "~/root";
import { Alert } from "~/ui/alert";
import { Receipt } from "~/ui/booking/receipt";
import { BookingWordsContext } from "~/ui/booking/words";
import { dayInWords } from "~/ui/dates";
import { Footer } from "~/ui/footer";
import { English } from "~/ui/frame";
import { overLine } from "~/ui/line";
import { pageTitle } from "~/ui/page-title";
import { forgetBrowserPlan } from "~/ui/plan/browser-plan";
import { Quote } from "~/ui/quote";

export async function loader({ request }: LoaderFunctionArgs) {
	const now = new Date();
	const joketext = todaysQuote(now);
	const notice = noticeCookie(request);
	if (notice?.kind !== "booked")
		return data({ joketext, alert: null, receipt: null, words: null, coming: await nextSession(request, now) });
	const receipt = notice.reference === null ? null : await ownReceipt(request, notice.reference, now);
	return data(
		{
			joketext,
			alert: BOOKING_ALERTS.booked,
			receipt,
			words: receipt === null ? null : bookingWordsIn(languageOf(request)),
			coming: null,
		},
		{ headers: cookieHeaders(setNotice(request, null)) },
	);
}

/** The receipt of what was just booked; none when it cannot be read: the booking stands all the same. */
async function ownReceipt(request: Request, reference: string, now: Date) {
	try {
		const user = await currentUser(request);
		const booking = user === null ? null : await bookingOf(user.id, reference);
		return booking === null ? null : receiptOf(booking, now, languageOf(request));
	} catch (error) {
		if (asFailure(error) === null) throw error;
		return null;
	}
}

/** The person's own session that comes next; none when it cannot be read: the page is there all the same. */
async function nextSession(request: Request, now: Date) {
	try {
		const user = await currentUser(request);
		const [next] = user === null ? [] : (await bookingsPage(user.id, 1, now)).bookings;
		return next?.changeable ? { date: next.date, timeslot: next.timeslot, status: next.status } : null;
	} catch (error) {
		if (asFailure(error) === null) throw error;
		return null;
	}
}

export const clientLoader = overLine;

export const headers = pageHeaders;

export const meta = pageTitle("Home");

export default function Home() {
	const loaded = useLoaderData<typeof loader>();
	const root = useRouteLoaderData<typeof rootLoader>("root");
	return (
		<>
			<main id="main" className="page welcome">
				{loaded.alert !== null && (
					<div className="confirmation">
						<Alert text={loaded.alert} />
						{loaded.receipt?.status === "requested" && (
							<p>It is not confirmed yet: the clinic still has to answer. The answer will stand with your bookings.</p>
						)}
						<Link to="/booking?view=previous">See your bookings</Link>
					</div>
				)}
				{loaded.receipt !== null && (
					<BookingWordsContext.Provider value={loaded.words}>
						<Receipt receipt={loaded.receipt} title="own-title" />
					</BookingWordsContext.Provider>
				)}
				{loaded.coming !== null && <NextSession session={loaded.coming} />}
				{root?.desk && (
					<p>
						<Link className="button button-quiet" to="/desk">
							Desk
						</Link>
					</p>
				)}
				<div className="hero">
					<div className="hero-words">
						<h1 dir="auto">Welcome{root?.username ? `, ${root.username}` : ""}</h1>
						<p className="lead">How is today? You can type it or say it aloud. The chatbot is there day and night.</p>
						<p className="actions">
							<Link className="button button-large" to="/check">
								<English text="TRY CHATBOT" />
							</Link>
							<Link className="button button-large button-quiet" to="/booking">
								<English text="Book a Session" />
							</Link>
						</p>
					</div>
					<Quote joketext={loaded.joketext} />
				</div>
				<About idleHours={root?.talk.idleHours ?? 24} />
				{root?.username && <SignInsElsewhere />}
			</main>
			{root && <Footer product={root.product} />}
		</>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";

/** A session to come, on every visit until it is over. */
function NextSession({ session }: { session: Pick<OwnBooking, "date" | "timeslot" | "status"> }) {
	const { date, timeslot, status } = session;
	return (
		<section className="card next-session" aria-labelledby="next-session">
			<h2 id="next-session">Your next session</h2>
			<p>
				<strong>
					<time dateTime={date}>{dayInWords(date)}</time>, {timeslot}
				</strong>
			</p>
			<p>{status === "confirmed" ? "It is confirmed." : "It is not confirmed yet: the clinic still has to answer."}</p>
			<p>
				<Link to="/booking?view=previous">See your bookings</Link>
			</p>
		</section>
	);
}

function About({ idleHours }: { idleHours: number }) {
	const away = idleHours === 24 ? "a day" : idleHours === 1 ? "an hour" : `${idleHours} hours`;
	return (
		<section className="about" aria-labelledby="about">
			<h2 id="about">
				<English text="About Chatbot" />
			</h2>
			<div className="about-part">
				<img src="/illustrations/listen.svg" alt="" width="320" height="240" loading="lazy" />
				<h3>It listens</h3>
				<p>
					Tell the chatbot what is on your mind by typing or by voice, in English, Hindi or Hinglish. It asks one thing
					at a time, and it can guide you through a short exercise, such as slow breathing, when you want one.
				</p>
			</div>
			<div className="about-part">
				<img src="/illustrations/private.svg" alt="" width="320" height="240" loading="lazy" />
				<h3>It stays private</h3>
				<p>
					Nobody you know can read along. You need no account to talk, you can clear the conversation at any time, and
					it is deleted by itself when you have been away for {away}.
				</p>
			</div>
			<div className="about-part">
				<img src="/illustrations/human.svg" alt="" width="320" height="240" loading="lazy" />
				<h3>It knows when a person is better</h3>
				<p>
					The chatbot is a program, and it says so. Some things are better said to a person. When you are ready, request
					a day and a time. The clinic answers, and a counsellor sits down with you for half an hour.
				</p>
			</div>
		</section>
	);
}

function SignInsElsewhere() {
	return (
		<section className="elsewhere" aria-labelledby="elsewhere">
			<h2 id="elsewhere">Signed in elsewhere?</h2>
			<p>
				If you used a phone or a computer that others use too, you can log out of all of them at once, here included.
			</p>
			<Form method="post" action="/logout?everywhere" reloadDocument onSubmit={forgetBrowserPlan}>
				<button className="button button-quiet" type="submit">
					Log out everywhere
				</button>
			</Form>
		</section>
	);
}
