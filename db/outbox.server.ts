import { sql } from "drizzle-orm";
import { database } from "./client.server";
import { outbox } from "./schema.server";

/** A mail or webhook call that is to be sent. */
export type NewMessage = {
	/** Whom it is about: it goes with the account. */
	userId: number | null;
	channel: "mail" | "webhook";
	kind: string;
	recipient: string;
	content: Record<string, unknown>;
	/** The same for what must not be sent twice. */
	dedupe: string;
};

const addMessage = database
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
	.onConflictDoNothing()
	.prepare();

/** Puts messages into the outbox, within the transaction of what they tell of: neither is there without the other. */
export function enqueue(messages: readonly NewMessage[], at: Date): void {
	for (const message of messages) addMessage.run({ ...message, at });
}
