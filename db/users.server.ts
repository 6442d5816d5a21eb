import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { attempt, database } from "./client.server";
import { isDuplicate } from "./errors.server";
import { refuseWithoutRoom } from "./room.server";
import { tokens, users } from "./schema.server";

const userByEmail = database
	.select({ id: users.id, passwordHash: users.passwordHash })
	.from(users)
	.where(eq(users.email, sql.placeholder("email")))
	.prepare();

const userByToken = database
	.select({ id: users.id, username: users.username })
	.from(tokens)
	.innerJoin(users, eq(users.id, tokens.userId))
	.where(and(eq(tokens.hash, sql.placeholder("hash")), gt(tokens.expiresAt, sql.placeholder("now"))))
	.prepare();

const addToken = database
	.insert(tokens)
	.values({
		hash: sql.placeholder("hash"),
		userId: sql.placeholder("userId"),
		expiresAt: sql.placeholder("expiresAt"),
	})
	.prepare();

/** A person as pages need them. */
export type User = { id: number; username: string };

/**
 * Adds a person.
 *
 * @returns the new id, or null when the email has an account already
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function insertUser(user: {
	username: string;
	email: string;
	passwordHash: string;
	createdAt: Date;
}): Promise<number | null> {
	try {
		refuseWithoutRoom("account");
		return await attempt(() => database.insert(users).values(user).returning({ id: users.id }).get().id);
	} catch (error) {
		if (isDuplicate(error)) return null;
		throw error;
	}
}

/** Whether an account has this email, and what is needed to check its password. */
export async function findUserByEmail(email: string): Promise<{ id: number; passwordHash: string } | null> {
	return (await attempt(() => userByEmail.get({ email }))) ?? null;
}

/** The person whom a token belongs to, when it has not expired. */
export async function findUserByToken(hash: string, now: Date): Promise<User | null> {
	return (await attempt(() => userByToken.get({ hash, now: now.getTime() }))) ?? null;
}

/** Keeps the hash of a new token. */
export async function insertToken(token: { hash: string; userId: number; expiresAt: Date }): Promise<void> {
	await attempt(() => addToken.run(token));
}

/** Ends a token; one that is unknown is no error. */
export async function deleteToken(hash: string): Promise<void> {
	await attempt(() => database.delete(tokens).where(eq(tokens.hash, hash)).run());
}

/** Deletes tokens that expired before now. Returns how many, at most `limit`. */
export async function deleteExpiredTokens(now: Date, limit: number): Promise<number> {
	const expired = database.select({ hash: tokens.hash }).from(tokens).where(lt(tokens.expiresAt, now)).limit(limit);
	return attempt(() => database.delete(tokens).where(inArray(tokens.hash, expired)).run().changes);
}
