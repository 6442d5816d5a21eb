import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { conversations } from "./talk-schema.server";

export { conversations, messages } from "./talk-schema.server";

/** People who signed up. The email is kept in lower case. */
export const users = sqliteTable(
	"users",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		username: text("username").notNull(),
		email: text("email").notNull(),
		passwordHash: text("password_hash").notNull(),
		createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
		/** The text that was agreed to when signing up, and when; null where the operator asked for none. */
		consentText: text("consent_text"),
		consentedAt: integer("consented_at", { mode: "timestamp_ms" }),
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
		/** When its owner typed the password for this sign-in. Null: before that was noted. */
		passwordAt: integer("password_at", { mode: "timestamp_ms" }),
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

/** Links with which a person sets a new password: only the SHA-256 of each secret, in hexadecimal. */
export const passwordResets = sqliteTable(
	"password_resets",
	{
		hash: text("hash").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
		usedAt: integer("used_at", { mode: "timestamp_ms" }),
	},
	(table) => [index("password_resets_user").on(table.userId), index("password_resets_expiry").on(table.expiresAt)],
);

/** People who work at the desk. Only `npm run staff` adds and removes them. */
export const staff = sqliteTable(
	"staff",
	{
		userId: integer("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		role: text("role", { enum: ["operator", "counsellor"] }).notNull(),
		grantedAt: integer("granted_at", { mode: "timestamp_ms" }).notNull(),
	},
	(table) => [check("staff_role", sql`${table.role} in ('operator', 'counsellor')`)],
);

const STATES = ["requested", "confirmed", "declined", "cancelled", "done", "missed"] as const;

/**
 * Sessions asked for, and what became of them. One person holds one living booking a date and slot. Names and phones
 * are searched in the FTS5 table `bookings_search`, which triggers of the migration keep in step.
 */
export const bookings = sqliteTable(
	"bookings",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
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
			sql`(cast("timeslot" as integer) % 12 + 12 * (substr("timeslot", instr("timeslot", ':') + 3, 1) = 'p')) * 60 + cast(substr("timeslot", instr("timeslot", ':') + 1, 2) as integer)`,
			{ mode: "virtual" },
		),
		status: text("status", { enum: STATES }).notNull().default("requested"),
		/** Rises by one with every change: who decides names the one that was seen. */
		version: integer("version").notNull().default(0),
		/** What the desk says to the person. */
		word: text("word"),
		/** For the desk alone. */
		note: text("note"),
		createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
		updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
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
		check("bookings_phone", sql`length(${table.phone}) = 10 and ${table.phone} not glob '*[^0-9]*'`),
		check("bookings_age", sql`${table.age} between 1 and 120`),
		check("bookings_date", sql`${table.date} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`),
	],
);

/** Since when a person wants nothing of himself to stand in a new form that he wrote in an earlier one. */
export const forgottenDetails = sqliteTable("forgotten_details", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	at: integer("at", { mode: "timestamp_ms" }).notNull(),
});

/**
 * Places of a slot on a day, counted from 1: a row for each one taken, so that no place has two takers. What is
 * declined, cancelled or moved gives its place back.
 */
export const places = sqliteTable(
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

/** Who changed what of a booking, from what to what. Triggers of the migration keep everybody from editing it. */
export const bookingChanges = sqliteTable(
	"booking_changes",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		bookingId: integer("booking_id")
			.notNull()
			.references(() => bookings.id, { onDelete: "cascade" }),
		at: integer("at", { mode: "timestamp_ms" }).notNull(),
		/** Null: somebody whose account is gone, or the product itself. */
		byUserId: integer("by_user_id").references(() => users.id, { onDelete: "set null" }),
		action: text("action").notNull(),
		/** What was changed, by field, as it stood before and after. */
		before: text("before", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		after: text("after", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
	},
	(table) => [index("booking_changes_booking").on(table.bookingId), index("booking_changes_by").on(table.byUserId)],
);

/** How many places a slot has on a weekday, 1 for Monday to 7; 0 for closed. No row at all: no days were set yet. */
export const weeklySlots = sqliteTable(
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
export const closedDates = sqliteTable("closed_dates", {
	date: text("date").primaryKey(),
	reason: text("reason").notNull(),
});

/** People who asked to be called. */
export const callBacks = sqliteTable(
	"call_backs",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
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
		createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
		updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
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
export const outbox = sqliteTable(
	"outbox",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Whom it is about: it goes with the account. */
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		channel: text("channel", { enum: ["mail", "webhook"] }).notNull(),
		kind: text("kind").notNull(),
		recipient: text("recipient").notNull(),
		content: text("content", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		/** The same twice is one. */
		dedupe: text("dedupe").notNull(),
		attempts: integer("attempts").notNull().default(0),
		nextAttemptAt: integer("next_attempt_at", { mode: "timestamp_ms" }).notNull(),
		createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
		sentAt: integer("sent_at", { mode: "timestamp_ms" }),
		givenUpAt: integer("given_up_at", { mode: "timestamp_ms" }),
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
export const leases = sqliteTable("leases", {
	name: text("name").primaryKey(),
	holder: text("holder").notNull(),
	until: integer("until", { mode: "timestamp_ms" }).notNull(),
});

/** Safety plans whose owners want them kept in the account: what stands in each of the six boxes. */
export const plans = sqliteTable("plans", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	boxes: text("boxes", { mode: "json" }).$type<Record<string, string>>().notNull(),
	/** Rises by one with every change: who saves names the one that was seen. */
	version: integer("version").notNull(),
	updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
});

/** People who keep a line of how they are, and since when. Ending it takes along all that stands in it. */
export const moodLines = sqliteTable("mood_lines", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	since: integer("since", { mode: "timestamp_ms" }).notNull(),
});

/** How a person was, from 0 to 10, at a moment. */
export const moods = sqliteTable(
	"moods",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => moodLines.userId, { onDelete: "cascade" }),
		at: integer("at", { mode: "timestamp_ms" }).notNull(),
		mood: integer("mood").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.at] }),
		check("moods_mood", sql`${table.mood} between 0 and 10`),
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
