import type { NewMessage } from "#db/outbox.server";
import { env } from "~/env.server";

/** Whom a message is about, its facts, and a key under which the same twice is one. */
export type Told = { userId: number | null; content: Record<string, unknown>; key: string };

/** A mail; none where no mail is sent or there is nobody to write to, so that nothing is sent late once there is. */
export function mailMessage(kind: string, { key, ...told }: Told, recipient: string | undefined): NewMessage[] {
	if (env.SMTP_URL === undefined || recipient === undefined) return [];
	return [{ ...told, channel: "mail", kind, recipient, dedupe: `mail:${kind}:${key}` }];
}

/**
 * A call of the operator's other program; none where there is no such program.
 *
 * @param names told only where the operator asks for it
 */
export function webhookMessage(
	kind: string,
	{ key, content, userId }: Told,
	names: Record<string, unknown>,
): NewMessage[] {
	if (env.WEBHOOK_URL === undefined) return [];
	const told = env.WEBHOOK_NAMES === 1 ? { ...content, ...names } : content;
	return [{ userId, channel: "webhook", kind, recipient: "", content: told, dedupe: `webhook:${kind}:${key}` }];
}
