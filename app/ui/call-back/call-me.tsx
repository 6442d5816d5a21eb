import { Form, useNavigation } from "@remix-run/react";
import { NAME_LENGTH } from "~/features/booking/booking-fields";
import {
	CALL_BACK_FIELDS,
	type CallBackProblems,
	type TypedCallBack,
	WANTED,
	type Wanted,
} from "~/features/call-back/call-back-form";
import type { StripLines } from "~/features/help/shown";
import { callLink } from "../call-link";
import { ErrorSummary } from "../error-summary";
import { Field } from "../field";
import { useFrame } from "../frame";

/** Why a wish was not taken, and what was typed; null where it still stands in the form. */
export type CallMeRefusal = { alert: string | null; problems: CallBackProblems; typed: TypedCallBack | null };

/** A wish as its person is told of it. */
export type WishShown = { reference: string; status: "waiting" | "taken" | "done" | "withdrawn"; wanted: string };

const STANDS: Record<WishShown["status"], string> = {
	waiting: "We have it. Nobody has taken it yet.",
	taken: "Somebody has taken it and will call you.",
	done: "Somebody called.",
	withdrawn: "You took it back. Nobody will call you.",
};

/** Whether somebody may still call. */
export function isOpen(status: WishShown["status"]): boolean {
	return status === "waiting" || status === "taken";
}

/** Says what this page is not, and who is there right now. */
export function NoEmergency({ lines }: { lines: StripLines }) {
	const { language } = useFrame();
	return (
		<div className="notice no-emergency">
			<p>
				<strong>This is no emergency service.</strong> It may take hours until somebody calls.
			</p>
			<p>
				In danger: call <a href={callLink(lines.emergency)}>{lines.emergency}</a>
			</p>
			<p>
				<span lang={language}>
					{lines.talk.when}: {lines.talk.name}
				</span>{" "}
				<a href={callLink(lines.talk.number)}>{lines.talk.number}</a>
			</p>
		</div>
	);
}

/** What became of the person's wishes. */
export function OwnCallBacks({ wishes }: { wishes: readonly WishShown[] }) {
	if (wishes.length === 0) return null;
	return (
		<section className="card call-backs" id="asked" aria-labelledby="asked-title">
			<h2 id="asked-title">What you asked for</h2>
			<ul>
				{wishes.map(({ reference, status, wanted }) => (
					<li key={reference}>
						<strong>{STANDS[status]}</strong>
						<span>
							{WANTED[wanted as Wanted] ?? wanted}. Reference <code>{reference}</code>
						</span>
						{isOpen(status) && (
							<Form method="post" action="/call-me">
								<button className="button button-quiet" type="submit" name="withdraw" value={reference}>
									Do not call me
								</button>
							</Form>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

/** @param again whether there is a wish that waits already */
export function CallMeForm({ refusal, again }: { refusal: CallMeRefusal | undefined; again: boolean }) {
	const busy = useNavigation().formMethod === "POST";
	const problems = CALL_BACK_FIELDS.flatMap((id) => {
		const message = refusal?.problems[id];
		return message ? [{ id, message }] : [];
	});
	const typed = refusal?.typed;
	return (
		<>
			<ErrorSummary alert={refusal?.alert ?? null} problems={problems} occasion={refusal} />
			<Form className="card form" method="post" action="/call-me" noValidate>
				{again && <p>You need not ask again. With the same number it stays one call.</p>}
				<Field
					id="phone"
					label="Phone Number"
					hint="10 digits, without +91 or 0 in front"
					problem={refusal?.problems.phone}
				>
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
				<Field id="name" label="Name, if you like" problem={refusal?.problems.name}>
					{(described) => (
						<input {...described} name="name" autoComplete="name" maxLength={NAME_LENGTH} defaultValue={typed?.name} />
					)}
				</Field>
				<Field id="wanted" label="When" problem={refusal?.problems.wanted}>
					{(described) => (
						<select {...described} name="wanted" defaultValue={typed?.wanted ?? "soon"}>
							{Object.entries(WANTED).map(([value, label]) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
					)}
				</Field>
				<button className="button button-large" type="submit" aria-disabled={busy}>
					Call me back
				</button>
			</Form>
		</>
	);
}
