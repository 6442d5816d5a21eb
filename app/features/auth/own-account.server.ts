import {
	type Account,
	changePasswordHash,
	deleteOtherTokens,
	eraseUser,
	selectAccount,
	selectSignIns,
	updateEmail,
	updateUsername,
} from "#db/account.server";
import { erasedNotices } from "../booking/notices.server";
import { Left } from "../failures";
import { countGuess } from "../limits/guesses.server";
import { tellTaken } from "../limits/taken-emails.server";
import { askerOf, type Caller } from "./accounts.server";
import { COMMON_PASSWORD, isCommonPassword } from "./common-passwords.server";
import { checkEmail, checkNewPassword, checkUsername } from "./credentials";
import { deviceMark } from "./devices.server";
import { comparePassword, hashPassword, inPasswordTurn } from "./passwords.server";
import { hashToken } from "./tokens.server";

/** The fields of the forms in which people change their account. */
export type AccountField = "username" | "email" | "password" | "current";

/** How a change of an account ended; a sentence for each field that is not right. */
export type Change = { ok: true } | { ok: false; problems: Partial<Record<AccountField, string>> };

const NOT_RIGHT = "Your password is not right";

/** Gives a person another name. */
export async function changeName(userId: number, username: string): Promise<Change> {
	const checked = checkUsername(username);
	if (!checked.ok) return { ok: false, problems: { username: checked.problem } };
	await updateUsername(userId, checked.value);
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
	const checked = checkEmail(typed.email);
	if (!checked.ok) return { ok: false, problems: { email: checked.problem } };
	const own = await ownAccount(userId, typed.current, caller);
	if (!own.ok) return { ok: false, problems: { current: own.problem } };
	const isTaken = await tellTaken(caller.provenAddress, async () => !(await updateEmail(userId, checked.value)));
	return isTaken ? { ok: false, problems: { email: "This email has another account already" } } : { ok: true };
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
	const email = (await selectAccount(userId))?.email ?? "";
	const checked = checkNewPassword(typed.password, email);
	if (!checked.ok) return { ok: false, problems: { password: checked.problem } };
	if (isCommonPassword(typed.password)) return { ok: false, problems: { password: COMMON_PASSWORD } };
	const own = await ownAccount(userId, typed.current, caller);
	if (!own.ok) return { ok: false, problems: { current: own.problem } };
	const asker = askerOf(caller, email, deviceMark(caller.devices, email));
	const passwordHash = await inPasswordTurn(asker, () => hashPassword(typed.password));
	if (caller.left?.aborted) throw new Left(); // Nobody would be told, and the next press would find another password.
	const change = { former: own.account.passwordHash, passwordHash, token: hashToken(token) };
	return (await changePasswordHash(userId, change)) ? { ok: true } : { ok: false, problems: { current: NOT_RIGHT } };
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
 * @param wish the reference of the wish to be called that this browser knows, which may be from before there was an account
 * @throws TooMany, Unavailable, DatabaseUnavailable, and everything stays
 */
export async function deleteAccount(
	userId: number,
	current: string,
	caller: Caller,
	{ now, today, wish }: { now: Date; today: string; wish: string | null },
): Promise<Change> {
	const own = await ownAccount(userId, current, caller);
	if (!own.ok) return { ok: false, problems: { current: own.problem } };
	await eraseUser(userId, { at: now, today, wish }, erasedNotices);
	return { ok: true };
}

/**
 * The account of somebody who is signed in and knows the password too: asked for before what must not be done from a screen
 * that was left alone. Guesses count as at the login.
 *
 * @returns a sentence for the person where the password is not right
 * @throws TooMany after too many wrong ones; Unavailable, DatabaseUnavailable
 */
export async function ownAccount(
	userId: number,
	typed: string,
	caller: Caller,
): Promise<{ ok: true; account: Account } | { ok: false; problem: string }> {
	const account = await selectAccount(userId);
	if (account === null || typed === "") return { ok: false, problem: "Your password is needed for this" };
	const device = deviceMark(caller.devices, account.email);
	const isRight = await inPasswordTurn(askerOf(caller, account.email, device), async () => {
		const guess = await countGuess(account.email, device, caller.address);
		const isRight = (await comparePassword(typed, account.passwordHash)) !== "wrong";
		await (isRight ? guess.right() : guess.wrong());
		return isRight;
	});
	return isRight ? { ok: true, account } : { ok: false, problem: NOT_RIGHT };
}
