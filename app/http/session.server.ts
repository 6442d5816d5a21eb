import { logOut, type User, userOf } from "~/features/auth/accounts.server";
import { setToken, tokenCookie } from "./cookies.server";
import { asFailure } from "./failures.server";
import { notePerson } from "./log.server";

/**
 * The token of a request: the Authorization header, bare or as Bearer, else the cookie. A header that is there counts
 * alone, so that a client never acts for somebody else by a cookie it forgot.
 */
function tokenOf(request: Request): string | null {
	const header = request.headers.get("Authorization")?.trim();
	if (header) return header.replace(/^Bearer\s+/i, "");
	return tokenCookie(request);
}

/**
 * The person who makes a request, or null for a visitor. A request without a token costs no look-up.
 *
 * @throws DatabaseUnavailable
 */
export async function currentUser(request: Request): Promise<User | null> {
	return knownBy(request, tokenOf(request));
}

/** The person of a token, noted for the log. */
async function knownBy(request: Request, token: string | null): Promise<User | null> {
	const user = await userOf(token, new Date());
	if (user !== null) notePerson(request, user.id);
	return user;
}

/**
 * Signs a person in on this browser: the sign-in that its cookie held before, if any, ends.
 *
 * @returns the Set-Cookie with the new token
 */
export async function enterWith(request: Request, token: string): Promise<string> {
	const former = tokenCookie(request);
	if (former !== null) await logOut(former);
	return setToken(request, token);
}

/** The answer that sets a person's cookies; pages with them are for nobody else. */
export function cookieHeaders(...cookies: string[]): Headers {
	const headers = new Headers({ "Cache-Control": "private, no-store" });
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return headers;
}

/**
 * The person who reads a page. When the database cannot say, the page comes all the same.
 *
 * @returns `unknown` true when there is a token that could not be looked up
 */
export async function visitor(request: Request): Promise<{ user: User | null; unknown: boolean }> {
	try {
		return { user: await knownBy(request, tokenCookie(request)), unknown: false };
	} catch (error) {
		if (asFailure(error) === null) throw error;
		return { user: null, unknown: true };
	}
}
