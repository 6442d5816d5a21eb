import type { Channel, Message } from "#db/sending.server";
import { env } from "~/env.server";
import { countAccepted, deliverMail } from "../mail/deliver.server";
import { callWebhook } from "../webhook/webhook.server";
import { contentNow } from "./need.server";
import type { Outcome } from "./outcome";

export type { Outcome, Undelivered } from "./outcome";

/** The ways out of this server that the operator has set up. */
export const CHANNELS: readonly Channel[] = [
	...(env.SMTP_URL === undefined ? [] : (["mail"] as const)),
	...(env.WEBHOOK_URL === undefined ? [] : (["webhook"] as const)),
];

/**
 * Tries once to deliver a message that there is still a reason to send. Never throws for what the other side does.
 *
 * @param signal ends the attempt
 * @throws DatabaseUnavailable
 */
export async function deliver(message: Message, signal: AbortSignal): Promise<Outcome> {
	const content = await contentNow(message, new Date());
	if (content === null) return "needless";
	const current = { ...message, content };
	return message.channel === "mail" ? deliverMail(current, signal) : callWebhook(current, signal);
}

/**
 * Takes note of a message that was accepted and marked, for the limits.
 *
 * @throws DatabaseUnavailable
 */
export async function noteAccepted(message: Message): Promise<void> {
	if (message.channel === "mail") await countAccepted(message);
}
