import type { Channel, Message } from "#db/sending.server";
import { env } from "~/env.server";
import { countAccepted, deliverMail } from "../mail/deliver.server";
import { callWebhook } from "../webhook/webhook.server";
import { contentNow } from "./need.server";
import type { Outcome, Undelivered } from "./outcome";
import { hadItsDay } from "./pauses";

export type { Outcome, Undelivered } from "./outcome";

/** The ways out of this server that the operator has set up. */
export const CHANNELS: readonly Channel[] = [
	...(env.SMTP_URL === undefined ? [] : (["mail"] as const)),
	...(env.WEBHOOK_URL === undefined ? [] : (["webhook"] as const)),
];

/** What waited while nobody could try it, as where the server stood still or the channel was switched off. */
const EXPIRED: Undelivered = { code: "EXPIRED", forGood: true, unreachable: false };

/**
 * Tries once to deliver a message that there is still a reason to send, and that has not had its day: the desk says
 * whether that is sent at all. Never throws for what the other side does.
 *
 * @param signal ends the attempt
 * @throws DatabaseUnavailable
 */
export async function deliver(message: Message, signal: AbortSignal): Promise<Outcome> {
	const now = new Date();
	const content = await contentNow(message, now);
	if (content === null) return "needless";
	if (hadItsDay(message.createdAt, now)) return EXPIRED;
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
