import { useLoaderData } from "@remix-run/react";
import { firstBookings } from "../database.server";

const ROWS = 50;

export async function loader() {
	return { rows: await firstBookings(ROWS) };
}

export const meta = () => [{ title: "Bookings" }];

/** As many bookings as a page of the desk has, with the same facts and ways on of each, in the barest table. */
export default function List() {
	const { rows } = useLoaderData<typeof loader>();
	return (
		<main id="main" className="page">
			<h1>Bookings</h1>
			<table>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id}>
							<td>{row.date}</td>
							<td>{row.timeslot}</td>
							<td>
								<a href={`/bookings/${row.id}`}>{row.name}</a>
							</td>
							<td>{row.age}</td>
							<td>
								<a href={`tel:${row.phone}`}>{row.phone}</a>
							</td>
							<td>{row.reference}</td>
							<td>{row.status}</td>
						</tr>
					))}
				</tbody>
			</table>
		</main>
	);
}
