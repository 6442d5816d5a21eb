import { and, eq, gte, inArray, ne, sql } from "drizzle-orm";
import { attempt, database } from "./client.server";
import { isDuplicate } from "./errors.server";
import { write } from "./group-commit.server";
import { bookings, callBacks, tokens, users } from "./schema.server";
import { emptyWrittenAheadSoon } from "./written-ahead.server";

/** A person's own account. */
export type Account = {
	username: string;
	email: string;
	passwordHash: string;
	createdAt: Date;
	/** What was agreed to when signing up, and when. */
	consentText: string | null;
	consentedAt: Date | null;
};

/** By which the desk knows a session that was of somebody who is gone. Nobody can sign up or log in by such an email. */
export const NOBODYS_EMAIL = "nobody";
/** Whose cancelled sessions the desk still sees when their people have deleted their accounts. */
const NOBODY = { username: "Account deleted", email: NOBODYS_EMAIL, passwordHash: "none" };
/** What fills a cancelled session in place of the person, and is shown to nobody: the table wants a phone and an age that can be. */
const NO_PERSON = { name: NOBODY.username, phone: "0000000000", age: 1, address: "none" };

/** The account of a person, or null when it has gone. */
export async function selectAccount(userId: number): Promise<Account | null> {
	const { username, email, passwordHash, createdAt, consentText, consentedAt } = users;
	const columns = { username, email, passwordHash, createdAt, consentText, consentedAt };
	const found = await attempt(() => database.select(columns).from(users).where(eq(users.id, userId)).get());
	return found ?? null;
}

/** Gives a person another name. */
export async function updateUsername(userId: number, username: string): Promise<void> {
	await write(() => database.update(users).set({ username }).where(eq(users.id, userId)).run());
	emptyWrittenAheadSoon();
}

/**
 * Gives a person another email, in lower case.
 *
 * @returns false when another account has it
 */
export async function updateEmail(userId: number, email: string): Promise<boolean> {
	try {
		await write(() => database.update(users).set({ email }).where(eq(users.id, userId)).run());
		emptyWrittenAheadSoon();
		return true;
	} catch (error) {
		if (isDuplicate(error)) return false;
		throw error;
	}
}

/** When each sign-in of a person began to count as used last, and when it ends; the newest first. */
export async function selectSignIns(userId: number): Promise<{ lastUsedAt: Date | null; expiresAt: Date }[]> {
	const { lastUsedAt, expiresAt } = tokens;
	return attempt(() =>
		database
			.select({ lastUsedAt, expiresAt })
			.from(tokens)
			.where(eq(tokens.userId, userId))
			.orderBy(sql`${tokens.lastUsedAt} desc`)
			.all(),
	);
}

/** Ends all tokens of a person but one. */
export async function deleteOtherTokens(userId: number, hash: string): Promise<void> {
	await write(() =>
		database
			.delete(tokens)
			.where(and(eq(tokens.userId, userId), ne(tokens.hash, hash)))
			.run(),
	);
}

/** Everything about a person's sessions and wishes to be called, without what the desk notes for itself. */
export async function selectAffairs(userId: number) {
	return attempt(() => ({
		bookings: database
			.select({
				reference: bookings.reference,
				date: bookings.date,
				timeslot: bookings.timeslot,
				name: bookings.name,
				phone: bookings.phone,
				age: bookings.age,
				address: bookings.address,
				status: bookings.status,
				word: bookings.word,
				createdAt: bookings.createdAt,
			})
			.from(bookings)
			.where(eq(bookings.userId, userId))
			.all(),
		callBacks: database
			.select({
				reference: callBacks.reference,
				phone: callBacks.phone,
				name: callBacks.name,
				wanted: callBacks.wanted,
				status: callBacks.status,
				createdAt: callBacks.createdAt,
			})
			.from(callBacks)
			.where(eq(callBacks.userId, userId))
			.all(),
	}));
}

/**
 * Deletes a person with all that hangs on the account, also what still waits to be sent. Of sessions to come the desk
 * keeps a cancelled row without a person, and their places are free. Within a minute nothing of it is on the disk.
 *
 * @param today YYYY-MM-DD: sessions of this day and later are to come
 * @throws DatabaseUnavailable, and everything stays
 */
export async function eraseUser(userId: number, at: Date, today: string): Promise<void> {
	await write(() => {
		const toCome = database
			.select({ reference: bookings.reference, date: bookings.date, timeslot: bookings.timeslot })
			.from(bookings)
			.where(
				and(
					eq(bookings.userId, userId),
					gte(bookings.date, today),
					inArray(bookings.status, ["requested", "confirmed"]),
				),
			)
			.all();
		database.delete(users).where(eq(users.id, userId)).run();
		if (toCome.length === 0) return;
		const nobody = nobodysId(at);
		for (const session of toCome)
			database
				.insert(bookings)
				.values({ ...session, ...NO_PERSON, userId: nobody, status: "cancelled", createdAt: at, updatedAt: at })
				.run();
	});
	emptyWrittenAheadSoon();
}

function nobodysId(at: Date): number {
	database
		.insert(users)
		.values({ ...NOBODY, createdAt: at })
		.onConflictDoNothing()
		.run();
	return database.select({ id: users.id }).from(users).where(eq(users.email, NOBODY.email)).get()?.id ?? 0;
}
