import { Link } from "@remix-run/react";
import type { OwnBooking } from "~/features/booking/kept-booking";
import { STATE_WORDS } from "~/features/booking/sentences";
import { dayInWords } from "../dates";
import { English } from "../frame";
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from "../table-roles";
import { Ways } from "./receipt";

/** A booking in the list, and whether it can still be moved and cancelled. */
export type BookingListed = OwnBooking & { changeable: boolean };

const LABELS = ["Date", "Name", "Phone", "Age", "Address", "Time Slot"];

/** What was booked, the next one first: a table where there is room, cards on a phone. */
export function BookingList({ bookings }: { bookings: readonly BookingListed[] }) {
	if (bookings.length === 0)
		return (
			<div className="empty">
				<img src="/illustrations/empty.svg" alt="" width="320" height="240" />
				<p>
					<English text="No bookings done yet" />
				</p>
				<p className="empty-hint">You can book a session from your home page.</p>
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
					<th {...COLUMN_HEADER}>State</th>
				</tr>
			</thead>
			<tbody {...ROW_GROUP}>
				{bookings.map((booking) => (
					<tr key={booking.id} {...ROW}>
						<td className="bookings-date" data-label="Date" {...CELL}>
							<time dateTime={booking.date}>{dayInWords(booking.date)}</time>
						</td>
						<td data-label="Name" {...CELL}>
							<span dir="auto">{booking.name}</span>
						</td>
						<td className="bookings-short" data-label="Phone" {...CELL}>
							{booking.phone}
						</td>
						<td className="bookings-short" data-label="Age" {...CELL}>
							{booking.age}
						</td>
						<td data-label="Address" {...CELL}>
							<span dir="auto">{booking.address}</span>
						</td>
						<td className="bookings-short" data-label="Time Slot" {...CELL}>
							{booking.timeslot}
						</td>
						<td data-label="State" {...CELL}>
							<div>
								<p>
									{STATE_WORDS[booking.status]}{" "}
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
