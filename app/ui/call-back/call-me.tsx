import { Form } from "@remix-run/react";
import { NAME_LENGTH } from "~/features/booking/booking-fields";
import {
	CALL_BACK_FIELDS,
	type CallBackProblems,
	type TypedCallBack,
	WANTED,
	type Wanted,
} from "~/features/call-back/call-back-form";
import type { CallBackWords } from "~/features/call-back/words";
import type { StripLines } from "~/features/help/shown";
import { callLink } from "../call-link";
import { ErrorSummary, problemsAt } from "../error-summary";
import { Field } from "../field";
import { FilledIn } from "../filled-in";
import { useSending } from "../sending";

/** Why a wish was not taken, and what was typed; null where it still stands in the form. */
export type CallMeRefusal = { alert: string | null; problems: CallBackProblems; typed: TypedCallBack | null };

/** A wish as its person is told of it. */
export type WishShown = { reference: string; status: "waiting" | "taken" | "done" | "withdrawn"; wanted: string };

/** Whether somebody may still call. */
export function isOpen(status: WishShown["status"]): boolean {
	return status === "waiting" || status === "taken";
}

/** Says what this page is not, and who is there right now. */
export function NoEmergency({ words, lines }: { words: CallBackWords; lines: StripLines }) {
	const emergency = <a href={callLink(lines.emergency)}>{lines.emergency}</a>;
	return (
		<div className="notice no-emergency">
			<p>
				<strong>{words["no-emergency"]}</strong> {words["may-take"]}
			</p>
			<p>
				<FilledIn text={words["in-danger"]} slots={{ number: emergency }} />
			</p>
			<p>
				{lines.talk.when}: {lines.talk.name} <a href={callLink(lines.talk.number)}>{lines.talk.number}</a>
			</p>
		</div>
	);
}

/** What became of the person's wishes. */
export function OwnCallBacks({ words, wishes }: { words: CallBackWords; wishes: readonly WishShown[] }) {
	if (wishes.length === 0) return null;
	return (
		<section className="card call-backs" id="asked" aria-labelledby="asked-title">
			<h2 id="asked-title">{words.asked}</h2>
			<ul>
				{wishes.map(({ reference, status, wanted }) => (
					<li key={reference}>
						<strong>{words[status]}</strong>
						<span>
							<FilledIn
								text={words.told}
								slots={{ wanted: words[wanted as Wanted] ?? wanted, reference: <code>{reference}</code> }}
							/>
						</span>
						{isOpen(status) && (
							<Form method="post" action="/call-me">
								<button className="button button-quiet" type="submit" name="withdraw" value={reference}>
									{words.withdraw}
								</button>
							</Form>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

type CallMeFormProps = { words: CallBackWords; refusal: CallMeRefusal | undefined; again: boolean };

/** @param again whether there is a wish that waits already */
export function CallMeForm({ words, refusal, again }: CallMeFormProps) {
	const { busy, once } = useSending();
	const problems = problemsAt(CALL_BACK_FIELDS, refusal?.problems);
	const typed = refusal?.typed;
	return (
		<>
			<ErrorSummary alert={refusal?.alert ?? null} problems={problems} occasion={refusal} />
			<Form className="card form" method="post" action="/call-me" noValidate onSubmit={once}>
				{again && <p>{words.again}</p>}
				<Field id="phone" label={words.phone} hint={words["phone-hint"]} problem={refusal?.problems.phone}>
					{(described) => (
						<input
							{...described}
							name="phone"
							type="tel"
							inputMode="numeric"
							autoComplete="tel-national"
							defaultValue={typed?.phone}
						/>
					)}
				</Field>
				<Field id="name" label={words.name} problem={refusal?.problems.name}>
					{(described) => (
						<input {...described} name="name" autoComplete="name" maxLength={NAME_LENGTH} defaultValue={typed?.name} />
					)}
				</Field>
				<Field id="wanted" label={words.when} problem={refusal?.problems.wanted}>
					{(described) => (
						<select {...described} name="wanted" defaultValue={typed?.wanted ?? "soon"}>
							{(Object.keys(WANTED) as Wanted[]).map((wanted) => (
								<option key={wanted} value={wanted}>
									{words[wanted]}
								</option>
							))}
						</select>
					)}
				</Field>
				<button className="button button-large" type="submit" aria-disabled={busy}>
					{words.title}
				</button>
			</Form>
		</>
	);
}
