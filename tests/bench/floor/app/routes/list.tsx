import { useLoaderData } from "@remix-run/react";
import { firstBookings } from "../database.server";

const ROWS = 50;

export async function loader() {
	return { rows: firstBookings(ROWS) };
}

export const meta = () => [{ title: "Bookings" }];

/** As many bookings as a page of the desk has, in the barest table. */
export default function List() {
	const { rows } = useLoaderData<typeof loader>();
	return (
		<main id="main" className="page">
			<h1>Bookings</h1>
			<table>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id}>
							<td>{row.timeslot}</td>
							<td>{row.name}</td>
							<td>
								<a href={`tel:${row.phone}`}>{row.phone}</a>
							</td>
							<td>{row.age}</td>
							<td>{row.address}</td>
							<td>
								<a href={`/bookings/${row.id}`}>{row.date}</a>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</main>
	);
}
