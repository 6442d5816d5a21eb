import { Link, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { todaysQuote } from "~/features/quotes/quotes.server";
import { pageHeaders } from "~/http/pages.server";
import type { loader as rootLoader } from "~/root";
import { Footer } from "~/ui/footer";
import { English } from "~/ui/frame";
import { overLine } from "~/ui/line";
import { pageTitle } from "~/ui/page-title";
import { Quote } from "~/ui/quote";

export async function loader() {
	return { joketext: todaysQuote(new Date()) };
}

export const clientLoader = overLine;

export const headers = pageHeaders;

export const meta = pageTitle("Welcome");

export default function Landing() {
	const { joketext } = useLoaderData<typeof loader>();
	const product = useRouteLoaderData<typeof rootLoader>("root")?.product;
	return (
		<>
			<main id="main" className="page welcome">
				<div className="hero">
					<div className="hero-words">
						<h1>Welcome to {product?.name}</h1>
						<p className="lead">
							A quiet place to say how things are. Talk to a bot that listens, in private and without judgement, and
							meet a counsellor when you want a human.
						</p>
						<p className="actions">
							<Link className="button button-large" to="/login">
								<English text="SignUp" />
							</Link>
							<Link className="button button-large button-quiet" to="/chatbot">
								Talk without an account
							</Link>
						</p>
						<p className="hero-note">Not sure? Just start talking. You can stop at any time.</p>
					</div>
					<img className="hero-picture" src="/illustrations/hero.svg" alt="" width="640" height="480" />
				</div>
				<Promises />
				<Quote joketext={joketext} />
			</main>
			{product && <Footer product={product} />}
		</>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";

function Promises() {
	return (
		<ul className="promises">
			<li>
				<h2>Private</h2>
				<p>You need no account to talk. You can clear what you wrote whenever you like.</p>
			</li>
			<li>
				<h2>Free of judgement</h2>
				<p>Use your own words, in English, Hindi or Hinglish. There is no wrong thing to say.</p>
			</li>
			<li>
				<h2>A person when you want one</h2>
				<p>
					Sign up and request a day and a time. The clinic answers, and a counsellor has half an hour for you.{" "}
					<Link to="/booking">
						<English text="Book a Session" />
					</Link>
				</p>
			</li>
		</ul>
	);
}
