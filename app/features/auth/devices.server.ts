import { randomBytes } from "node:crypto";
import { isSigned, sign } from "./signatures.server";

/**
 * The cookie by which a browser is known to have signed in to an account before, so that strangers' wrong guesses do not
 * lock its people out: https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies. For each
 * account it holds a random mark and the server's signature of mark and email; the email itself stands nowhere.
 */
const ENTRY = /^([\w-]{22})\.([\w-]{43})$/;
const BETWEEN = "~";
const PURPOSE = "device";
/** How many accounts a shared computer remembers; the oldest goes first. */
const MOST_ENTRIES = 8;

/** The mark by which a browser is known to an account, or null when it has not signed in to it before. */
export function deviceMark(cookie: string | null, email: string): string | null {
	for (const [, mark = "", signature = ""] of entriesOf(cookie))
		if (isSigned(PURPOSE, `${mark} ${email}`, signature)) return mark;
	return null;
}

/** The cookie of a browser that has just signed in to an account. A mark that it has is kept, with the count on it. */
export function rememberDevice(cookie: string | null, email: string): string {
	const mark = deviceMark(cookie, email) ?? randomBytes(16).toString("base64url");
	const others = entriesOf(cookie).filter(([, other]) => other !== mark);
	const own = `${mark}.${sign(PURPOSE, `${mark} ${email}`)}`;
	return [own, ...others.map(([entry]) => entry)].slice(0, MOST_ENTRIES).join(BETWEEN);
}

function entriesOf(cookie: string | null): RegExpExecArray[] {
	const entries = (cookie ?? "").split(BETWEEN, MOST_ENTRIES).map((entry) => ENTRY.exec(entry));
	return entries.filter((entry) => entry !== null);
}
