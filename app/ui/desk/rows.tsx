import { STATE_WORDS } from "~/features/booking/sentences";
import type { BookingState } from "~/features/booking/states";
import { dayInWords } from "../dates";
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from "../table-roles";

/** A row of the desk's lists. */
export type Row = {
	id: number;
	reference: string;
	name: string;
	/** Null for somebody who has deleted the account. */
	phone: string | null;
	age: number | null;
	date: string;
	timeslot: string;
	status: BookingState;
	word: string | null;
	note: string | null;
	/** What the desk is pointed to; null for nothing. */
	warning: string | null;
};

const NOT_KNOWN = "–";

type DeskRowsProps = {
	rows: readonly Row[];
	/** Who may open a booking. */
	operator: boolean;
	/** Whether the heading above says the day already. */
	oneDay?: boolean;
};

/** Bookings, a table for each day where there is room, cards on a phone. */
export function DeskRows({ rows, operator, oneDay = false }: DeskRowsProps) {
	return byDay(rows).map(([date, ofDay]) => (
		<section key={date} className="desk-day" aria-labelledby={`day-${date}`}>
			<h3 id={`day-${date}`} className={oneDay ? "visually-hidden" : undefined}>
				<time dateTime={date}>{dayInWords(date)}</time>
			</h3>
			<table className="desk-rows" aria-labelledby={`day-${date}`} {...TABLE}>
				<thead {...ROW_GROUP}>
					<tr {...ROW}>
						{["Time", "Name", "Phone", "Age", "State", "Reference"].map((head) => (
							<th key={head} {...COLUMN_HEADER}>
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...ROW_GROUP}>
					{ofDay.map((row) => (
						<tr key={row.id} {...ROW}>
							<td {...CELL}>{row.timeslot}</td>
							<td {...CELL}>
								<strong dir="auto">{row.name}</strong>
								{row.warning !== null && <span className="desk-warning">{row.warning}</span>}
							</td>
							<td {...CELL}>{row.phone === null ? NOT_KNOWN : <a href={`tel:${row.phone}`}>{row.phone}</a>}</td>
							<td {...CELL}>{row.age ?? NOT_KNOWN}</td>
							<td {...CELL}>
								<State status={row.status} />
							</td>
							<td {...CELL}>
								{operator ? (
									<a href={`/desk/bookings/${row.id}`} aria-label={`Open ${row.reference}, ${row.name}`}>
										{row.reference}
									</a>
								) : (
									row.reference
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	));
}

/** The rows of each day, in the order of the list. */
function byDay(rows: readonly Row[]): [date: string, ofDay: Row[]][] {
	const days = new Map<string, Row[]>();
	for (const row of rows) days.set(row.date, [...(days.get(row.date) ?? []), row]);
	return [...days];
}

/** The state of a booking, told by its word. */
export function State({ status }: { status: BookingState }) {
	return (
		<span className="state" data-state={status}>
			{STATE_WORDS[status]}
		</span>
	);
}
