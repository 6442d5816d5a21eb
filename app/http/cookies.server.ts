import { parseCookie, stringifySetCookie } from "cookie";
import { env } from "~/env.server";
import { TOKEN_LIFETIME_SECONDS } from "~/features/auth/tokens.server";
import { isSecure } from "./client.server";

const TOKEN = "auth-token";
const CONVERSATION = "conversation";
const NOTICE = "notice";
const NOTICE_SECONDS = 60;

/** What a redirect may leave for the next page to say, once. */
const NOTICES = ["booked"] as const;
export type Notice = (typeof NOTICES)[number];

/** Whether a Cookie header brings any cookie of this product, be it empty or wrong. */
export function namesOwnCookie(cookies: string): boolean {
	const names = parseCookie(cookies);
	return [TOKEN, CONVERSATION, NOTICE].some((name) => name in names);
}

/** The token of the cookie, which is the truth for pages. */
export function tokenCookie(request: Request): string | null {
	return read(request, TOKEN);
}

/** The secret of the visitor's conversation with the bot. */
export function conversationCookie(request: Request): string | null {
	const secret = read(request, CONVERSATION);
	return secret !== null && /^[\w-]{43}$/.test(secret) ? secret : null;
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
	return write(request, CONVERSATION, secret, env.CONVERSATION_IDLE_HOURS * 60 * 60);
}

/** Set-Cookie that leaves a notice for the next page; or takes it away with null. */
export function setNotice(request: Request, notice: Notice | null): string {
	return write(request, NOTICE, notice, NOTICE_SECONDS);
}

function read(request: Request, name: string): string | null {
	return parseCookie(request.headers.get("Cookie") ?? "")[name] || null;
}

function write(request: Request, name: string, value: string | null, maxAge: number): string {
	return stringifySetCookie({
		name,
		value: value ?? "",
		maxAge: value === null ? 0 : maxAge,
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: isSecure((header) => request.headers.get(header)),
	});
}
