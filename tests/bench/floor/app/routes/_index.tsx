import { Link, useLoaderData } from "@remix-run/react";

export async function loader() {
	return { joketext: "Rain does not ask the road to be ready. You can meet today without being ready for it." };
}

export const meta = () => [{ title: "Saathi" }];

/** The landing page of the product, word for word, with nothing behind it. */
export default function Landing() {
	const { joketext } = useLoaderData<typeof loader>();
	return (
		<>
			<main id="main" className="page welcome">
				<div className="hero">
					<div className="hero-words">
						<h1>Welcome to Saathi</h1>
						<p className="lead">
							A quiet place to say how things are. Talk to a bot that listens, in private and without judgement, and
							meet a counsellor when you want a human.
						</p>
						<p className="actions">
							<Link className="button button-large" to="/login">
								SignUp
							</Link>
							<Link className="button button-large button-quiet" to="/chatbot">
								Talk without an account
							</Link>
						</p>
						<p className="hero-note">Not sure? Just start talking. You can stop at any time.</p>
					</div>
					<img className="hero-picture" src="/illustrations/hero.svg" alt="" width="640" height="480" />
				</div>
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
						<p>Sign up and request a day and a time. The clinic answers, and a counsellor has half an hour for you.</p>
					</li>
				</ul>
				<figure className="quote">
					<blockquote>{joketext}</blockquote>
					<figcaption>Thought for today</figcaption>
				</figure>
			</main>
			<footer className="footer">
				<section className="footer-contact" aria-labelledby="contact-us">
					<h2 id="contact-us">Contact Us</h2>
					<p>Saathi</p>
					<p>
						<a href="tel:18008914416">1-800-891-4416</a>
					</p>
					<p>
						<a href="mailto:hello@saathi.example">hello@saathi.example</a>
					</p>
				</section>
				<p className="footer-copyright">© Saathi. All rights reserved.</p>
			</footer>
		</>
	);
}
