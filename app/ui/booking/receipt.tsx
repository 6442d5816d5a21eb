import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Receipt as ReceiptFacts } from "~/features/booking/receipt";
import { dayInWords } from "../dates";
import { English, useFrame } from "../frame";
import { useBookingWords } from "./words";

/**
 * A booking on one look: when, where, what it costs, by what to call it and what happens next. It says its language, for
 * /home is in English.
 */
export function Receipt({ receipt, title }: { receipt: ReceiptFacts; title: "own-title" | "receipt" }) {
	const words = useBookingWords();
	const { language } = useFrame();
	const { reference, date, timeslot, status, word, place, fee, next } = receipt;
	return (
		<section className="card receipt" lang={language} aria-labelledby="receipt">
			<h2 id="receipt">{words[title]}</h2>
			<dl className="receipt-facts">
				<Fact name={words.date}>
					<time dateTime={date}>{dayInWords(date, words)}</time>
				</Fact>
				<Fact name={words.time}>
					<English text={timeslot} />
				</Fact>
				<Fact name={words.state}>{words[status]}</Fact>
				<Fact name={words.reference}>
					<code>{reference}</code>
				</Fact>
				{place !== null && (
					<Fact name={words.where}>
						<Place place={place} />
					</Fact>
				)}
				{fee !== null && <Fact name={words.cost}>{fee}</Fact>}
				{word !== null && (
					<Fact name={words.word}>
						<span dir="auto">{word}</span>
					</Fact>
				)}
			</dl>
			<p>{next}</p>
			<Ways receipt={receipt} />
		</section>
	);
}

/** A name and what it stands for. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function Place({ place }: { place: string }) {
	return /^https?:\/\/\S+$/.test(place) ? <a href={place}>{place}</a> : <span dir="auto">{place}</span>;
}

/**
 * What can be done about a booking. A list has many, all of one route: asked about one by one, they would make an address
 * longer than the server takes.
 */
export function Ways({
	receipt: { reference, changeable },
}: {
	receipt: Pick<ReceiptFacts, "reference" | "changeable">;
}) {
	const words = useBookingWords();
	if (!changeable) return null;
	return (
		<p className="ways">
			<a href={`/booking/${reference}/calendar.ics`}>{words.calendar}</a>
			<Link to={`/booking/${reference}?change=move`} discover="none">
				{words.move}
			</Link>
			<Link to={`/booking/${reference}?change=cancel`} discover="none">
				{words.cancel}
			</Link>
		</p>
	);
}
