import { sql } from "drizzle-orm";
import { type Session, statement, together } from "./client.server";
import type { Channel } from "./sending.server";
import { outbox } from "./tables.server";

/** A mail or webhook call that is to be sent. */
export type NewMessage = {
	/** Whom it is about: it goes with the account. */
	userId: number | null;
	channel: Channel;
	kind: string;
	recipient: string;
	content: Record<string, unknown>;
	/** The same for what must not be sent twice. */
	dedupe: string;
};

const addMessage = statement("outbox.add", (session) =>
	session
		.insert(outbox)
		.values({
			userId: sql.placeholder("userId"),
			channel: sql.placeholder("channel"),
			kind: sql.placeholder("kind"),
			recipient: sql.placeholder("recipient"),
			content: sql.placeholder("content"),
			dedupe: sql.placeholder("dedupe"),
			nextAttemptAt: sql.placeholder("at"),
			createdAt: sql.placeholder("at"),
		})
		.onConflictDoNothing(),
);

/** Puts messages into the outbox, within the transaction of what they tell of: neither is there without the other. */
export async function enqueue(session: Session, messages: readonly NewMessage[], at: Date): Promise<void> {
	await together(...messages.map((message) => addMessage(session, { ...message, at })));
}
