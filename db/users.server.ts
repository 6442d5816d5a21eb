import { and, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { env } from "~/env.server";
import { attempt, database } from "./client.server";
import { isDuplicate } from "./errors.server";
import { write } from "./group-commit.server";
import { refuseWithoutRoom } from "./room.server";
import { tokens, users } from "./schema.server";

/** Since when a sign-in must have been used, or it has ended. */
const idleSince = (now: Date) => new Date(now.getTime() - env.SIGN_IN_IDLE_DAYS * 24 * 60 * 60 * 1000);

const userByEmail = database
	.select({ id: users.id, passwordHash: users.passwordHash })
	.from(users)
	.where(eq(users.email, sql.placeholder("email")))
	.prepare();

const userByToken = database
	.select({ id: users.id, username: users.username, lastUsedAt: tokens.lastUsedAt })
	.from(tokens)
	.innerJoin(users, eq(users.id, tokens.userId))
	.where(
		and(
			eq(tokens.hash, sql.placeholder("hash")),
			gt(tokens.expiresAt, sql.placeholder("now")),
			or(isNull(tokens.lastUsedAt), gt(tokens.lastUsedAt, sql.placeholder("idleSince"))),
		),
	)
	.prepare();

const addToken = database
	.insert(tokens)
	.values({
		hash: sql.placeholder("hash"),
		userId: sql.placeholder("userId"),
		expiresAt: sql.placeholder("expiresAt"),
		lastUsedAt: sql.placeholder("lastUsedAt"),
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

/**
 * Puts another hash in the place of a person's password hash.
 *
 * @param former what was read before: a password that was changed in the meantime stays
 */
export async function replacePasswordHash(userId: number, former: string, passwordHash: string): Promise<void> {
	const unchanged = and(eq(users.id, userId), eq(users.passwordHash, former));
	await attempt(() => database.update(users).set({ passwordHash }).where(unchanged).run());
}

/** The person whom a token belongs to, when it has neither expired nor lain idle for too long (SIGN_IN_IDLE_DAYS). */
export async function findUserByToken(hash: string, now: Date): Promise<(User & { lastUsedAt: Date | null }) | null> {
	const moments = { now: now.getTime(), idleSince: idleSince(now).getTime() };
	return (await attempt(() => userByToken.get({ hash, ...moments }))) ?? null;
}

/** Keeps the hash of a new token. */
export async function insertToken(token: {
	hash: string;
	userId: number;
	expiresAt: Date;
	lastUsedAt: Date;
}): Promise<void> {
	await attempt(() => addToken.run(token));
}

/** Notes that a token was used. */
export async function touchToken(hash: string, lastUsedAt: Date): Promise<void> {
	await write(() => database.update(tokens).set({ lastUsedAt }).where(eq(tokens.hash, hash)).run());
}

/** Ends a token; one that is unknown is no error. */
export async function deleteToken(hash: string): Promise<void> {
	await attempt(() => database.delete(tokens).where(eq(tokens.hash, hash)).run());
}

/** Ends all tokens of a person. */
export async function deleteTokensOf(userId: number): Promise<void> {
	await attempt(() => database.delete(tokens).where(eq(tokens.userId, userId)).run());
}

/** Deletes tokens that expired before now or lay idle for too long. Returns how many, at most `limit`. */
export async function deleteExpiredTokens(now: Date, limit: number): Promise<number> {
	const expired = database
		.select({ hash: tokens.hash })
		.from(tokens)
		.where(or(lt(tokens.expiresAt, now), lt(tokens.lastUsedAt, idleSince(now))))
		.limit(limit);
	return attempt(() => database.delete(tokens).where(inArray(tokens.hash, expired)).run().changes);
}
