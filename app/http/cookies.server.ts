import { parseCookie, stringifySetCookie } from "cookie";
import { env } from "~/env.server";
import { isSigned, sign } from "~/features/auth/signatures.server";
import { TOKEN_LIFETIME_SECONDS } from "~/features/auth/tokens.server";
import { isSecure } from "./client.server";

const TOKEN = "auth-token";
const CONVERSATION = "conversation";
const NOTICE = "notice";
const NOTICE_SECONDS = 60;
/** Changes no page, so pages that are kept for all go to browsers with it too. */
const DEVICES = "devices";
const DEVICES_SECONDS = 365 * 24 * 60 * 60;
/**
 * Browsers take a cookie of such a name only over https, from this very host, for all of its addresses: no other program of
 * the operator's domain, and nobody who alters plain http, can plant one.
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix
 */
const OVER_HTTPS = "__Host-";

/** What a redirect may leave for the next page to say, once. */
const NOTICES = ["booked"] as const;
export type Notice = (typeof NOTICES)[number];

/** Whether a Cookie header brings any cookie of this product, be it empty or wrong, or one of the other scheme's. */
export function namesOwnCookie(cookies: string): boolean {
	const names = parseCookie(cookies);
	return [TOKEN, CONVERSATION, NOTICE].some((name) => name in names || `${OVER_HTTPS}${name}` in names);
}

/** The token of the cookie, which is the truth for pages. */
export function tokenCookie(request: Request): string | null {
	return read(request, TOKEN);
}

/**
 * The secret of the visitor's conversation with the bot. Only what this server signed counts: with a secret of his own
 * making, put into somebody's browser, a stranger could read along.
 */
export function conversationCookie(request: Request): string | null {
	const [, secret = "", signature = ""] = /^([\w-]{43})\.([\w-]{43})$/.exec(read(request, CONVERSATION) ?? "") ?? [];
	return isSigned(CONVERSATION, secret, signature) ? secret : null;
}

/** By what the browser is known to accounts that signed in there before (see devices.server.ts). */
export function devicesCookie(request: Request): string | null {
	return read(request, DEVICES);
}

/** What the last redirect left to say. */
export function noticeCookie(request: Request): Notice | null {
	const notice = read(request, NOTICE);
	return NOTICES.find((known) => known === notice) ?? null;
}

/** Set-Cookie that signs in, for 30 days; or out with null. */
export function setToken(request: Request, token: string | null): string {
	return write(request, TOKEN, token, TOKEN_LIFETIME_SECONDS);
}

/** Set-Cookie that keeps the conversation as long as the server does; or drops it with null. */
export function setConversation(request: Request, secret: string | null): string {
	const value = secret === null ? null : `${secret}.${sign(CONVERSATION, secret)}`;
	return write(request, CONVERSATION, value, env.CONVERSATION_IDLE_HOURS * 60 * 60);
}

/** Set-Cookie by which the browser is known for a year. It stays at logout: it lets nobody in. */
export function setDevices(request: Request, devices: string): string {
	return write(request, DEVICES, devices, DEVICES_SECONDS);
}

/** Set-Cookie that leaves a notice for the next page; or takes it away with null. */
export function setNotice(request: Request, notice: Notice | null): string {
	return write(request, NOTICE, notice, NOTICE_SECONDS);
}

function read(request: Request, name: string): string | null {
	return parseCookie(request.headers.get("Cookie") ?? "")[nameFor(request, name)] || null;
}

/** What a cookie is called in this request and in the answer to it: over https the prefixed name alone counts. */
function nameFor(request: Request, name: string): string {
	return secure(request) ? `${OVER_HTTPS}${name}` : name;
}

function secure(request: Request): boolean {
	return isSecure((header) => request.headers.get(header));
}

function write(request: Request, name: string, value: string | null, maxAge: number): string {
	return stringifySetCookie({
		name: nameFor(request, name),
		value: value ?? "",
		maxAge: value === null ? 0 : maxAge,
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: secure(request),
	});
}
