import { type FieldMetadata, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import {
	ADDRESS_LENGTH,
	BOOKING_FIELDS,
	BOOKING_LABELS,
	type BookingField,
	bookingAlert,
	lastDay,
	NAME_LENGTH,
	type TypedFields,
} from "~/features/booking/booking-fields";
import type { Booking, TypedBooking } from "~/features/booking/booking-form";
import type { Day, FreeTime } from "~/features/booking/days";
import { TIMESLOTS } from "~/features/booking/slots";
import type { BookingWords } from "~/features/booking/words";
import type { ClinicTime } from "~/features/calendar";
import { filled as filledWith } from "~/features/frame/frame";
import { dayInWords } from "../dates";
import { ErrorSummary } from "../error-summary";
import { Field } from "../field";
import { English } from "../frame";
import { useSending } from "../sending";
import { AccountNotice, RatherBeCalled, Remembered, WhatHappens } from "./beside-form";
import { useBookingDraft } from "./draft";
import { FreeTimes } from "./free-times";
import { useBookingCheck } from "./use-check";
import { useDay } from "./use-day";
import { useBookingWords } from "./words";

/**
 * What came of a press of Book that did not lead to a booking: conform's account of the fields, the alert and, where the
 * time was the trouble, how that day stands and which times near it are free. For a visitor, by what id and for how many
 * minutes what was typed goes along to /login and back.
 */
export type BookingAnswer = {
	result: SubmissionResult<string[]> | null;
	alert: string | null;
	day?: Day | null;
	free?: FreeTime[];
	draft?: { id: string; minutes: number };
};

type BookingFormProps = {
	/** The clinic's date and time. */
	now: ClinicTime;
	signedIn: boolean;
	/** Whether the clinic has set its days: until then a booking is a request that it answers. */
	daysSet: boolean;
	/** Whether the form holds what the person wrote the last time. */
	remembered: boolean;
	/** Whether what was typed before signing in is here again, or no more; null where nothing was. */
	draft: "here" | "gone" | null;
	/** What the form is filled with at first. */
	filled: TypedFields;
	/** How the day stands that it is filled with. */
	day: Day | null;
	/** The server's answer to the last press of Book. */
	answer: BookingAnswer | undefined;
};

/** The booking form: checked by script before it is sent where script runs, and by the server always. */
export function BookingForm(props: BookingFormProps) {
	const { now, signedIn, daysSet, remembered, filled, day: filledDay, answer } = props;
	const words = useBookingWords();
	const { busy, once } = useSending();
	const [checked, setChecked] = useState<{ found: BookingAnswer | null; after: typeof answer } | null>(null);
	const draft = useBookingDraft(!signedIn);
	const { check, fetchCheck } = useBookingCheck(now);
	const lastCheck = useRef<ReturnType<NonNullable<typeof check>> | null>(null);
	const [form, fields] = useForm<TypedBooking, Booking>({
		id: "booking",
		defaultValue: filled,
		lastResult: answer?.result,
		// Not on blur: a message that goes while Book is being pressed moves Book away from under the finger. And not
		// before the check is here: conform would ask the server at every letter.
		shouldRevalidate: check ? "onInput" : "onSubmit",
		onValidate:
			check &&
			(({ formData }) => {
				lastCheck.current = check(formData);
				return lastCheck.current;
			}),
	});
	useForgottenAtLogout(signedIn, remembered);
	const formProps = getFormProps(form);
	const { day, chooseDay } = useDay(answer?.day ?? filledDay);
	const again = draft.restored ? "here" : props.draft;
	const signedOut = answer?.result?.error?.[""]?.includes("signed out") === true;

	function checkFirst(event: FormEvent<HTMLFormElement>) {
		if (busy) return once(event);
		// Conform checks by sending the form to itself with a button of its own, which has a name: no press of Book.
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (submitter?.hasAttribute("name")) return formProps.onSubmit(event);
		const submission = conformsCheck(event);
		const passes = submission === null || submission.status === "success";
		const found = passes
			? null
			: { alert: bookingAlert(submission.payload as TypedFields, submission.error ?? {}), result: submission.reply() };
		setChecked({ found, after: answer });
	}

	/** Hands the press to conform, and gives back what it found: to check twice would take a slow phone twice as long. */
	function conformsCheck(event: FormEvent<HTMLFormElement>) {
		lastCheck.current = null;
		formProps.onSubmit(event);
		return lastCheck.current as ReturnType<NonNullable<typeof check>> | null;
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
				<h1>
					<English text="Book a Session" />
				</h1>
				<p className="lead">{words.lead}</p>
			</div>
			<ErrorSummary alert={occasion?.alert ?? null} problems={problems} occasion={occasion} />
			{!signedIn && <AccountNotice pressed={signedOut ? answer : undefined} draft={answer?.draft} />}
			{signedIn && again !== null && <p className="notice">{words[`draft-${again}`]}</p>}
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
				<SessionFields fields={fields} today={now.date} day={day} chooseDay={chooseDay} />
				<div className="actions">
					<button className="button button-large" type="submit" aria-disabled={busy}>
						<English text="Book" />
					</button>
					<button className="button button-large button-quiet" type="submit" form="previous-bookings">
						<English text="Previous Bookings" />
					</button>
				</div>
				<FreeTimes free={answer?.free ?? []} form={draft.form} />
			</Form>
			<Form method="get" action="/booking" id="previous-bookings">
				<input type="hidden" name="view" value="previous" />
			</Form>
			{remembered && !draft.restored && <Remembered />}
			<RatherBeCalled />
			<WhatHappens daysSet={daysSet} />
		</>
	);
}

/**
 * Lets the form lose what it remembers when the person logs out in another tab: whoever comes next to this computer is
 * somebody else. What was typed into an empty form stays.
 */
function useForgottenAtLogout(signedIn: boolean, remembered: boolean): void {
	const before = useRef(remembered);
	useEffect(() => {
		if (before.current && !signedIn) location.reload();
		before.current = remembered;
	}, [signedIn, remembered]);
}

type Fields = Record<BookingField, FieldMetadata<string | undefined>>;

function PersonFields({ fields }: { fields: Fields }) {
	const words = useBookingWords();
	return (
		<fieldset className="booking-part">
			<legend>{words["about-you"]}</legend>
			<Field {...around(fields, "name")} wide>
				{(described) => (
					<input {...described} {...inside(fields, "name")} autoComplete="name" maxLength={NAME_LENGTH} />
				)}
			</Field>
			<Field {...around(fields, "phone")} hint={words["phone-hint"]}>
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

type SessionFieldsProps = { fields: Fields; today: string; day: Day | null; chooseDay: (date: string) => void };

function SessionFields({ fields, today, day, chooseDay }: SessionFieldsProps) {
	const words = useBookingWords();
	return (
		<fieldset className="booking-part">
			<legend>{words["your-session"]}</legend>
			<Field {...around(fields, "timeslot")}>
				{(described) => (
					<select {...described} {...inside(fields, "timeslot")}>
						<option value="">{words["choose-time"]}</option>
						{TIMESLOTS.map((timeslot) => {
							const mark = markOf(day, timeslot, words);
							return (
								<option key={timeslot} value={timeslot} lang={mark === "" ? "en" : undefined}>
									{timeslot}
									{mark}
								</option>
							);
						})}
					</select>
				)}
			</Field>
			<Field {...around(fields, "date")}>
				{(described) => (
					<input
						{...described}
						{...inside(fields, "date")}
						type="date"
						min={today}
						max={lastDay(today)}
						onChange={(event) => chooseDay(event.currentTarget.value)}
					/>
				)}
			</Field>
			<p className="field-hint field-wide" role="status">
				{day === null ? "" : told(day, words)}
			</p>
		</fieldset>
	);
}

/** How a slot of the chosen day is marked in the list; nothing for a free one. */
function markOf(day: Day | null, timeslot: string, words: BookingWords): string {
	const state = day?.slots.find((slot) => slot.timeslot === timeslot)?.state ?? "free";
	return state === "free" ? "" : ` (${words[state]})`;
}

/** What there is to say of a chosen day: nothing where all of it is free. */
function told({ date, closedFor, slots }: Day, words: BookingWords): string {
	const day = dayInWords(date, words);
	if (closedFor !== null) return filledWith(words["day-closed"], { day, reason: closedFor });
	const free = slots.filter(({ state }) => state === "free").length;
	if (free === slots.length) return "";
	return filledWith(words[free === 0 ? "day-full" : "day-some"], { day, free, all: slots.length });
}

/** What stands around a field's input. */
function around(fields: Fields, name: BookingField) {
	return { id: fields[name].id, label: BOOKING_LABELS[name], problem: fields[name].errors?.[0] };
}

/** What the input itself carries. Conform's key is left out: with it, a press of Book would make the input anew. */
function inside(fields: Fields, name: BookingField) {
	return { name, defaultValue: fields[name].initialValue ?? "" };
}
