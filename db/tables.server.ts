import { env } from "~/env.server";
import { asAlike, namesPostgres } from "./dialects.server";
import type * as sqlite from "./sqlite/schema.server";

/** The tables of the database that DATABASE_URL names. */
const tables = namesPostgres(env.DATABASE_URL)
	? asAlike<typeof sqlite>(await import("./postgres/schema.server"))
	: await import("./sqlite/schema.server");

export const {
	bookingChanges,
	bookings,
	callBacks,
	closedDates,
	conversations,
	forgottenDetails,
	leases,
	messages,
	moodLines,
	moods,
	outbox,
	passwordResets,
	places,
	plans,
	rateLimits,
	secrets,
	staff,
	tokens,
	users,
	weeklySlots,
} = tables;
