import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** People who signed up. The email is kept in lower case. */
export const users = sqliteTable(
	"users",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		username: text("username").notNull(),
		email: text("email").notNull(),
		passwordHash: text("password_hash").notNull(),
		createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
	},
	(table) => [
		uniqueIndex("users_email").on(table.email),
		check("users_email_lower_case", sql`${table.email} = lower(${table.email})`),
	],
);

/** Signed-in devices: only the SHA-256 of each token, in hexadecimal. */
export const tokens = sqliteTable(
	"tokens",
	{
		hash: text("hash").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
		/** Up to an hour behind, so that reading a page seldom writes. Null: not used since uses are noted. */
		lastUsedAt: integer("last_used_at", { mode: "timestamp_ms" }),
	},
	(table) => [
		index("tokens_user").on(table.userId),
		index("tokens_expiry").on(table.expiresAt),
		index("tokens_idle").on(table.lastUsedAt),
	],
);

/** What the server alone may know, made at its first start; all its processes share it. */
export const secrets = sqliteTable("secrets", {
	name: text("name").primaryKey(),
	value: text("value").notNull(),
});

/** Sessions asked for. One person holds one booking a date and slot. */
export const bookings = sqliteTable(
	"bookings",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		name: text("name").notNull(),
		phone: text("phone").notNull(),
		age: integer("age").notNull(),
		address: text("address").notNull(),
		timeslot: text("timeslot").notNull(),
		date: text("date").notNull(),
		createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
	},
	(table) => [
		uniqueIndex("bookings_once").on(table.userId, table.date, table.timeslot),
		index("bookings_slot").on(table.date, table.timeslot),
		check("bookings_phone", sql`length(${table.phone}) = 10 and ${table.phone} not glob '*[^0-9]*'`),
		check("bookings_age", sql`${table.age} between 1 and 120`),
		check("bookings_date", sql`${table.date} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`),
	],
);

/** Talks with the bot. The id is the SHA-256 of the visitor's cookie; the state is the bot's, as JSON. */
export const conversations = sqliteTable(
	"conversations",
	{
		id: text("id").primaryKey(),
		state: text("state").notNull(),
		turn: integer("turn").notNull(),
		lastActiveAt: integer("last_active_at", { mode: "timestamp_ms" }).notNull(),
	},
	(table) => [index("conversations_idle").on(table.lastActiveAt)],
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

/** Counts of the rate limits, in the shape that rate-limiter-flexible reads and writes. */
export const rateLimits = sqliteTable(
	"rate_limits",
	{
		key: text("key").primaryKey(),
		points: integer("points").notNull().default(0),
		expire: integer("expire"),
	},
	(table) => [index("rate_limits_expiry").on(table.expire)],
);
