import type { BookingRecord } from "#db/bookings.server";
import type { NewMessage } from "#db/outbox.server";
import { env } from "~/env.server";
import { mailMessage, webhookMessage } from "../outbox/messages.server";

/** What of a booking's life people are told. */
export const NOTICE_KINDS = ["requested", "confirmed", "declined", "cancelled", "moved"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What of a booking they need. */
export type BookingTold = Pick<
	BookingRecord,
	"userId" | "email" | "reference" | "date" | "timeslot" | "status" | "version" | "word" | "name" | "phone"
>;

/**
 * The messages that tell of a booking: a mail to its person, one to the clinic for each new one, and a call of the
 * operator's other program. Runs within the change's transaction: it must do nothing else.
 */
export function noticesOf(kind: NoticeKind, booking: BookingTold): readonly NewMessage[] {
	const { userId, email, reference, date, timeslot, status, version, word, name, phone } = booking;
	const bare = { reference, date, timeslot, status, version };
	const told = { userId, key: `${reference}:${version}` };
	return [
		...mailMessage(kind, { ...told, content: { ...bare, word } }, email),
		...(kind === "requested" ? mailMessage("clinic-booking", { ...told, content: bare }, env.CLINIC_EMAIL) : []),
		...webhookMessage(`booking.${kind}`, { ...told, content: bare }, { name, phone }),
	];
}
