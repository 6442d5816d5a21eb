import { and, asc, eq, gt, gte, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { type BookingRecord, ownerKey } from "./bookings.server";
import { engine, read, type Session, write } from "./client.server";
import { enqueue, type NewMessage } from "./outbox.server";
import { bookings, callBacks, outbox, passwordResets, tokens, users } from "./tables.server";
import { passwordKey } from "./users.server";

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

/** A session that is cancelled because its person is gone, as far as it may be told. */
export type CancelledSession = Pick<BookingRecord, "reference" | "date" | "timeslot" | "status" | "version">;

/** The account of a person, or null when it has gone. */
export async function selectAccount(userId: number): Promise<Account | null> {
	const { username, email, passwordHash, createdAt, consentText, consentedAt } = users;
	const columns = { username, email, passwordHash, createdAt, consentText, consentedAt };
	const [found] = await read(async (session) => session.select(columns).from(users).where(eq(users.id, userId)));
	return found ?? null;
}

/** Gives a person another name. */
export async function updateUsername(userId: number, username: string): Promise<void> {
	await write(async (session) => {
		await session.update(users).set({ username }).where(eq(users.id, userId));
	});
	engine.forgetDeletedSoon();
}

/**
 * Puts another password in the place of a person's. All other sign-ins end, and all links by which one could be set.
 *
 * @param former the hash with which the present password was compared
 * @param token the hash of the token that stays
 * @returns false when the password was changed in the meantime: then nothing else is
 */
export async function changePasswordHash(
	userId: number,
	{ former, passwordHash, token }: { former: string; passwordHash: string; token: string },
): Promise<boolean> {
	const unchanged = and(eq(users.id, userId), eq(users.passwordHash, former));
	return write(async (session) => {
		await engine.alone(session, passwordKey(userId));
		const [changed] = await session.update(users).set({ passwordHash }).where(unchanged).returning({ id: users.id });
		if (changed === undefined) return false;
		await session.delete(tokens).where(and(eq(tokens.userId, userId), ne(tokens.hash, token)));
		await session.delete(passwordResets).where(eq(passwordResets.userId, userId));
		return true;
	});
}

/**
 * Gives a person another email, in lower case. Links that the former one got set no password any more.
 *
 * @returns false when another account has it
 */
export async function updateEmail(userId: number, email: string): Promise<boolean> {
	try {
		await write(async (session) => {
			await session.update(users).set({ email }).where(eq(users.id, userId));
			await session.delete(passwordResets).where(eq(passwordResets.userId, userId));
		});
		engine.forgetDeletedSoon();
		return true;
	} catch (error) {
		if (engine.isDuplicate(error)) return false;
		throw error;
	}
}

/** When each sign-in of a person began to count as used last, and when it ends; the newest first, at most `limit`. */
export async function selectSignIns(
	userId: number,
	limit: number,
): Promise<{ lastUsedAt: Date | null; expiresAt: Date }[]> {
	const { lastUsedAt, expiresAt } = tokens;
	return read(async (session) =>
		session
			.select({ lastUsedAt, expiresAt })
			.from(tokens)
			.where(eq(tokens.userId, userId))
			.orderBy(sql`${lastUsedAt} desc nulls last`)
			.limit(limit),
	);
}

/** Ends all tokens of a person but one. */
export async function deleteOtherTokens(userId: number, hash: string): Promise<void> {
	await write(async (session) => {
		await session.delete(tokens).where(and(eq(tokens.userId, userId), ne(tokens.hash, hash)));
	});
}

/** Where a person's sessions go on: the last row that was read. */
export type SessionKey = { date: string; startMinute: number | null; id: number };

/** The sessions of a person after one of them, in their order, without what the desk notes for itself. */
export async function selectSessionsAfter(userId: number, after: SessionKey, limit: number) {
	const { id, reference, date, timeslot, name, phone, age, address, status, word, createdAt, startMinute } = bookings;
	const columns = { id, reference, date, timeslot, name, phone, age, address, status, word, createdAt, startMinute };
	return read(async (session) =>
		session
			.select(columns)
			.from(bookings)
			.where(
				and(
					eq(bookings.userId, userId),
					sql`(${date}, ${startMinute}, ${id}) > (${after.date}, ${after.startMinute}, ${after.id})`,
				),
			)
			.orderBy(asc(date), asc(startMinute), asc(id))
			.limit(limit),
	);
}

/** A person's wishes to be called after one of them, in the order in which they came. */
export async function selectWishesAfter(userId: number, after: number, limit: number) {
	const { id, reference, phone, name, wanted, status, createdAt } = callBacks;
	return read(async (session) =>
		session
			.select({ id, reference, phone, name, wanted, status, createdAt })
			.from(callBacks)
			.where(and(eq(callBacks.userId, userId), gt(id, after)))
			.orderBy(asc(id))
			.limit(limit),
	);
}

/**
 * Deletes a person with all that hangs on the account, also what still waits to be sent. Of sessions to come the desk
 * keeps a cancelled row without a person, and their places are free. Within a minute nothing of it is on the disk.
 *
 * @param today YYYY-MM-DD: sessions of this day and later are to come
 * @param wish the reference of a wish to be called that the person's browser knows, which goes too unless it is another's
 * @param tell what to send of a session to come
 * @throws DatabaseUnavailable, and everything stays
 */
export async function eraseUser(
	userId: number,
	{ at, today, wish }: { at: Date; today: string; wish: string | null },
	tell: (cancelled: CancelledSession) => readonly NewMessage[],
): Promise<void> {
	await write(async (session) => {
		await engine.alone(session, ownerKey(userId));
		const toCome = await sessionsToCome(session, userId, today);
		const [erased] = await session.delete(users).where(eq(users.id, userId)).returning({ email: users.email });
		if (erased !== undefined) await eraseUnnamed(session, erased.email, wish);
		if (toCome.length === 0) return;
		const nobody = await nobodysId(session, at);
		for (const { version, ...kept } of toCome) {
			const cancelled = { ...kept, status: "cancelled", version: version + 1 } as const;
			const filled = { ...NO_PERSON, userId: nobody, createdAt: at, updatedAt: at };
			await session.insert(bookings).values({ ...cancelled, ...filled });
			await enqueue(session, tell(cancelled), at);
		}
	});
	engine.forgetDeletedSoon();
}

function sessionsToCome(session: Session, userId: number, today: string) {
	const { reference, date, timeslot, version, status } = bookings;
	return session
		.select({ reference, date, timeslot, version })
		.from(bookings)
		.where(and(eq(bookings.userId, userId), gte(date, today), inArray(status, ["requested", "confirmed"])));
}

/**
 * Deletes what is a person's without naming the account: the wish to be called that was sent before signing up, with what
 * tells of it, and wishes for a new password, which are kept by email.
 */
async function eraseUnnamed(session: Session, email: string, wish: string | null): Promise<void> {
	const links = and(eq(outbox.kind, "reset"), eq(outbox.recipient, email));
	const [unowned] =
		wish === null
			? []
			: await session
					.delete(callBacks)
					.where(and(eq(callBacks.reference, wish), isNull(callBacks.userId)))
					.returning({ reference: callBacks.reference });
	const ofWish = unowned && sql`${outbox.content} ->> 'reference' = ${unowned.reference}`;
	await session.delete(outbox).where(and(isNull(outbox.userId), or(links, ofWish)));
}

async function nobodysId(session: Session, at: Date): Promise<number> {
	await session
		.insert(users)
		.values({ ...NOBODY, createdAt: at })
		.onConflictDoNothing();
	const [nobody] = await session.select({ id: users.id }).from(users).where(eq(users.email, NOBODY.email));
	return nobody?.id ?? 0;
}
