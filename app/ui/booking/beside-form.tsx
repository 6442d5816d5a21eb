import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { filled } from "~/features/frame/frame";
import { FilledIn } from "../filled-in";
import { useBookingWords } from "./words";

/**
 * To whom has no account, or has not said so.
 *
 * @param pressed the answer to a press of Book that ended here, which is no alert: the notice comes into view and is read out
 * @param draft by what id and for how many minutes what was typed goes along
 */
export function AccountNotice({ pressed, draft }: { pressed: unknown; draft?: { id: string; minutes: number } }) {
	const words = useBookingWords();
	const notice = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (pressed !== undefined) notice.current?.focus();
	}, [pressed]);
	const redirectTo = draft === undefined ? "/booking" : encodeURIComponent(`/booking?draft=${draft.id}`);
	return (
		<p className="notice" ref={notice} tabIndex={-1}>
			<FilledIn
				text={words["need-account"]}
				slots={{
					signup: <Link to={`/login?redirectTo=${redirectTo}`}>{words["sign-up"]}</Link>,
					login: <Link to={`/login?mode=login&redirectTo=${redirectTo}`}>{words["log-in-first"]}</Link>,
				}}
			/>{" "}
			{draft ? (
				filled(words["draft-along"], { minutes: draft.minutes })
			) : (
				// With script it comes along without a press.
				<noscript>{words["press-first"]}</noscript>
			)}
		</p>
	);
}

/** Whence the details in the form are. Loads the page anew, so that the fields are empty with script too. */
export function Remembered() {
	const words = useBookingWords();
	return (
		<Form className="elsewhere" method="post" action="/booking/details" reloadDocument>
			<p>{words.remembered}</p>
			<button className="button button-quiet" type="submit">
				{words.forget}
			</button>
		</Form>
	);
}

/** The other way to a human. */
export function RatherBeCalled() {
	const words = useBookingWords();
	return (
		<p className="notice">
			<FilledIn text={words.rather} slots={{ call: <Link to="/call-me">{words["call-me"]}</Link> }} />
		</p>
	);
}

/** What a press of Book leads to. */
export function WhatHappens({ daysSet }: { daysSet: boolean }) {
	const words = useBookingWords();
	return (
		<section className="page-aside" aria-labelledby="what-happens">
			<img src="/illustrations/book.svg" alt="" width="320" height="240" loading="lazy" />
			<h2 id="what-happens">{words["next-title"]}</h2>
			<ol>
				<li>{words["next-choose"]}</li>
				<li>{words[daysSet ? "next-kept" : "next-asked"]}</li>
				<li>{words["next-find"]}</li>
			</ol>
		</section>
	);
}
