import type { NewMessage } from "#db/outbox.server";
import { env } from "~/env.server";
import { mailMessage, webhookMessage } from "../outbox/messages.server";

/** A wish to be called, as far as it is told. */
export type CallBackTold = {
	userId: number | null;
	reference: string;
	wanted: string;
	name: string | null;
	phone: string;
};

/** The messages that tell the clinic and the operator's other program of a wish to be called. */
export function callBackNotices({ userId, reference, wanted, name, phone }: CallBackTold): NewMessage[] {
	const told = { userId, content: { reference, wanted }, key: reference };
	return [
		...mailMessage("clinic-call-back", told, env.CLINIC_EMAIL),
		...webhookMessage("call-back.waiting", told, { name, phone }),
	];
}

/** The same of one whose person wants to be called at another time now. */
export function changedNotices(
	{ userId, reference, wanted, name, phone }: CallBackTold,
	version: number,
): NewMessage[] {
	const told = { userId, content: { reference, wanted }, key: `${reference}:${version}` };
	return [
		...mailMessage("clinic-call-back-changed", told, env.CLINIC_EMAIL),
		...webhookMessage("call-back.changed", told, { name, phone }),
	];
}

/** The same of one that its person has withdrawn: somebody may be about to call. */
export function withdrawnNotices({ userId, reference, wanted, name, phone }: CallBackTold): NewMessage[] {
	const told = { userId, content: { reference, wanted }, key: reference };
	return [
		...mailMessage("clinic-call-back-withdrawn", told, env.CLINIC_EMAIL),
		...webhookMessage("call-back.withdrawn", told, { name, phone }),
	];
}
