import { STATE_WORDS } from "~/features/booking/sentences";
import type { BookingState } from "~/features/booking/states";
import { callLink } from "../call-link";
import { dayInWords } from "../dates";

/** A booking in a list, its day told above. */
export type Row = {
	id: number;
	reference: string;
	name: string;
	/** Null for somebody who has deleted the account. */
	phone: string | null;
	age: number | null;
	timeslot: string;
	status: BookingState;
	/** What the desk is pointed to. */
	warning?: string;
};

/** The bookings of a day. */
export type RowsOfDay = { date: string; rows: readonly Row[] };

type DeskRowsProps = {
	days: readonly RowsOfDay[];
	/** The id of the heading above. */
	heading: string;
	/** Who may open a booking. */
	operator: boolean;
	/** Whether the heading above says the day already. */
	oneDay?: boolean;
};

/**
 * Bookings day by day, in three columns that fit on a phone too. A page has fifty of them, and what is in a row makes
 * most of its cost: an element or attribute more is to be worth it.
 */
export function DeskRows({ days, heading, operator, oneDay = false }: DeskRowsProps) {
	return (
		<table className="desk-rows" aria-labelledby={heading}>
			<thead>
				<tr>
					<th scope="col">Time</th>
					<th scope="col">Name, age and phone</th>
					<th scope="col">Reference and state</th>
				</tr>
			</thead>
			{days.map(({ date, rows }) => (
				<tbody key={date}>
					{!oneDay && (
						<tr>
							<th scope="rowgroup" colSpan={3}>
								{dayInWords(date)}
							</th>
						</tr>
					)}
					{rows.map((row) => (
						<tr key={row.id}>
							<td>{row.timeslot}</td>
							<td>
								{operator ? (
									<a href={`/desk/bookings/${row.id}`} dir="auto">
										{row.name}
									</a>
								) : (
									<strong dir="auto">{row.name}</strong>
								)}
								{row.age === null ? " " : `, ${row.age} `}
								{row.phone !== null && <a href={callLink(row.phone)}>{row.phone}</a>}
								{row.warning !== undefined && <span className="desk-warning">{row.warning}</span>}
							</td>
							<td>
								{`${row.reference} `}
								<span data-state={row.status}>{STATE_WORDS[row.status]}</span>
							</td>
						</tr>
					))}
				</tbody>
			))}
		</table>
	);
}

/** The state of a booking, told by its word. */
export function State({ status }: { status: BookingState }) {
	return <span data-state={status}>{STATE_WORDS[status]}</span>;
}
