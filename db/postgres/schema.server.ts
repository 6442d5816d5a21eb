import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	index,
	integer,
	json,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
} from "drizzle-orm/pg-core";

/**
 * The tables as PostgreSQL has them: the same tables, columns, keys and rules as SQLite's, by the same names, which
 * `schema.test.ts` holds. JSON is `json`, which keeps every text that SQLite keeps; `jsonb` refuses some. The migrations
 * give each text the collation "C": texts are compared by their bytes, as SQLite does it, whatever the machine's locale.
 */

function moment(name: string) {
	return timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
}

/** People who signed up. The email is kept in lower case. */
export const users = pgTable(
	"users",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		username: text("username").notNull(),
		email: text("email").notNull(),
		passwordHash: text("password_hash").notNull(),
		createdAt: moment("created_at").notNull(),
		/** The text that was agreed to when signing up, and when; null where the operator asked for none. */
		consentText: text("consent_text"),
		consentedAt: moment("consented_at"),
	},
	(table) => [
		uniqueIndex("users_email").on(table.email),
		check("users_email_lower_case", sql`${table.email} = lower(${table.email})`),
	],
);

/** Signed-in devices: only the SHA-256 of each token, in hexadecimal. */
export const tokens = pgTable(
	"tokens",
	{
		hash: text("hash").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		expiresAt: moment("expires_at").notNull(),
		/** Up to an hour behind, so that reading a page seldom writes. Null: not used since uses are noted. */
		lastUsedAt: moment("last_used_at"),
		/** When its owner typed the password for this sign-in. Null: before that was noted. */
		passwordAt: moment("password_at"),
	},
	(table) => [
		index("tokens_user").on(table.userId),
		index("tokens_expiry").on(table.expiresAt),
		index("tokens_idle").on(table.lastUsedAt),
	],
);

/** What the server alone may know, made at its first start; all its processes share it. */
export const secrets = pgTable("secrets", {
	name: text("name").primaryKey(),
	value: text("value").notNull(),
});

/** Links with which a person sets a new password: only the SHA-256 of each secret, in hexadecimal. */
export const passwordResets = pgTable(
	"password_resets",
	{
		hash: text("hash").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		expiresAt: moment("expires_at").notNull(),
		usedAt: moment("used_at"),
	},
	(table) => [index("password_resets_user").on(table.userId), index("password_resets_expiry").on(table.expiresAt)],
);

/** People who work at the desk. Only `npm run staff` adds and removes them. */
export const staff = pgTable(
	"staff",
	{
		userId: integer("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		role: text("role", { enum: ["operator", "counsellor"] }).notNull(),
		grantedAt: moment("granted_at").notNull(),
	},
	(table) => [check("staff_role", sql`${table.role} in ('operator', 'counsellor')`)],
);

const STATES = ["requested", "confirmed", "declined", "cancelled", "done", "missed"] as const;

/**
 * Sessions asked for, and what became of them. One person holds one living booking a date and slot. Names and phones
 * are searched in the column `search`, which the database works out itself: see the migration `0001_search`.
 */
export const bookings = pgTable(
	"bookings",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** What person and desk call it by. */
		reference: text("reference").notNull(),
		name: text("name").notNull(),
		phone: text("phone").notNull(),
		age: integer("age").notNull(),
		address: text("address").notNull(),
		timeslot: text("timeslot").notNull(),
		date: text("date").notNull(),
		/** When the slot begins, in minutes after midnight: worked out from its name, so that a day has an order. */
		startMinute: integer("start_minute").generatedAlwaysAs(
			sql`(coalesce(substring("timeslot" from '^ *([0-9]{1,9})')::integer, 0) % 12 + 12 * (substr("timeslot", strpos("timeslot", ':') + 3, 1) = 'p')::integer) * 60 + coalesce(substring(substr("timeslot", strpos("timeslot", ':') + 1, 2) from '^ *([0-9]+)')::integer, 0)`,
		),
		status: text("status", { enum: STATES }).notNull().default("requested"),
		/** Rises by one with every change: who decides names the one that was seen. */
		version: integer("version").notNull().default(0),
		/** What the desk says to the person. */
		word: text("word"),
		/** For the desk alone. */
		note: text("note"),
		createdAt: moment("created_at").notNull(),
		updatedAt: moment("updated_at").notNull(),
	},
	(table) => [
		uniqueIndex("bookings_once")
			.on(table.userId, table.date, table.timeslot)
			.where(sql`"status" not in ('declined', 'cancelled')`),
		uniqueIndex("bookings_reference").on(table.reference),
		index("bookings_person").on(table.userId, table.date, table.startMinute),
		index("bookings_day").on(table.date, table.startMinute),
		index("bookings_status").on(table.status, table.date, table.startMinute),
		check(
			"bookings_state",
			sql`${table.status} in ('requested', 'confirmed', 'declined', 'cancelled', 'done', 'missed')`,
		),
		check("bookings_phone", sql`${table.phone} ~ '^[0-9]{10}$'`),
		check("bookings_age", sql`${table.age} between 1 and 120`),
		check("bookings_date", sql`${table.date} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
	],
);

/** Since when a person wants nothing of himself to stand in a new form that he wrote in an earlier one. */
export const forgottenDetails = pgTable("forgotten_details", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	at: moment("at").notNull(),
});

/**
 * Places of a slot on a day, counted from 1: a row for each one taken, so that no place has two takers. What is
 * declined, cancelled or moved gives its place back.
 */
export const places = pgTable(
	"places",
	{
		date: text("date").notNull(),
		timeslot: text("timeslot").notNull(),
		place: integer("place").notNull(),
		bookingId: integer("booking_id")
			.notNull()
			.references(() => bookings.id, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ columns: [table.date, table.timeslot, table.place] }),
		uniqueIndex("places_booking").on(table.bookingId),
	],
);

/** Who changed what of a booking, from what to what. Triggers of the migration `0002_history` keep everybody from editing it. */
export const bookingChanges = pgTable(
	"booking_changes",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		bookingId: integer("booking_id")
			.notNull()
			.references(() => bookings.id, { onDelete: "cascade" }),
		at: moment("at").notNull(),
		/** Null: somebody whose account is gone, or the product itself. */
		byUserId: integer("by_user_id").references(() => users.id, { onDelete: "set null" }),
		action: text("action").notNull(),
		/** What was changed, by field, as it stood before and after. */
		before: json("before").$type<Record<string, unknown>>().notNull(),
		after: json("after").$type<Record<string, unknown>>().notNull(),
	},
	(table) => [index("booking_changes_booking").on(table.bookingId), index("booking_changes_by").on(table.byUserId)],
);

/** How many places a slot has on a weekday, 1 for Monday to 7; 0 for closed. No row at all: no days were set yet. */
export const weeklySlots = pgTable(
	"weekly_slots",
	{
		weekday: integer("weekday").notNull(),
		timeslot: text("timeslot").notNull(),
		places: integer("places").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.weekday, table.timeslot] }),
		check("weekly_slots_weekday", sql`${table.weekday} between 1 and 7`),
		check("weekly_slots_places", sql`${table.places} between 0 and 10000`),
	],
);

/** Days on which nobody is there, and why, in words for people. */
export const closedDates = pgTable("closed_dates", {
	date: text("date").primaryKey(),
	reason: text("reason").notNull(),
});

/** Talks with the bot. The id is the SHA-256 of the visitor's cookie; the state is the bot's, as JSON. */
export const conversations = pgTable(
	"conversations",
	{
		id: text("id").primaryKey(),
		state: text("state").notNull(),
		turn: integer("turn").notNull(),
		lastActiveAt: moment("last_active_at").notNull(),
		/** Its owner wants it forgotten soon: after an hour without a message. */
		brief: boolean("brief").notNull().default(false),
	},
	(table) => [
		index("conversations_idle").on(table.lastActiveAt),
		index("conversations_brief").on(table.lastActiveAt).where(sql`"brief"`),
	],
);

/** What was said, two rows a turn: the user's, then the bot's. */
export const messages = pgTable(
	"messages",
	{
		conversationId: text("conversation_id")
			.notNull()
			.references(() => conversations.id, { onDelete: "cascade" }),
		position: integer("position").notNull(),
		role: text("role", { enum: ["user", "bot"] }).notNull(),
		message: text("message").notNull(),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.conversationId, table.position] }),
		check("messages_role", sql`${table.role} in ('user', 'bot')`),
	],
);

/** People who asked to be called. */
export const callBacks = pgTable(
	"call_backs",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		reference: text("reference").notNull(),
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		conversationId: text("conversation_id").references(() => conversations.id, { onDelete: "set null" }),
		phone: text("phone").notNull(),
		name: text("name"),
		wanted: text("wanted").notNull(),
		status: text("status", { enum: ["waiting", "taken", "done", "withdrawn"] })
			.notNull()
			.default("waiting"),
		version: integer("version").notNull().default(0),
		takenBy: integer("taken_by").references(() => users.id, { onDelete: "set null" }),
		outcome: text("outcome"),
		createdAt: moment("created_at").notNull(),
		updatedAt: moment("updated_at").notNull(),
	},
	(table) => [
		uniqueIndex("call_backs_reference").on(table.reference),
		index("call_backs_status").on(table.status, table.createdAt),
		index("call_backs_person").on(table.userId),
		index("call_backs_talk").on(table.conversationId),
		index("call_backs_taken").on(table.takenBy),
		check("call_backs_status_known", sql`${table.status} in ('waiting', 'taken', 'done', 'withdrawn')`),
	],
);

/** Mails and webhook calls to send, written in the transaction of what they tell of. */
export const outbox = pgTable(
	"outbox",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		/** Whom it is about: it goes with the account. */
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		channel: text("channel", { enum: ["mail", "webhook"] }).notNull(),
		kind: text("kind").notNull(),
		recipient: text("recipient").notNull(),
		content: json("content").$type<Record<string, unknown>>().notNull(),
		/** The same twice is one. */
		dedupe: text("dedupe").notNull(),
		attempts: integer("attempts").notNull().default(0),
		nextAttemptAt: moment("next_attempt_at").notNull(),
		createdAt: moment("created_at").notNull(),
		sentAt: moment("sent_at"),
		givenUpAt: moment("given_up_at"),
		/** Without a word of the message or a name. */
		lastError: text("last_error"),
	},
	(table) => [
		uniqueIndex("outbox_dedupe").on(table.dedupe),
		index("outbox_waiting").on(table.nextAttemptAt).where(sql`"sent_at" is null and "given_up_at" is null`),
		index("outbox_urgent")
			.on(table.kind, table.nextAttemptAt)
			.where(sql`"kind" = 'reset' and "sent_at" is null and "given_up_at" is null`),
		index("outbox_given_up").on(table.givenUpAt).where(sql`"given_up_at" is not null`),
		index("outbox_sent").on(table.sentAt).where(sql`"sent_at" is not null`),
		index("outbox_person").on(table.userId),
	],
);

/** What one process at a time may do, who does it now and until when without word. */
export const leases = pgTable("leases", {
	name: text("name").primaryKey(),
	holder: text("holder").notNull(),
	until: moment("until").notNull(),
});

/** Safety plans whose owners want them kept in the account: what stands in each of the six boxes. */
export const plans = pgTable("plans", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	boxes: json("boxes").$type<Record<string, string>>().notNull(),
	/** Rises by one with every change: who saves names the one that was seen. */
	version: integer("version").notNull(),
	updatedAt: moment("updated_at").notNull(),
});

/** People who keep a line of how they are, and since when. Ending it takes along all that stands in it. */
export const moodLines = pgTable("mood_lines", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	since: moment("since").notNull(),
});

/** How a person was, from 0 to 10, at a moment. */
export const moods = pgTable(
	"moods",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => moodLines.userId, { onDelete: "cascade" }),
		at: moment("at").notNull(),
		mood: integer("mood").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.at] }),
		check("moods_mood", sql`${table.mood} between 0 and 10`),
	],
);

/** Counts of the rate limits, in the shape that rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable(
	"rate_limits",
	{
		key: text("key").primaryKey(),
		points: integer("points").notNull().default(0),
		expire: bigint("expire", { mode: "number" }),
	},
	(table) => [index("rate_limits_expiry").on(table.expire)],
);
