import { Link } from "@remix-run/react";
import type { OwnBooking } from "~/features/booking/kept-booking";
import { dayInWords } from "../dates";
import { English, useFrame } from "../frame";
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from "../table-roles";
import { Ways } from "./receipt";
import { useBookingWords } from "./words";

/** A booking in the list, and whether it can still be moved and cancelled. */
export type BookingListed = OwnBooking & { changeable: boolean };

const LABELS = ["Date", "Name", "Phone", "Age", "Address", "Time Slot"];

/** What was booked, the next one first: a table where there is room, cards on a phone. */
export function BookingList({ bookings }: { bookings: readonly BookingListed[] }) {
	const words = useBookingWords();
	const { hints } = useFrame();
	// Where the rows are cards each value has its label beside it, and what that means.
	const besideLabel = (text: string) => ({ "data-label": [text, hints[text]].filter(Boolean).join(" ") });
	if (bookings.length === 0)
		return (
			<div className="empty">
				<img src="/illustrations/empty.svg" alt="" width="320" height="240" />
				<p>
					<English text="No bookings done yet" />
				</p>
				<p className="empty-hint">{words["book-from-home"]}</p>
			</div>
		);
	return (
		<table className="bookings" aria-labelledby="user-bookings" {...TABLE}>
			<thead {...ROW_GROUP}>
				<tr {...ROW}>
					{LABELS.map((label) => (
						<th key={label} {...COLUMN_HEADER}>
							<English text={label} />
						</th>
					))}
					<th {...COLUMN_HEADER}>{words.state}</th>
				</tr>
			</thead>
			<tbody {...ROW_GROUP}>
				{bookings.map((booking) => (
					<tr key={booking.id} {...ROW}>
						<td className="bookings-date" {...besideLabel("Date")} {...CELL}>
							<time dateTime={booking.date}>{dayInWords(booking.date, words)}</time>
						</td>
						<td {...besideLabel("Name")} {...CELL}>
							<span dir="auto">{booking.name}</span>
						</td>
						<td className="bookings-short" {...besideLabel("Phone")} {...CELL}>
							{booking.phone}
						</td>
						<td className="bookings-short" {...besideLabel("Age")} {...CELL}>
							{booking.age}
						</td>
						<td {...besideLabel("Address")} {...CELL}>
							<span dir="auto">{booking.address}</span>
						</td>
						<td className="bookings-short" {...besideLabel("Time Slot")} {...CELL}>
							<English text={booking.timeslot} />
						</td>
						<td data-label={words.state} {...CELL}>
							<div>
								<p>
									{words[booking.status]}{" "}
									<Link to={`/booking/${booking.reference}`} discover="none">
										{booking.reference}
									</Link>
								</p>
								<Ways receipt={booking} />
							</div>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
