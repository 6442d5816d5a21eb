import { type FieldMetadata, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import {
	ADDRESS_LENGTH,
	BOOKING_FIELDS,
	BOOKING_LABELS,
	type BookingField,
	bookingAlert,
	lastDay,
	NAME_LENGTH,
} from "~/features/booking/booking-fields";
import type { Booking, TypedBooking } from "~/features/booking/booking-form";
import { TIMESLOTS } from "~/features/booking/slots";
import type { ClinicTime } from "~/features/calendar";
import { useBookingDraft } from "./booking-draft";
import { ErrorSummary } from "./error-summary";
import { Field } from "./field";
import { useBookingCheck } from "./use-booking-check";

/** What came of a press of Book that did not lead to a booking: conform's account of the fields, and the alert. */
export type BookingAnswer = { result: SubmissionResult<string[]> | null; alert: string | null };

type BookingFormProps = {
	/** The clinic's date and time. */
	now: ClinicTime;
	signedIn: boolean;
	/** The server's answer to the last press of Book. */
	answer: BookingAnswer | undefined;
};

/** The booking form: checked by script before it is sent where script runs, and by the server always. */
export function BookingForm({ now, signedIn, answer }: BookingFormProps) {
	const busy = useNavigation().formMethod === "POST";
	const [checked, setChecked] = useState<{ found: BookingAnswer | null; after: typeof answer } | null>(null);
	const draft = useBookingDraft(!signedIn);
	const { check, fetchCheck } = useBookingCheck();
	const [form, fields] = useForm<TypedBooking, Booking>({
		id: "booking",
		lastResult: answer?.result,
		// Not on blur: a message that goes while Book is being pressed moves Book away from under the finger. And not
		// before the check is here: conform would ask the server at every letter.
		shouldRevalidate: check ? "onInput" : "onSubmit",
		onValidate: check ? ({ formData }) => check(formData, now) : undefined,
	});
	const formProps = getFormProps(form);

	function checkFirst(event: FormEvent<HTMLFormElement>) {
		if (busy) return event.preventDefault();
		// Conform checks by sending the form to itself with a button of its own, which has a name: no press of Book.
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (submitter?.hasAttribute("name")) return formProps.onSubmit(event);
		const submission = check?.(new FormData(event.currentTarget), now);
		const passes = submission === undefined || submission.status === "success";
		const found = passes ? null : { alert: bookingAlert(submission.error ?? {}), result: submission.reply() };
		setChecked({ found, after: answer });
		formProps.onSubmit(event);
	}

	// An answer of the server is new when it came after the last check here.
	const occasion = checked !== null && checked.after === answer ? checked.found : answer;
	const problems = BOOKING_FIELDS.flatMap((name) => {
		const message = occasion?.result?.error?.[name]?.[0];
		return message ? [{ id: fields[name].id, message }] : [];
	});

	return (
		<>
			<div className="page-title">
				<h1>Book a Session</h1>
				<p className="lead">Half an hour with a counsellor, in private, at a time that suits you.</p>
			</div>
			<ErrorSummary alert={occasion?.alert ?? null} problems={problems} occasion={occasion} />
			{!signedIn && <AccountNotice />}
			<Form
				{...formProps}
				className="card form"
				method="post"
				action="/booking"
				noValidate
				onSubmit={checkFirst}
				onFocus={fetchCheck}
				onInput={draft.save}
				ref={draft.form}
			>
				<PersonFields fields={fields} />
				<SessionFields fields={fields} today={now.date} />
				<div className="actions">
					<button className="button button-large" type="submit" aria-disabled={busy}>
						Book
					</button>
					<button className="button button-large button-quiet" type="submit" form="previous-bookings">
						Previous Bookings
					</button>
				</div>
			</Form>
			<Form method="get" action="/booking" id="previous-bookings">
				<input type="hidden" name="view" value="previous" />
			</Form>
			<WhatHappens />
		</>
	);
}

type Fields = Record<BookingField, FieldMetadata<string | undefined>>;

function PersonFields({ fields }: { fields: Fields }) {
	return (
		<fieldset className="booking-part">
			<legend>About you</legend>
			<Field {...around(fields, "name")} wide>
				{(described) => (
					<input {...described} {...inside(fields, "name")} autoComplete="name" maxLength={NAME_LENGTH} />
				)}
			</Field>
			<Field {...around(fields, "phone")} hint="10 digits, without +91 or 0 in front">
				{(described) => (
					<input
						{...described}
						{...inside(fields, "phone")}
						type="tel"
						autoComplete="tel-national"
						inputMode="numeric"
					/>
				)}
			</Field>
			<Field {...around(fields, "age")}>
				{(described) => <input {...described} {...inside(fields, "age")} inputMode="numeric" autoComplete="off" />}
			</Field>
			<Field {...around(fields, "address")} wide>
				{(described) => (
					<input
						{...described}
						{...inside(fields, "address")}
						autoComplete="street-address"
						maxLength={ADDRESS_LENGTH}
					/>
				)}
			</Field>
		</fieldset>
	);
}

function SessionFields({ fields, today }: { fields: Fields; today: string }) {
	return (
		<fieldset className="booking-part">
			<legend>Your session</legend>
			<Field {...around(fields, "timeslot")}>
				{(described) => (
					<select {...described} {...inside(fields, "timeslot")}>
						<option value="">Choose a time</option>
						{TIMESLOTS.map((timeslot) => (
							<option key={timeslot}>{timeslot}</option>
						))}
					</select>
				)}
			</Field>
			<Field {...around(fields, "date")}>
				{(described) => (
					<input {...described} {...inside(fields, "date")} type="date" min={today} max={lastDay(today)} />
				)}
			</Field>
		</fieldset>
	);
}

/** What stands around a field's input. */
function around(fields: Fields, name: BookingField) {
	return { id: fields[name].id, label: BOOKING_LABELS[name], problem: fields[name].errors?.[0] };
}

/** What the input itself carries. Conform's key is left out: with it, a press of Book would make the input anew. */
function inside(fields: Fields, name: BookingField) {
	return { name, defaultValue: fields[name].initialValue ?? "" };
}

function AccountNotice() {
	return (
		<p className="notice">
			You need an account to book. <Link to="/login?redirectTo=/booking">Sign up</Link> or{" "}
			<Link to="/login?mode=login&redirectTo=/booking">log in</Link> first; you will come back here.
		</p>
	);
}

function WhatHappens() {
	return (
		<section className="page-aside" aria-labelledby="what-happens">
			<img src="/illustrations/book.svg" alt="" width="320" height="240" loading="lazy" />
			<h2 id="what-happens">What happens next</h2>
			<ol>
				<li>You choose a time and a day.</li>
				<li>A counsellor keeps that half hour for you.</li>
				<li>You find it again under Previous Bookings.</li>
			</ol>
		</section>
	);
}
