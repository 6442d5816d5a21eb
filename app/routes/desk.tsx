import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { env } from "~/env.server";
import { STATE_WORDS } from "~/features/booking/sentences";
import { BOOKING_STATES } from "~/features/booking/states";
import { clinicTime } from "~/features/calendar";
import { type CallBacksOfDesk, madeCalls, openCallBacks } from "~/features/call-back/call-backs.server";
import { dayByDay, deskList, waitingRequests } from "~/features/desk/desk.server";
import { type DeskWish, deskAddress, readDeskWish, SEARCH_LENGTH, type View } from "~/features/desk/list-wish";
import { givenUpMessages } from "~/features/outbox/given-up.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { refuseSending, requireStaff } from "~/http/staff.server";
import { dayInWords } from "~/ui/dates";
import { CallBacks, MadeCalls } from "~/ui/desk/call-backs";
import { GivenUp } from "~/ui/desk/given-up";
import { DeskNav } from "~/ui/desk/nav";
import { DeskRows } from "~/ui/desk/rows";
import { pageTitle } from "~/ui/page-title";

const NO_CALL_BACKS: CallBacksOfDesk = { list: [], more: false };

export async function loader({ request }: LoaderFunctionArgs) {
	return orErrorPage(request, async () => {
		const staff = await requireStaff(request, "any");
		const operator = staff.role === "operator";
		const now = new Date();
		const asked = readDeskWish(new URL(request.url).searchParams);
		const wish = operator ? asked : { ...asked, search: "" };
		const { rows, next } = await deskList(wish, now);
		const isFront = wish.view === "today" && wish.day === null && wish.search === "" && wish.after === null;
		const coming = isFront ? await deskList({ ...wish, view: "coming" }, now) : null;
		return {
			operator,
			wish,
			today: clinicTime(now, env.CLINIC_TIME_ZONE).date,
			days: dayByDay(rows),
			next,
			coming: coming && { days: dayByDay(coming.rows), next: coming.next },
			// On the front page alone: what has to be seen to before all else.
			callBacks: isFront ? await openCallBacks(now) : NO_CALL_BACKS,
			calls: isFront ? await madeCalls(now) : [],
			givenUp: isFront && operator ? await givenUpMessages() : [],
			waiting: operator ? await waitingRequests(now) : 0,
		};
	});
}

/** Nothing is sent to this page; to strangers there is none. */
export const action = ({ request }: ActionFunctionArgs) => refuseSending(request, "any");

export const headers = pageHeaders;

export const meta = pageTitle("Desk");

const VIEW_WORDS: Record<View, string> = { today: "Today", coming: "Coming", past: "Past" };

export default function Desk() {
	const { operator, wish, today, days, next, coming, callBacks, calls, givenUp, waiting } =
		useLoaderData<typeof loader>();
	return (
		<main id="main" className="page desk">
			<DeskNav operator={operator} />
			<h1>Desk</h1>
			<CallBacks {...callBacks} />
			<MadeCalls calls={calls} />
			<GivenUp messages={givenUp} />
			{operator && <Search search={wish.search} />}
			<Filters wish={wish} operator={operator} waiting={waiting} />
			<h2 id="list">{headingOf(wish, today)}</h2>
			{days.length > 0 ? (
				<DeskRows days={days} heading="list" operator={operator} oneDay={isOneDay(wish)} />
			) : (
				<p className="desk-none">Nothing here.</p>
			)}
			{next !== null && <Link to={deskAddress({ ...wish, after: next })}>More</Link>}
			{coming !== null && (
				<>
					<h2 id="coming">Coming</h2>
					{coming.days.length > 0 ? (
						<DeskRows days={coming.days} heading="coming" operator={operator} />
					) : (
						<p className="desk-none">Nothing here.</p>
					)}
					{coming.next !== null && <Link to={deskAddress({ ...wish, view: "coming", after: coming.next })}>More</Link>}
				</>
			)}
			{operator && <Spreadsheet today={today} />}
		</main>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";

function isOneDay({ view, day, search }: DeskWish): boolean {
	return search === "" && (day !== null || view === "today");
}

function headingOf({ view, day, search }: DeskWish, today: string): string {
	if (search !== "") return `Found for "${search}"`;
	if (day !== null) return dayInWords(day);
	return view === "today" ? `Today, ${dayInWords(today)}` : VIEW_WORDS[view];
}

function Search({ search }: { search: string }) {
	return (
		<Form method="get" action="/desk" role="search" className="desk-search">
			<label htmlFor="search">Name or phone</label>
			<input id="search" name="search" type="search" maxLength={SEARCH_LENGTH} defaultValue={search} key={search} />
			<button className="button" type="submit">
				Search
			</button>
		</Form>
	);
}

type FiltersProps = { wish: DeskWish; operator: boolean; waiting: number };

function Filters({ wish, operator, waiting }: FiltersProps) {
	const plain: Partial<DeskWish> = { view: wish.view, day: wish.day, status: wish.status, outside: wish.outside };
	return (
		<nav className="desk-filters" aria-label="Filters">
			<ul>
				{(["today", "coming", "past"] as const).map((view) => (
					<li key={view}>
						<Chip
							to={{ status: wish.status, view }}
							current={wish.search === "" && wish.day === null && wish.view === view}
						>
							{VIEW_WORDS[view]}
						</Chip>
					</li>
				))}
			</ul>
			<ul>
				<li>
					<Chip to={{ ...plain, status: null }} current={wish.status === null && wish.search === ""}>
						All states
					</Chip>
				</li>
				{BOOKING_STATES.map((status) => (
					<li key={status}>
						<Chip to={{ ...plain, status }} current={wish.status === status}>
							{STATE_WORDS[status]}
						</Chip>
					</li>
				))}
			</ul>
			{operator && (
				<ul>
					<li>
						<Chip to={{ view: "coming", status: "requested" }} current={false}>
							{waiting === 0 ? "No request waits" : `Wait for an answer: ${waiting >= 100 ? "100 or more" : waiting}`}
						</Chip>
					</li>
					<li>
						<Chip to={{ view: "coming", outside: true }} current={wish.outside}>
							At times that are closed now
						</Chip>
					</li>
				</ul>
			)}
		</nav>
	);
}

/** A plain link: a page has so many of them that what each Link does to be made is seen in its time. */
function Chip({ to, current, children }: { to: Partial<DeskWish>; current: boolean; children: string }) {
	return (
		<a href={deskAddress(to)} aria-current={current ? "true" : undefined}>
			{children}
		</a>
	);
}

function Spreadsheet({ today }: { today: string }) {
	return (
		<section className="desk-range" aria-labelledby="spreadsheet">
			<h2 id="spreadsheet">For a spreadsheet</h2>
			<form method="get" action="/desk/bookings.csv">
				<label htmlFor="from">From</label>
				<input id="from" name="from" type="date" defaultValue={today} />
				<label htmlFor="to">To</label>
				<input id="to" name="to" type="date" defaultValue={today} />
				<button className="button button-quiet" type="submit">
					Download CSV
				</button>
			</form>
		</section>
	);
}
