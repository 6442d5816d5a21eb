import {
	deleteOtherTokens,
	eraseUser,
	selectAccount,
	selectSignIns,
	updateEmail,
	updateUsername,
} from "#db/account.server";
import { replacePasswordHash } from "#db/users.server";
import { countGuess } from "../limits/guesses.server";
import type { Caller } from "./accounts.server";
import { COMMON_PASSWORD, isCommonPassword } from "./common-passwords.server";
import { checkSignup } from "./credentials";
import { deviceMark } from "./devices.server";
import { comparePassword, hashPassword, inPasswordTurn } from "./passwords.server";
import { hashToken } from "./tokens.server";

/** The fields of the forms in which people change their account. */
export type AccountField = "username" | "email" | "password" | "current";

/** How a change of an account ended; a sentence for each field that is not right. */
export type Change = { ok: true } | { ok: false; problems: Partial<Record<AccountField, string>> };

const WRONG_PASSWORD = "Your password is not right";

/** Sentences about a value that stands for all, so that only the one in question can be wrong. */
const RIGHT = { username: "Somebody", email: "somebody@example.org", password: "as long as it need be" };

/** Gives a person another name. */
export async function changeName(userId: number, username: string): Promise<Change> {
	const checked = checkSignup({ ...RIGHT, username });
	if (!checked.ok) return { ok: false, problems: checked.problems };
	await updateUsername(userId, checked.value.username);
	return { ok: true };
}

/**
 * Gives a person another email, once the password has been given.
 *
 * @throws TooMany, Unavailable, DatabaseUnavailable
 */
export async function changeEmail(
	userId: number,
	typed: { email: string; current: string },
	caller: Caller,
): Promise<Change> {
	const checked = checkSignup({ ...RIGHT, email: typed.email });
	if (!checked.ok) return { ok: false, problems: checked.problems };
	if (!(await isOwnPassword(userId, typed.current, caller))) return wrongPassword();
	if (await updateEmail(userId, checked.value.email)) return { ok: true };
	return { ok: false, problems: { email: "This email has another account already" } };
}

/**
 * Gives a person another password, once the present one has been given. All other sign-ins end.
 *
 * @throws TooMany, Unavailable, DatabaseUnavailable
 */
export async function changePassword(
	userId: number,
	token: string,
	typed: { password: string; current: string },
	caller: Caller,
): Promise<Change> {
	const account = await selectAccount(userId);
	if (account === null) return wrongPassword();
	const checked = checkSignup({ ...RIGHT, email: account.email, password: typed.password });
	if (!checked.ok) return { ok: false, problems: checked.problems };
	if (isCommonPassword(typed.password)) return { ok: false, problems: { password: COMMON_PASSWORD } };
	if (!(await isOwnPassword(userId, typed.current, caller))) return wrongPassword();
	const hash = await inPasswordTurn(askerOf(account.email, caller), () => hashPassword(typed.password));
	// Read anew: a password that was outdated has another hash since it was compared.
	const former = (await selectAccount(userId))?.passwordHash;
	if (former !== undefined) await replacePasswordHash(userId, former, hash);
	await endOtherSignIns(userId, token);
	return { ok: true };
}

/** Ends all sign-ins of a person but the one with this token. */
export async function endOtherSignIns(userId: number, token: string): Promise<void> {
	await deleteOtherTokens(userId, hashToken(token));
}

/** Whether a person is signed in on more than one device. */
export async function hasOtherSignIns(userId: number): Promise<boolean> {
	return (await selectSignIns(userId, 2)).length > 1;
}

/**
 * Deletes a person's account with everything, once the password has been given.
 *
 * @param today YYYY-MM-DD in the clinic's zone: sessions from then on are cancelled
 * @throws TooMany, Unavailable, DatabaseUnavailable, and everything stays
 */
export async function deleteAccount(
	userId: number,
	current: string,
	caller: Caller,
	{ now, today }: { now: Date; today: string },
): Promise<Change> {
	if (!(await isOwnPassword(userId, current, caller))) return wrongPassword();
	await eraseUser(userId, now, today);
	return { ok: true };
}

/** Whether somebody who is signed in knows the password too. Guesses count as at the login. */
async function isOwnPassword(userId: number, typed: string, caller: Caller): Promise<boolean> {
	const account = await selectAccount(userId);
	if (account === null || typed === "") return false;
	return inPasswordTurn(askerOf(account.email, caller), async () => {
		const guess = await countGuess(account.email, deviceMark(caller.devices, account.email), caller.address);
		const fit = await comparePassword(typed, account.passwordHash);
		if (fit === "wrong") await guess.wrong();
		else await guess.right();
		return fit !== "wrong";
	});
}

function askerOf(email: string, { provenAddress, devices, left }: Caller) {
	return { known: deviceMark(devices, email) !== null, line: String(provenAddress), account: email, left };
}

function wrongPassword(): Change {
	return { ok: false, problems: { current: WRONG_PASSWORD } };
}
