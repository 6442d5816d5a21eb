import type { CancelledSession } from "#db/account.server";
import type { BookingRecord } from "#db/bookings.server";
import type { NewMessage } from "#db/outbox.server";
import { env } from "~/env.server";
import { mailMessage, webhookMessage } from "../outbox/messages.server";

/** What of a booking's life its person is told by mail. */
export const NOTICE_KINDS = ["requested", "confirmed", "declined", "cancelled", "moved"] as const;
/** What of it somebody is told. */
export type NoticeKind = (typeof NOTICE_KINDS)[number] | "details";

/** What of a booking they need. */
export type BookingTold = Pick<
	BookingRecord,
	"userId" | "email" | "reference" | "date" | "timeslot" | "status" | "version" | "word" | "name" | "phone"
>;

/** What asks the clinic for an answer, and the mail that says so. */
const CLINIC_MAILS: Partial<Record<NoticeKind, string>> = { requested: "clinic-booking", moved: "clinic-moved" };

/**
 * The messages that tell of a booking: a mail to its person, one to the clinic for what waits for its answer, and a call
 * of the operator's other program, which alone hears of new details. Runs within the change's transaction: it must do
 * nothing else.
 */
export function noticesOf(kind: NoticeKind, booking: BookingTold): readonly NewMessage[] {
	const { userId, email, reference, date, timeslot, status, version, word, name, phone } = booking;
	const bare = { reference, date, timeslot, status, version };
	const told = { userId, key: `${reference}:${version}` };
	const toClinic = status === "requested" ? CLINIC_MAILS[kind] : undefined;
	return [
		...(kind === "details" ? [] : mailMessage(kind, { ...told, content: { ...bare, word } }, email)),
		...(toClinic === undefined ? [] : mailMessage(toClinic, { ...told, content: bare }, env.CLINIC_EMAIL)),
		...webhookMessage(`booking.${kind}`, { ...told, content: bare }, { name, phone }),
	];
}

/** The messages that tell of a session which is cancelled because its person is gone: nothing in them is of the person. */
export function erasedNotices(cancelled: CancelledSession): readonly NewMessage[] {
	const key = `${cancelled.reference}:${cancelled.version}`;
	return webhookMessage("booking.cancelled", { userId: null, content: cancelled, key }, {});
}
