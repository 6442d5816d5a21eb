import { type MouseEvent, useEffect, useRef } from "react";
import { Alert } from "./alert";
import { English, useFrame } from "./frame";

/** What is wrong with a field, and the id of what takes its answer. */
export type Problem = { id: string; message: string };

/**
 * What is wrong with the fields of a form, in the order of `fields`, each of which has its name as its id.
 *
 * @param messages by the name of the field
 */
export function problemsAt<Name extends string>(
	fields: readonly Name[],
	messages: Partial<Record<Name, string>> = {},
): Problem[] {
	return fields.flatMap((id) => {
		const message = messages[id];
		return message ? [{ id, message }] : [];
	});
}

type ErrorSummaryProps = {
	/** The alert, or null where there is none for what is wrong. */
	alert: string | null;
	/** The fields that need another look, in the order of the form. */
	problems: readonly Problem[];
	/** As for Alert: new whenever the form was refused again. */
	occasion: unknown;
};

/**
 * Says at the top of a form why it was not taken: the alert, then a link to each field that needs another look. It
 * takes the focus whenever the form is refused, as GOV.UK's error summary does
 * (design-system.service.gov.uk/components/error-summary), and has it when the native dialog is closed.
 */
export function ErrorSummary({ alert, problems, occasion }: ErrorSummaryProps) {
	const { language, words } = useFrame();
	const summary = useRef<HTMLElement>(null);
	useEffect(() => {
		if (occasion) summary.current?.focus();
	}, [occasion]);
	if (alert === null && problems.length === 0) return null;
	// Some alerts are nothing but the fields' own sentences. They are not said twice.
	const repeated = problems.length > 0 && problems.every(({ message }) => alert?.includes(message));
	return (
		// biome-ignore lint/a11y/noAutofocus: without script this is the one way to bring a reader to what went wrong.
		<section className="error-summary" lang={language} aria-labelledby="problems" tabIndex={-1} autoFocus ref={summary}>
			<h2 id="problems">{words.problem}</h2>
			<Alert text={alert} occasion={occasion}>
				{repeated ? <FieldLinks problems={problems} end="." /> : null}
			</Alert>
			{!repeated && problems.length > 0 && <FieldLinks problems={problems} />}
		</section>
	);
}

/** @param end what a sentence that has no full stop ends with */
function FieldLinks({ problems, end = "" }: { problems: readonly Problem[]; end?: string }) {
	return (
		<ul>
			{problems.map(({ id, message }) => (
				<li key={id}>
					<a href={`#${id}`} onClick={goToField}>
						<span>
							<English text={message} />
							{message.endsWith(".") ? "" : end}
						</span>
					</a>{" "}
				</li>
			))}
		</ul>
	);
}

/** Without a change of address, at which the router would forget the answer that this summary tells of. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
	event.preventDefault();
	document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
