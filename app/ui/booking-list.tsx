import type { Booking } from "~/features/booking/booking-form";
import { dayInWords } from "./dates";

/** Safari forgets that a table is one when it is laid out as cards; naming the roles reminds it. */
const TABLE = { role: "table" };
const ROW_GROUP = { role: "rowgroup" };
const ROW = { role: "row" };
const COLUMN_HEADER = { role: "columnheader", scope: "col" };
const CELL = { role: "cell" };

/** What was booked, newest first: a table where there is room, cards on a phone. */
export function BookingList({ bookings }: { bookings: readonly Booking[] }) {
	if (bookings.length === 0)
		return (
			<div className="empty">
				<img src="/illustrations/empty.svg" alt="" width="320" height="240" />
				<p>No bookings done yet</p>
			</div>
		);
	return (
		<table className="bookings" aria-labelledby="user-bookings" {...TABLE}>
			<thead {...ROW_GROUP}>
				<tr {...ROW}>
					<th {...COLUMN_HEADER}>Date</th>
					<th {...COLUMN_HEADER}>Name</th>
					<th {...COLUMN_HEADER}>Phone</th>
					<th {...COLUMN_HEADER}>Age</th>
					<th {...COLUMN_HEADER}>Address</th>
					<th {...COLUMN_HEADER}>Time Slot</th>
				</tr>
			</thead>
			<tbody {...ROW_GROUP}>
				{bookings.map((booking) => (
					<tr key={`${booking.date} ${booking.timeslot}`} {...ROW}>
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
					</tr>
				))}
			</tbody>
		</table>
	);
}
