import { askForReset, findReset, spendReset } from "#db/password-resets.server";
import { env } from "~/env.server";
import { Left } from "../failures";
import { countForgotten } from "../limits/forgotten.server";
import { askerOf, type Caller } from "./accounts.server";
import { COMMON_PASSWORD, isCommonPassword } from "./common-passwords.server";
import { checkEmail, checkNewPassword } from "./credentials";
import { hashPassword, inPasswordTurn } from "./passwords.server";
import { looksLikeToken } from "./tokens.server";

/** Whether a link can be sent at all. */
export const canSendLinks = env.SMTP_URL !== undefined;

/** How a wish for a new password or a new password itself was taken; `problem` is the sentence for the field. */
export type Taken = { ok: true } | { ok: false; problem: string };

/**
 * Takes the wish for a link with which a new password is set. Emails with and without an account get the same answer
 * after the same work; who has one gets a mail.
 *
 * @throws TooMany; DatabaseUnavailable
 */
export async function forgotten(typed: string, { address }: Caller, now: Date): Promise<Taken> {
	const checked = checkEmail(typed);
	if (!checked.ok) return { ok: false, problem: checked.problem };
	await countForgotten(checked.value, address);
	await askForReset(checked.value, now);
	return { ok: true };
}

/** Whether a link's secret is good: not used, and not older than an hour. Looking at it uses nothing up. */
export async function isGoodLink(secret: string, now: Date): Promise<boolean> {
	return looksLikeToken(secret) && (await findReset(secret, now)) !== null;
}

/**
 * Sets a new password with a link's secret, and ends all sign-ins of its person.
 *
 * @returns null when the link is not good any more
 * @throws Unavailable, DatabaseUnavailable
 */
export async function setPassword(secret: string, typed: string, caller: Caller, now: Date): Promise<Taken | null> {
	const owner = looksLikeToken(secret) ? await findReset(secret, now) : null;
	if (owner === null) return null;
	const checked = checkNewPassword(typed, owner.email);
	if (!checked.ok) return { ok: false, problem: checked.problem };
	if (isCommonPassword(typed)) return { ok: false, problem: COMMON_PASSWORD };
	const passwordHash = await inPasswordTurn(askerOf(caller, owner.email, null), () => hashPassword(typed));
	if (caller.left?.aborted) throw new Left(); // Nobody would be told, and the next press would find the link used.
	return (await spendReset(secret, passwordHash, new Date())) ? { ok: true } : null;
}
