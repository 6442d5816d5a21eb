import { Form } from "@remix-run/react";
import type { FreeTime } from "~/features/booking/days";
import { CHANGE_WORDS } from "~/features/booking/sentences";
import type { BookingChange } from "~/features/booking/states";
import { NOTE_LENGTH, WORD_LENGTH } from "~/features/desk/sentences";
import { callLink } from "../call-link";
import { dayInWords } from "../dates";
import type { Row } from "./rows";

/** A booking with all that the desk knows of it. Nothing of a person whose account was deleted. */
export type BookingShown = Row & {
	date: string;
	/** What the desk says to the person. */
	word: string | null;
	/** For the desk alone. */
	note: string | null;
	address: string | null;
	version: number;
	email: string | null;
	booked: string | null;
};

/** Free times to move a booking to, and what there is to say of the others of a chosen day. */
export type TimesToMoveTo = { near: FreeTime[]; day: { date: string; free: FreeTime[]; others: string } | null };

/** A change as the desk reads it. */
export type HistoryLine = { id: number; at: string; by: string; did: string; changes: string[] };

/** What was booked, by whom. */
export function Facts({ booking }: { booking: BookingShown }) {
	const facts: [string, string | number | null][] = [
		["Date", dayInWords(booking.date)],
		["Time Slot", booking.timeslot],
		["Phone", booking.phone],
		["Email", booking.email],
		["Age", booking.age],
		["Address", booking.address],
		["Reference", booking.reference],
		["Booked", booking.booked],
		["Word to the person", booking.word],
	];
	return (
		<dl className="card facts">
			{facts
				.filter(([, fact]) => fact !== null)
				.map(([term, fact]) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd dir="auto">{term === "Phone" ? <a href={callLink(String(fact))}>{fact}</a> : fact}</dd>
					</div>
				))}
		</dl>
	);
}

/** What each form carries: the change, and the version that its sender has seen. */
function Seen({ change, version }: { change: BookingChange; version: number }) {
	return (
		<>
			<input type="hidden" name="change" value={change} />
			<input type="hidden" name="version" value={version} />
		</>
	);
}

type DecisionsProps = { may: readonly BookingChange[]; version: number; word: string };

/** What can be decided now. */
export function Decisions({ may, version, word }: DecisionsProps) {
	const simple = (["confirm", "done", "missed"] as const).filter((each) => may.includes(each));
	return (
		<>
			{simple.length > 0 && (
				<div className="actions">
					{simple.map((each) => (
						<Form method="post" key={each}>
							<Seen change={each} version={version} />
							<button className="button" type="submit">
								{CHANGE_WORDS[each]}
							</button>
						</Form>
					))}
				</div>
			)}
			{may.includes("decline") && (
				<section className="card form" aria-labelledby="decline-title">
					<h2 id="decline-title">Decline</h2>
					<Form method="post" className="desk-note">
						<Seen change="decline" version={version} />
						<label htmlFor="word">A word for the person (they read it)</label>
						<textarea id="word" name="word" rows={2} maxLength={WORD_LENGTH} defaultValue={word} />
						<button className="button button-quiet" type="submit">
							{CHANGE_WORDS.decline}
						</button>
					</Form>
				</section>
			)}
		</>
	);
}

type MoveProps = { moving: TimesToMoveTo; version: number; today: string };

/** The times that it can be moved to: of a chosen day, else the nearest. */
export function Move({ moving, version, today }: MoveProps) {
	const { day, near } = moving;
	return (
		<section className="card form" aria-labelledby="move-title">
			<h2 id="move-title">Move to another free time</h2>
			<Form method="post" className="actions">
				<Seen change="move" version={version} />
				{(day === null ? near : day.free).map(({ date, timeslot }) => (
					<button
						key={`${date} ${timeslot}`}
						className="button button-quiet"
						type="submit"
						name="to"
						value={`${date} ${timeslot}`}
					>
						{dayInWords(date)}, {timeslot}
					</button>
				))}
			</Form>
			{day !== null && day.others.length > 0 && <p className="field-hint">{day.others}</p>}
			<Form method="get" className="desk-search">
				<label htmlFor="day">Another day</label>
				<input id="day" name="day" type="date" min={today} defaultValue={day?.date ?? ""} />
				<button className="button button-quiet" type="submit">
					Show its times
				</button>
			</Form>
		</section>
	);
}

/** What the desk alone reads. @param written what was refused, to be mended */
export function Note({ booking, written }: { booking: BookingShown; written: string }) {
	return (
		<section className="card form" aria-labelledby="note-title">
			<h2 id="note-title">Note, for the desk alone</h2>
			<Form method="post" className="desk-note">
				<Seen change="note" version={booking.version} />
				<textarea
					name="note"
					aria-labelledby="note-title"
					rows={3}
					maxLength={NOTE_LENGTH}
					defaultValue={written || (booking.note ?? "")}
					key={`${booking.version}`}
				/>
				<button className="button button-quiet" type="submit">
					{CHANGE_WORDS.note}
				</button>
			</Form>
		</section>
	);
}

/** Who did what to it, the latest first. */
export function History({ lines }: { lines: readonly HistoryLine[] }) {
	return (
		<section aria-labelledby="history">
			<h2 id="history">History</h2>
			<ol className="history">
				{lines.map(({ id, at, by, did, changes }) => (
					<li key={id}>
						<strong>
							{by} {did}
						</strong>{" "}
						<span className="field-hint">{at}</span>
						{changes.map((change) => (
							<span key={change} className="history-change" dir="auto">
								{change}
							</span>
						))}
					</li>
				))}
			</ol>
		</section>
	);
}
