import type { Channel, Message } from "#db/sending.server";
import { env } from "~/env.server";
import { deliverMail } from "../mail/deliver.server";
import { callWebhook } from "../webhook/webhook.server";
import type { Outcome } from "./outcome";

export type { Outcome, Undelivered } from "./outcome";

/** The ways out of this server that the operator has set up. */
export const CHANNELS: readonly Channel[] = [
	...(env.SMTP_URL === undefined ? [] : (["mail"] as const)),
	...(env.WEBHOOK_URL === undefined ? [] : (["webhook"] as const)),
];

/**
 * Tries once to deliver a message. Never throws for what the other side does.
 *
 * @param signal ends the attempt
 * @throws DatabaseUnavailable
 */
export function deliver(message: Message, signal: AbortSignal): Promise<Outcome> {
	return message.channel === "mail" ? deliverMail(message, signal) : callWebhook(message, signal);
}
