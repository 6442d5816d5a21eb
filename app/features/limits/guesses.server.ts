import { createCounter } from "#db/rate-limits.server";
import { env } from "~/env.server";
import { digestOf } from "../digest.server";
import { HOUR, MINUTE, perAddress, refuse } from "./counters.server";

/** How long wrong passwords count, and how long who had too many waits. */
const COUNTED = 15 * MINUTE;
const WAIT = MINUTE;

const strangersGuesses = createCounter("password", env.LIMIT_WRONG_PASSWORDS, COUNTED, WAIT);
const devicesGuesses = createCounter("password-device", env.LIMIT_WRONG_PASSWORDS, COUNTED, WAIT);
const wrongAccounts = perAddress("wrong-accounts", env.LIMIT_WRONG_ACCOUNTS_AN_HOUR_PER_ADDRESS, HOUR);
/** Which of them have been counted: an account counts once, however often it was tried. */
const countedAccounts = createCounter("wrong-account", 1, HOUR);

const TOO_MANY = "Too many wrong passwords.";
const TOO_MANY_ACCOUNTS = "Too many wrong passwords came from your network.";

/** What to do about a guess once it is known whether it was right. */
export type Guess = { right: () => Promise<void>; wrong: () => Promise<void> };

/**
 * Counts a guess at an account's password, before it is looked at: guesses made at the same moment count too.
 *
 * @param email of an account, known or not, in lower case; kept only as a hash
 * @param device mark of a browser that has signed in to this account before. It has a count of its own: what strangers
 *   do locks nobody out who is known. Null for strangers.
 * @param address of a stranger; guesses at many accounts from one are slowed, null when it is unknown
 * @throws TooMany; DatabaseUnavailable
 */
export async function countGuess(email: string, device: string | null, address: string | null): Promise<Guess> {
	return device === null ? countStrangersGuess(email, address) : countDevicesGuess(digestOf(device));
}

async function countDevicesGuess(key: string): Promise<Guess> {
	refuse(await devicesGuesses.count(key), TOO_MANY);
	return {
		right: async () => void (await devicesGuesses.forget(key)),
		wrong: async () => undefined,
	};
}

async function countStrangersGuess(email: string, address: string | null): Promise<Guess> {
	const account = digestOf(email);
	const accountFromHere = digestOf(`${email} ${address}`);
	refuse(await wrongAccounts.waitOf(address), TOO_MANY_ACCOUNTS);
	refuse(await strangersGuesses.count(account), TOO_MANY);
	return {
		right: async () => {
			await strangersGuesses.forget(account);
			if (await countedAccounts.forget(accountFromHere)) await wrongAccounts.giveBack(address);
		},
		wrong: async () => {
			if ((await countedAccounts.count(accountFromHere)) === 0) await wrongAccounts.count(address);
		},
	};
}
