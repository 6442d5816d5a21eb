import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { env } from "~/env.server";
import { STATE_WORDS } from "~/features/booking/sentences";
import { clinicTime, isCalendarDate } from "~/features/calendar";
import { daySheet, rowOf } from "~/features/desk/desk.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { refuseSending, requireStaff } from "~/http/staff.server";
import { dayInWords } from "~/ui/dates";
import { DeskNav } from "~/ui/desk/nav";
import { pageTitle } from "~/ui/page-title";

export async function loader({ request }: LoaderFunctionArgs) {
	return orErrorPage(request, async () => {
		const staff = await requireStaff(request, "any");
		const asked = new URL(request.url).searchParams.get("date") ?? "";
		const date = isCalendarDate(asked) ? asked : clinicTime(new Date(), env.CLINIC_TIME_ZONE).date;
		return {
			date,
			rows: (await daySheet(date)).map((row) => ({ ...rowOf(row), note: row.note })),
			operator: staff.role === "operator",
		};
	});
}

/** Nothing is sent to this page; to strangers there is none. */
export const action = ({ request }: ActionFunctionArgs) => refuseSending(request, "any");

export const headers = pageHeaders;

export const meta = pageTitle("Day sheet");

/** A day on one sheet of paper: what the browser prints has neither links nor buttons. */
export default function DaySheet() {
	const { date, rows, operator } = useLoaderData<typeof loader>();
	return (
		<main id="main" className="page desk">
			<DeskNav operator={operator} />
			<h1>{dayInWords(date)}</h1>
			<Form method="get" className="desk-search no-print">
				<label htmlFor="date">Day</label>
				<input id="date" name="date" type="date" defaultValue={date} key={date} />
				<button className="button button-quiet" type="submit">
					Show
				</button>
				<span className="field-hint">Print it with your browser: it fits on one sheet.</span>
			</Form>
			{rows.length === 0 ? (
				<p className="desk-none">Nobody has booked this day.</p>
			) : (
				<table className="sheet">
					<thead>
						<tr>
							{["Time", "Name", "Phone", "Age", "State", "Note"].map((head) => (
								<th key={head} scope="col">
									{head}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={row.id}>
								<td>{row.timeslot}</td>
								<td dir="auto">{row.name}</td>
								<td>{row.phone}</td>
								<td>{row.age}</td>
								<td>{STATE_WORDS[row.status]}</td>
								<td dir="auto">{row.note}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</main>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
