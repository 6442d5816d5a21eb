import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Talks with the bot. The id is the SHA-256 of the visitor's cookie; the state is the bot's, as JSON. */
export const conversations = sqliteTable(
	"conversations",
	{
		id: text("id").primaryKey(),
		state: text("state").notNull(),
		turn: integer("turn").notNull(),
		lastActiveAt: integer("last_active_at", { mode: "timestamp_ms" }).notNull(),
		/** Its owner wants it forgotten soon: after an hour without a message. */
		brief: integer("brief", { mode: "boolean" }).notNull().default(false),
	},
	(table) => [
		index("conversations_idle").on(table.lastActiveAt),
		index("conversations_brief").on(table.lastActiveAt).where(sql`"brief"`),
	],
);

/** What was said, two rows a turn: the user's, then the bot's. */
export const messages = sqliteTable(
	"messages",
	{
		conversationId: text("conversation_id")
			.notNull()
			.references(() => conversations.id, { onDelete: "cascade" }),
		position: integer("position").notNull(),
		role: text("role", { enum: ["user", "bot"] }).notNull(),
		message: text("message").notNull(),
		createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.conversationId, table.position] }),
		check("messages_role", sql`${table.role} in ('user', 'bot')`),
	],
);
