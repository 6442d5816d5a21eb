import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { BOOKING_ALERTS } from "~/features/booking/booking-form";
import { todaysQuote } from "~/features/quotes/quotes.server";
import { noticeCookie, setNotice } from "~/http/cookies.server";
import { cookieHeaders } from "~/http/session.server";
import type { loader as rootLoader } from "~/root";
import { Alert } from "~/ui/alert";
import { Footer } from "~/ui/footer";
import { Quote } from "~/ui/quote";

export async function loader({ request }: LoaderFunctionArgs) {
	const joketext = todaysQuote(new Date());
	if (noticeCookie(request) === null) return data({ joketext, alert: null });
	return data({ joketext, alert: BOOKING_ALERTS.booked }, { headers: cookieHeaders(setNotice(request, null)) });
}

export default function Home() {
	const loaded = useLoaderData<typeof loader>();
	const root = useRouteLoaderData<typeof rootLoader>("root");
	return (
		<>
			<main id="main" className="page welcome">
				{loaded.alert !== null && (
					<div className="confirmation">
						<Alert text={loaded.alert} />
						<Link to="/booking?view=previous">See your bookings</Link>
					</div>
				)}
				<div className="hero">
					<div className="hero-words">
						<h1 dir="auto">Welcome{root?.username ? `, ${root.username}` : ` to ${root?.product.name}`}</h1>
						<p className="lead">How is today? You can type it or say it aloud. The chatbot is there day and night.</p>
						<p className="actions">
							<Link className="button button-large" to="/check">
								TRY CHATBOT
							</Link>
							<Link className="button button-large button-quiet" to="/booking">
								Book a Session
							</Link>
						</p>
					</div>
					<Quote joketext={loaded.joketext} />
				</div>
				<About />
				{root?.username && <SignInsElsewhere />}
			</main>
			{root && <Footer product={root.product} />}
		</>
	);
}

function About() {
	return (
		<section className="about" aria-labelledby="about">
			<h2 id="about">About Chatbot</h2>
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
					it is deleted by itself when you have been away for a day.
				</p>
			</div>
			<div className="about-part">
				<img src="/illustrations/human.svg" alt="" width="320" height="240" loading="lazy" />
				<h3>It knows when a person is better</h3>
				<p>
					The chatbot is a program, and it says so. Some things are better said to a person. When you are ready, choose
					a day and a time, and a counsellor will sit down with you for half an hour.
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
			<Form method="post" action="/logout?everywhere" reloadDocument>
				<button className="button button-quiet" type="submit">
					Log out everywhere
				</button>
			</Form>
		</section>
	);
}
