import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * To whom has no account, or has not said so.
 *
 * @param pressed the answer to a press of Book that ended here, which is no alert: the notice comes into view and is read out
 * @param draft by what id and for how many minutes what was typed goes along
 */
export function AccountNotice({ pressed, draft }: { pressed: unknown; draft?: { id: string; minutes: number } }) {
	const notice = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (pressed !== undefined) notice.current?.focus();
	}, [pressed]);
	const redirectTo = draft === undefined ? "/booking" : encodeURIComponent(`/booking?draft=${draft.id}`);
	return (
		<p className="notice" ref={notice} tabIndex={-1}>
			You need an account to book. <Link to={`/login?redirectTo=${redirectTo}`}>Sign up</Link> or{" "}
			<Link to={`/login?mode=login&redirectTo=${redirectTo}`}>log in</Link> first; you will come back here.
			{draft ? (
				` What you typed is kept in this browser for ${draft.minutes} minutes, and comes along.`
			) : (
				// With script it comes along without a press.
				<noscript> If you have typed something already, press Book first: then it comes along.</noscript>
			)}
		</p>
	);
}

/** Whence the details in the form are. Loads the page anew, so that the fields are empty with script too. */
export function Remembered() {
	return (
		<Form className="elsewhere" method="post" action="/booking/details" reloadDocument>
			<p>This is what you wrote the last time.</p>
			<button className="button button-quiet" type="submit">
				Empty these fields, and remember nothing
			</button>
		</Form>
	);
}

/** The other way to a human. */
export function RatherBeCalled() {
	return (
		<p className="notice">
			Rather talk first? <Link to="/call-me">Call me back</Link>: leave a number, and somebody calls you. This is no
			emergency service.
		</p>
	);
}

/** What a press of Book leads to. */
export function WhatHappens({ daysSet }: { daysSet: boolean }) {
	return (
		<section className="page-aside" aria-labelledby="what-happens">
			<img src="/illustrations/book.svg" alt="" width="320" height="240" loading="lazy" />
			<h2 id="what-happens">What happens next</h2>
			<ol>
				<li>You choose a time and a day.</li>
				<li>
					{daysSet
						? "A counsellor keeps that half hour for you."
						: "Your request goes to the clinic, and the clinic will answer."}
				</li>
				<li>You find it again under Previous Bookings.</li>
			</ol>
		</section>
	);
}
