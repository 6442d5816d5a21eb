import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Receipt as ReceiptFacts } from "~/features/booking/receipt";
import { STATE_WORDS } from "~/features/booking/sentences";
import { dayInWords } from "../dates";

/** A booking on one look: when, where, what it costs, by what to call it and what happens next. */
export function Receipt({ receipt, title }: { receipt: ReceiptFacts; title: string }) {
	const { reference, date, timeslot, status, word, place, fee, next } = receipt;
	return (
		<section className="card receipt" aria-labelledby="receipt">
			<h2 id="receipt">{title}</h2>
			<dl className="receipt-facts">
				<Fact name="Date">
					<time dateTime={date}>{dayInWords(date)}</time>
				</Fact>
				<Fact name="Time">{timeslot}</Fact>
				<Fact name="State">{STATE_WORDS[status]}</Fact>
				<Fact name="Reference">
					<code>{reference}</code>
				</Fact>
				{place !== null && (
					<Fact name="Where">
						<Place place={place} />
					</Fact>
				)}
				{fee !== null && <Fact name="Cost">{fee}</Fact>}
				{word !== null && (
					<Fact name="A word from the clinic">
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
	if (!changeable) return null;
	return (
		<p className="ways">
			<a href={`/booking/${reference}/calendar.ics`}>Add to calendar</a>
			<Link to={`/booking/${reference}?change=move`} discover="none">
				Move
			</Link>
			<Link to={`/booking/${reference}?change=cancel`} discover="none">
				Cancel
			</Link>
		</p>
	);
}
