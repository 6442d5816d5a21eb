import { deleteToken, findUserByEmail, findUserByToken, insertToken, insertUser, type User } from "#db/users.server";
import { countGuess, forgiveGuesses } from "../limits/limits.server";
import { type CredentialProblems, checkLogin, checkSignup, type TypedCredentials } from "./credentials";
import { hashPassword, passwordFits } from "./passwords.server";
import { createToken, hashToken, looksLikeToken, TOKEN_LIFETIME_SECONDS } from "./tokens.server";

export type { User };

/** How signing up or in ended. `reason` tells an unfit field from an email in use and from a wrong password. */
export type Entrance =
	| { ok: true; token: string }
	| { ok: false; reason: "unfit" | "taken" | "wrong"; message: string; problems: CredentialProblems };

/**
 * Makes an account and signs the person in.
 *
 * @throws Unavailable, DatabaseUnavailable
 */
export async function signUp(typed: TypedCredentials, now: Date): Promise<Entrance> {
	const checked = checkSignup(typed);
	if (!checked.ok) return unfit(checked.problems);
	const { username, email, password } = checked.value;
	if ((await findUserByEmail(email)) !== null) return taken();
	const passwordHash = await hashPassword(password);
	const userId = await insertUser({ username, email, passwordHash, createdAt: now });
	return userId === null ? taken() : { ok: true, token: await issueToken(userId, now) };
}

/**
 * Signs a person in. An unknown email and a wrong password get the same answer after the same time.
 *
 * @throws TooMany after too many wrong passwords on this account; Unavailable, DatabaseUnavailable
 */
export async function logIn(typed: TypedCredentials, now: Date): Promise<Entrance> {
	const checked = checkLogin(typed);
	if (!checked.ok) return unfit(checked.problems);
	const { email, password } = checked.value;
	await countGuess(email);
	const user = await findUserByEmail(email);
	if (!(await passwordFits(password, user?.passwordHash ?? null)) || user === null) {
		return { ok: false, reason: "wrong", message: "Email or password is incorrect", problems: {} };
	}
	await forgiveGuesses(email);
	return { ok: true, token: await issueToken(user.id, now) };
}

/** Ends a token on the server, so that a copy of it is worth nothing. */
export async function logOut(token: string): Promise<void> {
	if (looksLikeToken(token)) await deleteToken(hashToken(token));
}

/** The person whom a token belongs to, or null when it is unknown or has expired. */
export async function userOf(token: string | null, now: Date): Promise<User | null> {
	if (token === null || !looksLikeToken(token)) return null;
	return findUserByToken(hashToken(token), now);
}

async function issueToken(userId: number, now: Date): Promise<string> {
	const token = createToken();
	const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_SECONDS * 1000);
	await insertToken({ hash: hashToken(token), userId, expiresAt });
	return token;
}

function unfit(problems: CredentialProblems): Entrance {
	return { ok: false, reason: "unfit", message: `${Object.values(problems).join(". ")}.`, problems };
}

function taken(): Entrance {
	const message = "This email has an account already. Please log in instead.";
	return { ok: false, reason: "taken", message, problems: { email: message } };
}
