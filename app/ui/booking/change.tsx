import { Form, Link } from "@remix-run/react";
import { lastDay } from "~/features/booking/booking-fields";
import type { FreeTime } from "~/features/booking/days";
import type { Receipt } from "~/features/booking/receipt";
import { TIMESLOTS } from "~/features/booking/slots";
import { dayInWords } from "../dates";
import { ErrorSummary, problemsAt } from "../error-summary";
import { Field } from "../field";
import { FilledIn } from "../filled-in";
import { English } from "../frame";
import { useSending } from "../sending";
import { useBookingWords } from "./words";

/** Why a change was not made; `typed` null where it still stands in the form. */
export type ChangeRefusal = {
	alert: string | null;
	problems: { date?: string; timeslot?: string };
	/** The nearest times that can be had instead. */
	free: FreeTime[];
	typed: { date: string; timeslot: string } | null;
};

type ChangeProps = { receipt: Receipt; refusal: ChangeRefusal | undefined };

/** Asks once whether a booking is to be cancelled. */
export function CancelForm({ receipt: { reference, version, date, timeslot }, refusal }: ChangeProps) {
	const words = useBookingWords();
	const { busy, once } = useSending();
	return (
		<section className="card form" aria-labelledby="cancelling">
			<h2 id="cancelling">{words["cancel-question"]}</h2>
			<ErrorSummary alert={refusal?.alert ?? null} problems={[]} occasion={refusal} />
			<p>
				<FilledIn
					text={words["cancel-means"]}
					slots={{ day: dayInWords(date, words), time: <English text={timeslot} /> }}
				/>
			</p>
			<Form method="post" action={`/booking/${reference}?change=cancel`} className="actions" onSubmit={once}>
				<input type="hidden" name="version" value={version} />
				<button className="button" type="submit" name="change" value="cancel" aria-disabled={busy}>
					{words["cancel-it"]}
				</button>
				<Link className="button button-quiet" to={`/booking/${reference}`}>
					{words["keep-it"]}
				</Link>
			</Form>
		</section>
	);
}

/** @param wished what a link to a free time brings along */
export function MoveForm({
	receipt: { reference, version },
	refusal,
	today,
	wished,
}: ChangeProps & { today: string; wished: { date: string; timeslot: string } }) {
	const words = useBookingWords();
	const { busy, once } = useSending();
	const typed = refusal?.typed ?? wished;
	const problems = problemsAt(["timeslot", "date"], refusal?.problems);
	return (
		<section className="card form" aria-labelledby="moving">
			<h2 id="moving">{words["move-title"]}</h2>
			<ErrorSummary alert={refusal?.alert ?? null} problems={problems} occasion={refusal} />
			{refusal !== undefined && <FreeTimes reference={reference} free={refusal.free} />}
			<Form
				method="post"
				action={`/booking/${reference}?change=move`}
				className="form"
				noValidate
				onSubmit={once}
				key={`${wished.date} ${wished.timeslot}`}
			>
				<input type="hidden" name="version" value={version} />
				<Field id="timeslot" label="Preferred Time Slot" problem={refusal?.problems.timeslot}>
					{(described) => (
						<select {...described} name="timeslot" defaultValue={typed.timeslot}>
							<option value="">{words["choose-time"]}</option>
							{TIMESLOTS.map((timeslot) => (
								<option key={timeslot} lang="en">
									{timeslot}
								</option>
							))}
						</select>
					)}
				</Field>
				<Field id="date" label="Date" problem={refusal?.problems.date}>
					{(described) => (
						<input {...described} name="date" type="date" min={today} max={lastDay(today)} defaultValue={typed.date} />
					)}
				</Field>
				<p className="actions">
					<button className="button" type="submit" name="change" value="move" aria-disabled={busy}>
						{words["move-it"]}
					</button>
					<Link className="button button-quiet" to={`/booking/${reference}`}>
						{words["keep-as-is"]}
					</Link>
				</p>
			</Form>
		</section>
	);
}

/** The nearest free times, each a link that fills the form. */
function FreeTimes({ reference, free }: { reference: string; free: readonly FreeTime[] }) {
	const words = useBookingWords();
	if (free.length === 0) return null;
	return (
		<div>
			<p>{words.free}</p>
			<ul className="free-times">
				{free.map(({ date, timeslot }) => (
					<li key={`${date} ${timeslot}`}>
						<Link
							to={`/booking/${reference}?${new URLSearchParams({ change: "move", date, timeslot })}`}
							discover="none"
						>
							{dayInWords(date, words)}, <English text={timeslot} />
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
