import {
	deleteToken,
	deleteTokensOf,
	findUserByEmail,
	findUserByToken,
	insertToken,
	insertUser,
	replacePasswordHash,
	touchToken,
	type User,
} from "#db/users.server";
import { env } from "~/env.server";
import { Left } from "../failures";
import { tooYoungIn } from "../help/help.server";
import { countGuess } from "../limits/guesses.server";
import { countAgainst } from "../limits/limits.server";
import { tellTaken } from "../limits/taken-emails.server";
import { COMMON_PASSWORD, isCommonPassword } from "./common-passwords.server";
import { type CredentialProblems, checkLogin, checkSignup, type TypedCredentials } from "./credentials";
import { deviceMark, rememberDevice } from "./devices.server";
import type { Asker } from "./fair-turns";
import { checkJoining, type Joining } from "./joining";
import { comparePassword, hashPassword, inPasswordTurn } from "./passwords.server";
import { createToken, hashToken, looksLikeToken, TOKEN_LIFETIME_SECONDS } from "./tokens.server";

export type { User };

/** Who asks to be let in. */
export type Caller = {
	/** For the limits; null when it is unknown. */
	address: string | null;
	/** One that cannot be made up, be it a proxy's; null when there is none. */
	provenAddress: string | null;
	/** The cookie of a browser in which somebody signed in before; null without one. */
	devices: string | null;
	/** Tells when the caller has left; absent where nobody can. */
	left?: AbortSignal;
};

/**
 * How signing up or in ended. `devices` is the cookie by which the browser is known from now on; `reason` tells an unfit
 * field from an email in use and from a wrong password.
 */
export type Entrance =
	| { ok: true; token: string; devices: string }
	| { ok: false; reason: "unfit" | "taken" | "wrong"; message: string; problems: CredentialProblems };

/** What this operator asks of people who sign up. */
export const JOINING: Joining = { consentText: env.CONSENT_TEXT ?? null, minimumAge: env.MINIMUM_AGE ?? null };
const TOO_YOUNG = tooYoungIn("en", "too-young");

/** A use of a token is noted when the last one noted is so long ago: reading seldom writes. */
const NOTED_EVERY_MS = 60 * 60 * 1000;

/**
 * Makes an account and signs the person in.
 *
 * @throws TooMany, Unavailable, DatabaseUnavailable
 */
export async function signUp(typed: TypedCredentials, caller: Caller, now: Date): Promise<Entrance> {
	await countAgainst("addressSignups", caller.address);
	const checked = checkSignup(typed);
	const joining = checkJoining(typed, JOINING, TOO_YOUNG);
	if (!checked.ok) return unfit({ ...checked.problems, ...joining });
	if (Object.keys(joining).length > 0) return unfit(joining);
	const { username, email, password } = checked.value;
	if (isCommonPassword(password)) return unfit({ password: COMMON_PASSWORD });
	const isTaken = async () => (await findUserByEmail(email)) !== null;
	if (await tellTaken(caller.provenAddress, isTaken)) return taken();
	const asker = askerOf(caller, email, null);
	const passwordHash = await inPasswordTurn(asker, () => hashPassword(password));
	if (caller.left?.aborted) throw new Left(); // With an account that nobody was told of, signing up again would fail.
	const { consentText } = JOINING;
	const consent = { consentText, consentedAt: consentText === null ? null : now };
	const userId = await insertUser({ username, email, passwordHash, createdAt: now, ...consent });
	if (userId !== null)
		return (await letIn({ id: userId, email, passwordHash }, caller, now)) ?? logIn(typed, caller, now);
	await tellTaken(caller.provenAddress, async () => true); // Somebody was quicker.
	return taken();
}

/**
 * Signs a person in. An unknown email and a wrong password get the same answer after the same time.
 *
 * @throws TooMany after too many wrong passwords on this account, or on many accounts from one address; Unavailable,
 *   DatabaseUnavailable
 */
export async function logIn(typed: TypedCredentials, caller: Caller, now: Date): Promise<Entrance> {
	const checked = checkLogin(typed);
	if (!checked.ok) return unfit(checked.problems);
	const { email, password } = checked.value;
	const device = deviceMark(caller.devices, email);
	// Counted in its turn: who is turned away before it has guessed nothing, and costs the database nothing.
	const entrance = await inPasswordTurn(askerOf(caller, email, device), async (): Promise<Entrance | null> => {
		const guess = await countGuess(email, device, caller.address);
		const user = await findUserByEmail(email);
		const fit = await comparePassword(password, user?.passwordHash ?? null);
		if (fit === "wrong" || user === null) {
			await guess.wrong();
			return { ok: false, reason: "wrong", message: "Email or password is incorrect", problems: {} };
		}
		await guess.right();
		const entered = await letIn({ ...user, email }, caller, now);
		if (fit === "outdated") await replacePasswordHash(user.id, user.passwordHash, await hashPassword(password));
		return entered;
	});
	return entrance ?? logIn(typed, caller, now); // The password was changed meanwhile: it is compared anew.
}

/** Ends a token on the server, so that a copy of it is worth nothing. */
export async function logOut(token: string): Promise<void> {
	if (looksLikeToken(token)) await deleteToken(hashToken(token));
}

/** Ends all tokens of the person whom a token belongs to. One that is worth nothing ends no other. */
export async function logOutEverywhere(token: string, now: Date): Promise<void> {
	const user = await userOf(token, now);
	if (user !== null) await deleteTokensOf(user.id);
}

/** The person whom a token belongs to, or null when it is unknown or has ended. */
export async function userOf(token: string | null, now: Date): Promise<User | null> {
	if (token === null || !looksLikeToken(token)) return null;
	const hash = hashToken(token);
	const found = await findUserByToken(hash, now);
	if (found === null) return null;
	const { lastUsedAt, ...user } = found;
	// Not waited for: while nothing can be written, who is signed in still reads. The next use is noted instead.
	if (now.getTime() - Number(lastUsedAt) >= NOTED_EVERY_MS) touchToken(hash, now).catch(() => undefined);
	return user;
}

/** Whose turn it is to have a password hashed. `device` is the mark of a known browser, null for any other. */
export function askerOf({ provenAddress, left }: Caller, account: string, device: string | null): Asker {
	return { known: device !== null, line: String(provenAddress), account, left };
}

/** Signs in whoever knows the password with this hash; null where the account has another by now. */
async function letIn(
	{ id: userId, email, passwordHash }: { id: number; email: string; passwordHash: string },
	caller: Caller,
	now: Date,
): Promise<Entrance | null> {
	const token = createToken();
	const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_SECONDS * 1000);
	const isKept = await insertToken({ hash: hashToken(token), userId, expiresAt, lastUsedAt: now, passwordHash });
	return isKept ? { ok: true, token, devices: rememberDevice(caller.devices, email) } : null;
}

function unfit(problems: CredentialProblems): Entrance {
	return { ok: false, reason: "unfit", message: `${Object.values(problems).join(". ")}.`, problems };
}

function taken(): Entrance {
	const message = "This email has an account already. Please log in instead.";
	return { ok: false, reason: "taken", message, problems: { email: message } };
}
