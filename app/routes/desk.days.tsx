import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { env } from "~/env.server";
import { ownAccount } from "~/features/auth/own-account.server";
import { lastDay } from "~/features/booking/booking-fields";
import { MOST_PLACES, REASON_LENGTH, WEEKDAYS } from "~/features/booking/days";
import { clinicTime } from "~/features/calendar";
import { clinicDays, closeDate, type DaysOutcome, openDate, setWeek } from "~/features/desk/days.server";
import { deskAddress } from "~/features/desk/list-wish";
import { DESK_SENTENCES } from "~/features/desk/sentences";
import { WEEK_FIELDS } from "~/features/desk/week-form";
import { readForm } from "~/http/bodies.server";
import { asFailure, failureInit } from "~/http/failures.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { callerOf } from "~/http/session.server";
import { isPasswordFresh, requireStaff, type Staff } from "~/http/staff.server";
import { dayInWords } from "~/ui/dates";
import { DeskNav } from "~/ui/desk/nav";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { pageTitle } from "~/ui/page-title";

/** Why the days were not changed, at which fields, and what was typed. */
type Refusal = { alert: string | null; problems: Record<string, string>; typed: Record<string, string> };

const FIELDS = ["change", "seen", "date", "reason", "password"];

export async function loader({ request }: LoaderFunctionArgs) {
	return orErrorPage(request, async () => {
		const staff = await requireStaff(request, "operator");
		const now = new Date();
		return {
			...(await clinicDays(now)),
			today: clinicTime(now, env.CLINIC_TIME_ZONE).date,
			asksPassword: !isPasswordFresh(staff, now),
		};
	});
}

export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const staff = await requireStaff(request, "operator");
		const now = new Date();
		const form = await readForm(request, [...FIELDS, ...WEEK_FIELDS], { most: MOST_FIELDS });
		const { password, ...typed } = Object.fromEntries(form) as Record<string, string>;
		try {
			const refused = await refusedPassword(request, staff, password ?? "", now);
			if (refused !== null)
				return data<Refusal>({ alert: null, problems: { password: refused }, typed }, { status: 403 });
			const { outcome, done } = await changed(form, now);
			if (outcome.ok) return seeOther(`/desk/days?done=${done}`);
			if (outcome.reason === "unfit")
				return data<Refusal>({ alert: null, problems: outcome.problems, typed }, { status: 422 });
			// Shown is the week as it stands: with what was typed in its place, the next press would undo the other's.
			return data<Refusal>(
				{ alert: DESK_SENTENCES.daysStale, problems: {}, typed: { change: "week" } },
				{ status: 409 },
			);
		} catch (error) {
			const failure = asFailure(error);
			if (failure === null) throw error;
			return data<Refusal>({ alert: failure.message, problems: {}, typed }, failureInit(failure));
		}
	});
}

/** After a refusal too: how the days stand now is what has to be seen. */
export const shouldRevalidate = () => true;

export const headers = pageHeaders;

export const meta = pageTitle("Days");

/** The week alone has 56. */
const MOST_FIELDS = WEEK_FIELDS.length + FIELDS.length;
const DONE = new Map<string, string>([
	["week", DESK_SENTENCES.daysSaved],
	["close", DESK_SENTENCES.closed],
	["open", DESK_SENTENCES.opened],
]);

export default function Days() {
	const loaded = useLoaderData<typeof loader>();
	const refusal = useActionData<Refusal>();
	const [parameters] = useSearchParams();
	const done = DONE.get(parameters.get("done") ?? "");
	const problems = Object.entries(refusal?.problems ?? {}).map(([id, message]) => ({
		id: fieldId(refusal, id),
		message,
	}));
	return (
		<main id="main" className="page desk">
			<DeskNav operator={true} />
			<h1>Days</h1>
			<ErrorSummary alert={refusal?.alert ?? null} problems={problems} occasion={refusal} />
			{refusal === undefined && done !== undefined && (
				<p className="confirmation" role="status">
					{done} <Link to={deskAddress({ view: "coming", outside: true })}>Look for bookings at closed times</Link>
				</p>
			)}
			{!loaded.set && (
				<p className="notice">
					No days are set yet: every day is open, and people read that they send a request. Save the week to change
					that.
				</p>
			)}
			<WeekForm loaded={loaded} refusal={refusal?.typed.change === "week" ? refusal : undefined} />
			<ClosedDates loaded={loaded} refusal={refusal?.typed.change === "week" ? undefined : refusal} />
		</main>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;
type PartProps = { loaded: Loaded; refusal: Refusal | undefined };

function WeekForm({ loaded, refusal }: PartProps) {
	const { week, seen, asksPassword } = loaded;
	return (
		<section className="card form" aria-labelledby="week">
			<h2 id="week">The week</h2>
			<p>How many sessions can be at the same time. 0 is closed.</p>
			<Form method="post" className="form">
				<input type="hidden" name="change" value="week" />
				<input type="hidden" name="seen" value={seen} />
				<p className="week-hint">Swipe or scroll the table sideways: it goes on to Sunday. →</p>
				<div className="week-scroll">
					<table className="week">
						<thead>
							<tr>
								<th scope="col">Time</th>
								{WEEKDAYS.map((weekday) => (
									<th key={weekday} scope="col">
										<abbr title={weekday}>{weekday.slice(0, 3)}</abbr>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{week.map(({ timeslot, places }, slot) => (
								<tr key={timeslot}>
									<th scope="row">{timeslot}</th>
									{places.map((count, day) => {
										const name = `${day + 1}-${slot}`;
										return (
											<td key={name}>
												<input
													id={`week-${name}`}
													name={name}
													inputMode="numeric"
													size={3}
													aria-label={`${WEEKDAYS[day]}, ${timeslot}, places up to ${MOST_PLACES}`}
													aria-invalid={refusal?.problems[name] ? true : undefined}
													defaultValue={refusal?.typed[name] ?? count}
													key={`${seen} ${count}`}
												/>
											</td>
										);
									})}
								</tr>
							))}
						</tbody>
					</table>
				</div>
				{asksPassword && <Password id="week-password" problem={refusal?.problems.password} />}
				<button className="button" type="submit">
					Save the week
				</button>
			</Form>
		</section>
	);
}

/** Enter presses the first button of a form: closing stands before opening. */
function ClosedDates({ loaded, refusal }: PartProps) {
	const { closed, today, asksPassword } = loaded;
	return (
		<section className="card form" aria-labelledby="closed">
			<h2 id="closed">Closed dates</h2>
			{closed.length === 0 && <p>No date is closed.</p>}
			<Form method="post" className="form">
				<Field id="date" label="Date" problem={refusal?.problems.date}>
					{(described) => (
						<input
							{...described}
							name="date"
							type="date"
							min={today}
							max={lastDay(today)}
							defaultValue={refusal?.typed.date}
						/>
					)}
				</Field>
				<Field
					id="reason"
					label="Reason"
					hint="People read it when they choose that day, such as Holi"
					problem={refusal?.problems.reason}
				>
					{(described) => (
						<input {...described} name="reason" maxLength={REASON_LENGTH} defaultValue={refusal?.typed.reason} />
					)}
				</Field>
				{asksPassword && <Password id="closed-password" problem={refusal?.problems.password} />}
				<button className="button" type="submit" name="change" value="close">
					Close this date
				</button>
				{closed.length > 0 && (
					<ul className="closed-dates">
						{closed.map(({ date, reason }) => (
							<li key={date}>
								<span>
									<strong>{dayInWords(date)}</strong> <span dir="auto">{reason}</span>
								</span>
								<button
									className="button button-link"
									type="submit"
									name="change"
									value={`open ${date}`}
									aria-label={`Open again: ${dayInWords(date)}`}
								>
									Open again
								</button>
							</li>
						))}
					</ul>
				)}
			</Form>
		</section>
	);
}

function Password({ id, problem }: { id: string; problem: string | undefined }) {
	return (
		<Field id={id} label="Your password" hint="Asked again because you signed in a while ago" problem={problem}>
			{(described) => <input {...described} name="password" type="password" autoComplete="current-password" />}
		</Field>
	);
}

/** The id of the input that a problem is about. */
function fieldId(refusal: Refusal | undefined, name: string): string {
	const isWeek = refusal?.typed.change === "week";
	if (name === "password") return isWeek ? "week-password" : "closed-password";
	return isWeek ? `week-${name}` : name;
}

/** Why the password does not do, where it has to be typed again; else null. */
async function refusedPassword(request: Request, staff: Staff, password: string, now: Date): Promise<string | null> {
	if (isPasswordFresh(staff, now)) return null;
	const own = await ownAccount(staff.id, password, callerOf(request));
	return own.ok ? null : own.problem;
}

async function changed(form: URLSearchParams, now: Date): Promise<{ outcome: DaysOutcome; done: string }> {
	const [change, date = ""] = (form.get("change") ?? "").split(" ");
	if (change === "week") return { outcome: await setWeek(new Map(form), form.get("seen") ?? ""), done: "week" };
	if (change === "open") {
		await openDate(date);
		return { outcome: { ok: true }, done: "open" };
	}
	const typed = { date: form.get("date") ?? "", reason: form.get("reason") ?? "" };
	return { outcome: await closeDate(typed, now), done: "close" };
}
