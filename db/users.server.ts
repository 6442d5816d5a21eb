import { and, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { env } from "~/env.server";
import { engine, placeholderOf, read, statement, write } from "./client.server";
import { refuseWithoutRoom } from "./room.server";
import { staff, tokens, users } from "./tables.server";

/** How long somebody who works at the desk stays signed in. */
const STAFF_SIGN_IN_MS = 12 * 60 * 60 * 1000;

/** Since when a sign-in must have been used, or it has ended. */
const idleSince = (now: Date) => new Date(now.getTime() - env.SIGN_IN_IDLE_DAYS * 24 * 60 * 60 * 1000);

const userByEmail = statement("users.by-email", (session) =>
	session
		.select({ id: users.id, passwordHash: users.passwordHash })
		.from(users)
		.where(eq(users.email, sql.placeholder("email"))),
);

const userByToken = statement("users.by-token", (session) =>
	session
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
				gt(tokens.expiresAt, placeholderOf(tokens.expiresAt, "now")),
				or(isNull(tokens.lastUsedAt), gt(tokens.lastUsedAt, placeholderOf(tokens.lastUsedAt, "idleSince"))),
				or(isNull(staff.userId), gt(tokens.passwordAt, placeholderOf(tokens.passwordAt, "staffSince"))),
			),
		),
);

const addToken = statement("users.add-token", (session) =>
	session.insert(tokens).values({
		hash: sql.placeholder("hash"),
		userId: sql.placeholder("userId"),
		expiresAt: sql.placeholder("expiresAt"),
		lastUsedAt: sql.placeholder("lastUsedAt"),
		passwordAt: sql.placeholder("lastUsedAt"),
	}),
);

const unchangedPassword = statement("users.unchanged-password", (session) =>
	session
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.id, sql.placeholder("userId")), eq(users.passwordHash, sql.placeholder("passwordHash")))),
);

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
	const [added] = await write(async (session) => {
		await refuseWithoutRoom(session, "account");
		return session.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning({ id: users.id });
	});
	return added?.id ?? null;
}

/** Whether an account has this email, and what is needed to check its password. */
export async function findUserByEmail(email: string): Promise<{ id: number; passwordHash: string } | null> {
	const [found] = await read((session) => userByEmail(session, { email }));
	return found ?? null;
}

/**
 * Puts another hash in the place of a person's password hash. Where the password was changed in the meantime, that stays.
 *
 * @param former what was read before
 */
export async function replacePasswordHash(userId: number, former: string, passwordHash: string): Promise<void> {
	const unchanged = and(eq(users.id, userId), eq(users.passwordHash, former));
	await write(async (session) => {
		await session.update(users).set({ passwordHash }).where(unchanged);
	});
}

/**
 * With which everybody is alone who signs a person in or changes the password: no sign-in by a former password comes
 * after the moment at which all others have ended.
 */
export function passwordKey(userId: number): string {
	return `password:${userId}`;
}

/**
 * The person whom a token belongs to, when it has neither expired nor lain idle for too long (SIGN_IN_IDLE_DAYS). For
 * those who work at the desk it ends twelve hours after they typed the password.
 */
export async function findUserByToken(hash: string, now: Date): Promise<(User & { lastUsedAt: Date | null }) | null> {
	const moments = { now, idleSince: idleSince(now), staffSince: new Date(now.getTime() - STAFF_SIGN_IN_MS) };
	const [found] = await read((session) => userByToken(session, { hash, ...moments }));
	return found ?? null;
}

/**
 * Keeps the hash of a new token, whose owner has just typed the password.
 *
 * @param passwordHash with which that password was compared
 * @returns false when the account has another password by now, or is gone: then no token is kept
 */
export async function insertToken({
	passwordHash,
	...token
}: {
	hash: string;
	userId: number;
	expiresAt: Date;
	lastUsedAt: Date;
	passwordHash: string;
}): Promise<boolean> {
	const { userId } = token;
	return write(async (session) => {
		await engine.alone(session, passwordKey(userId));
		const [unchanged] = await unchangedPassword(session, { userId, passwordHash });
		if (unchanged !== undefined) await addToken(session, token);
		return unchanged !== undefined;
	});
}

/** Notes that a token was used. */
export async function touchToken(hash: string, lastUsedAt: Date): Promise<void> {
	await write(async (session) => {
		await session.update(tokens).set({ lastUsedAt }).where(eq(tokens.hash, hash));
	});
}

/** Ends a token; one that is unknown is no error. */
export async function deleteToken(hash: string): Promise<void> {
	await write(async (session) => {
		await session.delete(tokens).where(eq(tokens.hash, hash));
	});
}

/** Ends all tokens of a person. */
export async function deleteTokensOf(userId: number): Promise<void> {
	await write(async (session) => {
		await session.delete(tokens).where(eq(tokens.userId, userId));
	});
}

/** Deletes tokens that expired before now or lay idle for too long. Returns how many, at most `limit`. */
export async function deleteExpiredTokens(now: Date, limit: number): Promise<number> {
	const { hash, expiresAt, lastUsedAt } = tokens;
	const isOver = or(lt(expiresAt, now), lt(lastUsedAt, idleSince(now)));
	const deleted = await write(async (session) => {
		const over = session.select({ hash }).from(tokens).where(isOver).limit(limit);
		return session
			.delete(tokens)
			.where(and(inArray(hash, over), isOver)) // Some may be used again meanwhile.
			.returning({ hash });
	});
	return deleted.length;
}
