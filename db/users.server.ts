import { and, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { env } from "~/env.server";
import { attempt, database } from "./client.server";
import { isDuplicate } from "./errors.server";
import { write } from "./group-commit.server";
import { refuseWithoutRoom } from "./room.server";
import { staff, tokens, users } from "./schema.server";

/** How long somebody who works at the desk stays signed in. */
const STAFF_SIGN_IN_MS = 12 * 60 * 60 * 1000;

/** Since when a sign-in must have been used, or it has ended. */
const idleSince = (now: Date) => new Date(now.getTime() - env.SIGN_IN_IDLE_DAYS * 24 * 60 * 60 * 1000);

const userByEmail = database
	.select({ id: users.id, passwordHash: users.passwordHash })
	.from(users)
	.where(eq(users.email, sql.placeholder("email")))
	.prepare();

const userByToken = database
	.select({
		id: users.id,
		username: users.username,
		role: staff.role,
		passwordAt: tokens.passwordAt,
		lastUsedAt: tokens.lastUsedAt,
	})
	.from(tokens)
	.innerJoin(users, eq(users.id, tokens.userId))
	.leftJoin(staff, eq(staff.userId, tokens.userId))
	.where(
		and(
			eq(tokens.hash, sql.placeholder("hash")),
			gt(tokens.expiresAt, sql.placeholder("now")),
			or(isNull(tokens.lastUsedAt), gt(tokens.lastUsedAt, sql.placeholder("idleSince"))),
			or(isNull(staff.userId), gt(tokens.passwordAt, sql.placeholder("staffSince"))),
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
		passwordAt: sql.placeholder("lastUsedAt"),
	})
	.prepare();

const credentialsById = database
	.select({ email: users.email, passwordHash: users.passwordHash })
	.from(users)
	.where(eq(users.id, sql.placeholder("id")))
	.prepare();

/** A person as pages need them. */
export type User = {
	id: number;
	username: string;
	/** What they may do at the desk; null for everybody who does not work there. */
	role: "operator" | "counsellor" | null;
	/** When they typed the password for this sign-in; null for sign-ins from before that was noted. */
	passwordAt: Date | null;
};

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
	consentText?: string | null;
	consentedAt?: Date | null;
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

/** What is needed to check a person's password again. */
export async function findCredentials(id: number): Promise<{ email: string; passwordHash: string } | null> {
	return (await attempt(() => credentialsById.get({ id }))) ?? null;
}

/**
 * The person whom a token belongs to, when it has neither expired nor lain idle for too long (SIGN_IN_IDLE_DAYS). For
 * those who work at the desk it ends twelve hours after they typed the password.
 */
export async function findUserByToken(hash: string, now: Date): Promise<(User & { lastUsedAt: Date | null }) | null> {
	const staffSince = now.getTime() - STAFF_SIGN_IN_MS;
	const moments = { now: now.getTime(), idleSince: idleSince(now).getTime(), staffSince };
	return (await attempt(() => userByToken.get({ hash, ...moments }))) ?? null;
}

/** Keeps the hash of a new token, whose owner has just typed the password. */
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
