import {
	type Caller,
	type Entrance,
	logOut,
	logOutEverywhere,
	type User,
	userOf,
} from "~/features/auth/accounts.server";
import { forget, renewSecret } from "~/features/chat/chat.server";
import { clientAddress, provenAddress } from "./client.server";
import {
	conversationCookie,
	devicesCookie,
	dropDraft,
	setCallBack,
	setConversation,
	setDevices,
	setToken,
	tokenCookie,
} from "./cookies.server";
import { asFailure } from "./failures.server";
import { notePerson } from "./log.server";
import { overSignal } from "./streams.server";

/**
 * The token of a request: the Authorization header, bare or as Bearer, else the cookie. A header that is there counts
 * alone, so that a client never acts for somebody else by a cookie it forgot.
 */
function tokenOf(request: Request): string | null {
	return headerToken(request) ?? tokenCookie(request);
}

function headerToken(request: Request): string | null {
	return (
		request.headers
			.get("Authorization")
			?.trim()
			.replace(/^Bearer\s+/i, "") || null
	);
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

/** Who asks to be let in with a request. */
export function callerOf(request: Request): Caller {
	return {
		address: clientAddress(request),
		provenAddress: provenAddress(request),
		devices: devicesCookie(request),
		left: overSignal(request),
	};
}

/**
 * Signs a person in on this browser: the sign-in that its cookie held before, if any, ends. The talk goes on under a new
 * secret, so that nobody who knew the old one reads along.
 *
 * @returns each Set-Cookie
 */
export async function enterWith(request: Request, { token, devices }: Extract<Entrance, { ok: true }>) {
	const former = tokenCookie(request);
	if (former !== null) await logOut(former);
	const secret = conversationCookie(request);
	const talk = secret === null ? [] : [setConversation(request, await renewSecret(secret))];
	return [setToken(request, token), setDevices(request, devices), ...talk];
}

/**
 * Signs out: ends on the server what the request's header and cookie hold, and the talk. Nothing typed stays either.
 *
 * @param everywhere whether all other sign-ins of the same person end too
 * @returns each Set-Cookie
 */
export async function leave(request: Request, everywhere: boolean): Promise<string[]> {
	for (const token of [headerToken(request), tokenCookie(request)]) {
		if (token === null) continue;
		if (everywhere) await logOutEverywhere(token, new Date());
		await logOut(token);
	}
	const secret = conversationCookie(request);
	if (secret !== null) await forget(secret);
	return [setToken(request, null), setConversation(request, null), setCallBack(request, null), dropDraft(request)];
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
