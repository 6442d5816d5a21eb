import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { attempt, database } from "./client.server";
import { write } from "./group-commit.server";
import { outbox, passwordResets, tokens, users } from "./schema.server";

const GOOD_FOR_MS = 60 * 60 * 1000;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** Whether a text could be the secret of a link at all, so that rubbish never reaches the database. */
export function looksLikeResetSecret(text: string): boolean {
	return /^[\w-]{43}$/.test(text);
}

/**
 * Makes the secret of a link with which a person sets a new password, good for an hour and once.
 *
 * @param email in lower case
 * @returns 256 random bits in base64url, of which only the hash is kept; null when no account has this email
 */
export async function startReset(email: string, now: Date): Promise<string | null> {
	const secret = randomBytes(32).toString("base64url");
	const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
	return write(() => {
		const user = database.select({ id: users.id }).from(users).where(eq(users.email, email)).get();
		if (user === undefined) return null;
		database
			.insert(passwordResets)
			.values({ hash: hashOf(secret), userId: user.id, expiresAt })
			.run();
		return secret;
	});
}

/** Notes that somebody asks for such a link, whether there is an account or not. The runner of the outbox finds out. */
export async function askForReset(email: string, now: Date): Promise<void> {
	const dedupe = `reset:${randomBytes(16).toString("base64url")}`;
	const row = { channel: "mail", kind: "reset", recipient: email, content: {}, dedupe } as const;
	await write(() =>
		database
			.insert(outbox)
			.values({ ...row, nextAttemptAt: now, createdAt: now })
			.run(),
	);
}

/** Whose link a secret belongs to, while it is good. */
export async function findReset(secret: string, now: Date): Promise<{ email: string } | null> {
	const found = () =>
		database
			.select({ email: users.email })
			.from(passwordResets)
			.innerJoin(users, eq(users.id, passwordResets.userId))
			.where(
				and(eq(passwordResets.hash, hashOf(secret)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)),
			)
			.get();
	return (await attempt(found)) ?? null;
}

/**
 * Sets a new password with a link's secret, which is used up then, and all others of the same person with it. All of the
 * person's sign-ins end.
 *
 * @returns false when the link is not good any more, and nothing was changed
 */
export async function spendReset(secret: string, passwordHash: string, now: Date): Promise<boolean> {
	return write(() => {
		const used = database
			.update(passwordResets)
			.set({ usedAt: now })
			.where(
				and(eq(passwordResets.hash, hashOf(secret)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)),
			)
			.returning({ userId: passwordResets.userId })
			.get();
		if (used === undefined) return false;
		const { userId } = used;
		database.update(users).set({ passwordHash }).where(eq(users.id, userId)).run();
		database.update(passwordResets).set({ usedAt: now }).where(eq(passwordResets.userId, userId)).run();
		database.delete(tokens).where(eq(tokens.userId, userId)).run();
		return true;
	});
}

/** Deletes links that ended before now. Returns how many, at most `limit`. */
export async function deleteExpiredResets(now: Date, limit: number): Promise<number> {
	const expired = database
		.select({ hash: passwordResets.hash })
		.from(passwordResets)
		.where(lt(passwordResets.expiresAt, now))
		.limit(limit);
	return attempt(() => database.delete(passwordResets).where(inArray(passwordResets.hash, expired)).run().changes);
}
