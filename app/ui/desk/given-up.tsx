import { Form } from "@remix-run/react";
import type { ClinicTime } from "~/features/calendar";
import { dayInWords, timeInWords } from "../dates";

const CHANNELS = { mail: "Mail", webhook: "Webhook" } as const;

/** A mail or call that could not be sent, as the desk is told of it. */
export type GivenUpShown = {
	id: number;
	channel: keyof typeof CHANNELS;
	kind: string;
	reference: string | null;
	lastError: string | null;
	/** When it was written, by the clinic's clock. */
	written: ClinicTime;
};

/** What did not reach anybody: the people it is for may have to be called. */
export function GivenUp({ messages }: { messages: readonly GivenUpShown[] }) {
	if (messages.length === 0) return null;
	return (
		<section className="card call-backs" aria-labelledby="given-up">
			<h2 id="given-up">Could not be sent</h2>
			<ul>
				{messages.map(({ id, channel, kind, reference, lastError, written }) => (
					<li key={id}>
						{CHANNELS[channel]} “{kind}”{reference !== null && ` about ${reference}`}, written on{" "}
						{dayInWords(written.date)} at {timeInWords(written.minute)}: {lastError ?? "no answer"}
					</li>
				))}
			</ul>
			<Form method="post" action="/desk/outbox">
				<button className="button button-quiet" type="submit">
					Try all of them again
				</button>
			</Form>
		</section>
	);
}
