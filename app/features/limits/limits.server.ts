import { createHash } from "node:crypto";
import { type Counter, createCounter } from "#db/rate-limits.server";
import { env } from "~/env.server";
import { spokenWait, TooMany } from "../failures";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const UNKNOWN = "unknown";
const UNKNOWN_SHARE = 10;

const guesses = createCounter("password", env.LIMIT_WRONG_PASSWORDS, 15 * MINUTE, MINUTE);
const counters = {
	conversationMessages: createCounter("chat", env.LIMIT_MESSAGES_A_MINUTE, MINUTE),
	personBookings: createCounter("booking", env.LIMIT_BOOKINGS_AN_HOUR, HOUR),
	addressMessages: perAddress("chat-address", env.LIMIT_MESSAGES_A_MINUTE_PER_ADDRESS, MINUTE),
	addressSignups: perAddress("signup-address", env.LIMIT_SIGNUPS_AN_HOUR_PER_ADDRESS, HOUR),
	addressBookings: perAddress("booking-address", env.LIMIT_BOOKINGS_AN_HOUR_PER_ADDRESS, HOUR),
};

/** What is counted, and by whom: a conversation's or address's messages, a person's or address's bookings, signups. */
export type Limited = keyof typeof counters;

/**
 * Counts one more of something.
 *
 * @param key who does it; for an address null when it is unknown
 * @throws TooMany when that is more than the settings allow; DatabaseUnavailable
 */
export async function countAgainst(limited: Limited, key: string | null): Promise<void> {
	refuse(await counters[limited].count(key ?? UNKNOWN), "That was a lot at once.");
}

/** A counter by address. All whose address is unknown share one count, so that hiding it frees nobody from limits. */
function perAddress(name: string, points: number, seconds: number): Pick<Counter, "count"> {
	const known = createCounter(name, points, seconds);
	const unknown = createCounter(`${name}-unknown`, points * UNKNOWN_SHARE, seconds);
	return { count: (address) => (address === UNKNOWN ? unknown : known).count(address) };
}

/**
 * Counts a guess at an account's password, before it is looked at: guesses made at the same moment count too.
 *
 * @param email of an account, known or not, in lower case; kept only as a hash
 * @throws TooMany after too many on this account, whoever made them
 */
export async function countGuess(email: string): Promise<void> {
	refuse(await guesses.count(accountKey(email)), "Too many wrong passwords.");
}

/** Forgets the guesses at an account, after the right one. */
export async function forgiveGuesses(email: string): Promise<void> {
	await guesses.forget(accountKey(email));
}

function refuse(waitSeconds: number, reason: string): void {
	if (waitSeconds > 0) throw new TooMany(`${reason} Please try again in ${spokenWait(waitSeconds)}.`, waitSeconds);
}

function accountKey(email: string): string {
	return createHash("sha256").update(email).digest("base64url");
}
