import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { engine, read, write } from "./client.server";
import { outbox, passwordResets, tokens, users } from "./tables.server";
import { passwordKey } from "./users.server";

const GOOD_FOR_MS = 60 * 60 * 1000;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/**
 * Makes the secret of a link with which a person sets a new password, good for an hour and once.
 *
 * @param email in lower case
 * @returns 256 random bits in base64url, of which only the hash is kept; null when no account has this email
 */
export async function startReset(email: string, now: Date): Promise<string | null> {
	const secret = randomBytes(32).toString("base64url");
	const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
	return write(async (session) => {
		const [user] = await session.select({ id: users.id }).from(users).where(eq(users.email, email));
		if (user === undefined) return null;
		await session.insert(passwordResets).values({ hash: hashOf(secret), userId: user.id, expiresAt });
		return secret;
	});
}

/** Notes that somebody asks for such a link, whether there is an account or not. The runner of the outbox finds out. */
export async function askForReset(email: string, now: Date): Promise<void> {
	const dedupe = `reset:${randomBytes(16).toString("base64url")}`;
	const row = { channel: "mail", kind: "reset", recipient: email, content: {}, dedupe } as const;
	await write(async (session) => {
		await session.insert(outbox).values({ ...row, nextAttemptAt: now, createdAt: now });
	});
}

/** Whose link a secret belongs to, while it is good. */
export async function findReset(secret: string, now: Date): Promise<{ email: string } | null> {
	const [found] = await read(async (session) =>
		session
			.select({ email: users.email })
			.from(passwordResets)
			.innerJoin(users, eq(users.id, passwordResets.userId))
			.where(
				and(eq(passwordResets.hash, hashOf(secret)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)),
			),
	);
	return found ?? null;
}

/**
 * Sets a new password with a link's secret, which is used up then, and all others of the same person with it. All of the
 * person's sign-ins end.
 *
 * @returns false when the link is not good any more, and nothing was changed
 */
export async function spendReset(secret: string, passwordHash: string, now: Date): Promise<boolean> {
	return write(async (session) => {
		const [used] = await session
			.update(passwordResets)
			.set({ usedAt: now })
			.where(
				and(eq(passwordResets.hash, hashOf(secret)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)),
			)
			.returning({ userId: passwordResets.userId });
		if (used === undefined) return false;
		const { userId } = used;
		await engine.alone(session, passwordKey(userId));
		await session.update(users).set({ passwordHash }).where(eq(users.id, userId));
		await session.update(passwordResets).set({ usedAt: now }).where(eq(passwordResets.userId, userId));
		await session.delete(tokens).where(eq(tokens.userId, userId));
		return true;
	});
}

/** Deletes links that ended before now. Returns how many, at most `limit`. */
export async function deleteExpiredResets(now: Date, limit: number): Promise<number> {
	const { hash, expiresAt } = passwordResets;
	const deleted = await write(async (session) => {
		const expired = session.select({ hash }).from(passwordResets).where(lt(expiresAt, now)).limit(limit);
		return session.delete(passwordResets).where(inArray(hash, expired)).returning({ hash });
	});
	return deleted.length;
}
