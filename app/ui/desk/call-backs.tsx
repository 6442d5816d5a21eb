import { Form } from "@remix-run/react";
import type { ClinicTime } from "~/features/calendar";
import { OUTCOME_LENGTH, WANTED, type Wanted } from "~/features/call-back/call-back-form";
import { dayInWords, timeInWords } from "../dates";

/** A wish to be called, as the desk reads it. */
export type CallBackShown = {
	id: number;
	reference: string;
	version: number;
	phone: string;
	name: string | null;
	wanted: string;
	status: "waiting" | "taken" | "done" | "withdrawn";
	takenBy: string | null;
	/** When it was asked, by the clinic's clock. */
	asked: ClinicTime;
};

/** A call that was made, as the desk reads it. */
export type MadeCallShown = {
	id: number;
	reference: string;
	phone: string;
	name: string | null;
	takenBy: string | null;
	outcome: string | null;
	/** When somebody said how it went, by the clinic's clock. */
	made: ClinicTime;
};

const GONE = "somebody who is gone";

/** On top of the desk: who asks to be called, until somebody has said how it went. */
export function CallBacks({ list, more }: { list: readonly CallBackShown[]; more: boolean }) {
	if (list.length === 0) return null;
	return (
		<section className="card call-backs" aria-labelledby="call-backs">
			<h2 id="call-backs">Please call back</h2>
			<ul>
				{list.map((callBack) => (
					<li key={callBack.id}>
						<p>
							{callBack.status === "withdrawn" ? (
								callBack.phone
							) : (
								<a href={`tel:${callBack.phone}`}>{callBack.phone}</a>
							)}{" "}
							{callBack.name !== null && <strong dir="auto">{callBack.name}</strong>}
						</p>
						<p>
							{WANTED[callBack.wanted as Wanted] ?? callBack.wanted}, asked on {dayInWords(callBack.asked.date)} at{" "}
							{timeInWords(callBack.asked.minute)}. Reference <code>{callBack.reference}</code>
						</p>
						{callBack.status === "waiting" && <Waiting callBack={callBack} />}
						{callBack.status === "taken" && <Taken callBack={callBack} />}
						{callBack.status === "withdrawn" && (
							<p>
								<strong>Taken back by the person. Please do not call.</strong>
							</p>
						)}
					</li>
				))}
			</ul>
			{more && <p>There are more: the next come when these are done.</p>}
		</section>
	);
}

/** How the calls of the last days went, for whoever calls the same person next. */
export function MadeCalls({ calls }: { calls: readonly MadeCallShown[] }) {
	if (calls.length === 0) return null;
	return (
		<details className="card call-backs">
			<summary>Calls of the last seven days</summary>
			<ul>
				{calls.map(({ id, reference, phone, name, takenBy, outcome, made }) => (
					<li key={id}>
						<p>
							{phone} {name !== null && <strong dir="auto">{name}</strong>}
						</p>
						<p dir="auto">{outcome || "Nothing was written of it."}</p>
						<p>
							Called by <strong dir="auto">{takenBy ?? GONE}</strong>, on {dayInWords(made.date)} at{" "}
							{timeInWords(made.minute)}. Reference <code>{reference}</code>
						</p>
					</li>
				))}
			</ul>
		</details>
	);
}

function Waiting({ callBack }: { callBack: CallBackShown }) {
	return (
		<Form method="post" action="/desk/call-backs">
			<Seen callBack={callBack} />
			<button className="button" type="submit" name="action" value="take">
				I call {callBack.reference}
			</button>
		</Form>
	);
}

function Taken({ callBack }: { callBack: CallBackShown }) {
	const id = `outcome-${callBack.id}`;
	return (
		<Form method="post" action="/desk/call-backs">
			<Seen callBack={callBack} />
			<p>
				Taken by <strong dir="auto">{callBack.takenBy ?? GONE}</strong>.
			</p>
			<label htmlFor={id}>How it went</label>
			<input id={id} name="outcome" maxLength={OUTCOME_LENGTH} autoComplete="off" />
			<p className="actions">
				<button className="button" type="submit" name="action" value="done">
					Done
				</button>
				<button className="button button-quiet" type="submit" name="action" value="give-back">
					Give it back
				</button>
			</p>
		</Form>
	);
}

/** Which wish, and as it was seen: a press on an old page changes nothing. */
function Seen({ callBack }: { callBack: CallBackShown }) {
	return (
		<>
			<input type="hidden" name="id" value={callBack.id} />
			<input type="hidden" name="version" value={callBack.version} />
		</>
	);
}
