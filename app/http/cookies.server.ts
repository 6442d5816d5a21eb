import { parseCookie, stringifySetCookie } from "cookie";
import { env } from "~/env.server";
import { isSigned, sign } from "~/features/auth/signatures.server";
import { TOKEN_LIFETIME_SECONDS } from "~/features/auth/tokens.server";
import { type PageLanguage, pageLanguage } from "~/features/help/languages";
import { isSecure } from "./client.server";

const TOKEN = "auth-token";
const CONVERSATION = "conversation";
const NOTICE = "notice";
const NOTICE_SECONDS = 60;
const CHOICES = "talk";
const LANGUAGE = "language";
const LANGUAGE_SECONDS = 365 * 24 * 60 * 60;
/** Changes no page, so pages that are kept for all go to browsers with it too. */
const DEVICES = "devices";
const DEVICES_SECONDS = 365 * 24 * 60 * 60;
const CALL_BACK = "call-back";
const CALL_BACK_SECONDS = 7 * 24 * 60 * 60;
const DRAFT = "booking-draft";
/** Time enough to make an account without haste, and soon over on a computer that others use too. */
export const DRAFT_MINUTES = 15;
/** Browsers drop a cookie of more than 4,096 bytes, and proxies refuse a header of more than 8 KB. */
const DRAFT_LENGTH = 3_000;
/**
 * Browsers take a cookie of such a name only over https, from this very host, for all of its addresses: no other program of
 * the operator's domain, and nobody who alters plain http, can plant one.
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix
 */
const OVER_HTTPS = "__Host-";

/** What a redirect may leave for the next page to say, once. */
const NOTICES = [
	"booked",
	"done-name",
	"done-email",
	"done-password",
	"done-others",
	"done-deleted",
	"done-moods-on",
	"done-moods-off",
	"plan-kept",
	"plan-deleted",
] as const;
/** What was done; where it is a booking, which one. */
export type Notice = { kind: (typeof NOTICES)[number]; reference: string | null };

/** Whether a Cookie header brings any cookie of this product by which its pages differ, be it empty or wrong, or one of the other scheme's. */
export function namesOwnCookie(cookies: string): boolean {
	const names = parseCookie(cookies);
	return [TOKEN, CONVERSATION, NOTICE, CHOICES, LANGUAGE].some(
		(name) => name in names || `${OVER_HTTPS}${name}` in names,
	);
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

/** The reference of the wish to be called that was sent from this browser, as this server signed it. */
export function callBackCookie(request: Request): string | null {
	const [, reference = "", signature = ""] = /^(\w{8})\.([\w-]{43})$/.exec(read(request, CALL_BACK) ?? "") ?? [];
	return isSigned(CALL_BACK, reference, signature) ? reference : null;
}

/**
 * What a visitor typed into the booking form before the way to /login, as this server signed it.
 *
 * @param id of the draft, from the address: what another tab left in its place is not this tab's
 */
export function draftCookie(request: Request, id: string): Readonly<Record<string, string>> | null {
	const [, text = "", signature = ""] = /^([\w-]+)\.([\w-]{43})$/.exec(read(request, DRAFT) ?? "") ?? [];
	if (draftId(signature) !== id || !isSigned(DRAFT, text, signature)) return null;
	return JSON.parse(Buffer.from(text, "base64url").toString());
}

/** The beginning of a draft's signature: it says nothing of what was typed, so it may stand in an address. */
function draftId(signature: string): string {
	return signature.slice(0, 8);
}

/** What the last redirect left to say. */
export function noticeCookie(request: Request): Notice | null {
	const [, said, reference = null] = /^([a-z-]+)(?:\.(\w{8}))?$/.exec(read(request, NOTICE) ?? "") ?? [];
	const kind = NOTICES.find((known) => known === said);
	return kind === undefined ? null : { kind, reference };
}

/** The language that was chosen for the pages that have several. */
export function languageCookie(request: Request): PageLanguage | null {
	return pageLanguage(read(request, LANGUAGE));
}

/** Set-Cookie that signs in, for 30 days; or out with null. */
export function setToken(request: Request, token: string | null): string {
	return write(request, TOKEN, token, TOKEN_LIFETIME_SECONDS);
}

/**
 * Set-Cookie that keeps the conversation as long as the server does, or until the browser is closed where that was chosen;
 * or drops it with null.
 */
export function setConversation(request: Request, secret: string | null, { forgets } = talkChoices(request)): string {
	const value = secret === null ? null : `${secret}.${sign(CONVERSATION, secret)}`;
	return write(request, CONVERSATION, value, forgets ? "closing" : env.CONVERSATION_IDLE_HOURS * 60 * 60);
}

/** What somebody wants of a talk on a phone or computer that others use too. */
export type TalkChoices = {
	/** It is forgotten when the browser is closed, and after an hour without a message. */
	forgets: boolean;
	/** It is cleared by "Leave quickly". */
	clears: boolean;
};

/** What was chosen for the talk; nothing unless somebody did. */
export function talkChoices(request: Request): TalkChoices {
	const chosen = (read(request, CHOICES) ?? "").split(".");
	return { forgets: chosen.includes("forget"), clears: chosen.includes("clear") };
}

/** Set-Cookie that keeps what was chosen until the browser is closed. */
export function setTalkChoices(request: Request, { forgets, clears }: TalkChoices): string {
	const chosen = [forgets && "forget", clears && "clear"].filter(Boolean).join(".");
	return write(request, CHOICES, chosen === "" ? null : chosen, "closing");
}

/** Set-Cookie by which the browser is known for a year. It stays at logout: it lets nobody in. */
export function setDevices(request: Request, devices: string): string {
	return write(request, DEVICES, devices, DEVICES_SECONDS);
}

/** Set-Cookie by which a browser sees for a week what becomes of a wish to be called; or no more with null. */
export function setCallBack(request: Request, reference: string | null): string {
	const value = reference === null ? null : `${reference}.${sign(CALL_BACK, reference)}`;
	return write(request, CALL_BACK, value, CALL_BACK_SECONDS);
}

/**
 * Set-Cookie by which a browser takes along for some minutes what was typed into the booking form, and the id that the
 * address to come back to has to name.
 *
 * @returns null where there is nothing, or more than fits, which no honest form brings
 */
export function setDraft(
	request: Request,
	typed: Readonly<Record<string, string>>,
): { id: string; cookie: string } | null {
	const text = Buffer.from(JSON.stringify(typed)).toString("base64url");
	if (Object.keys(typed).length === 0 || text.length > DRAFT_LENGTH) return null;
	const signature = sign(DRAFT, text);
	return { id: draftId(signature), cookie: write(request, DRAFT, `${text}.${signature}`, DRAFT_MINUTES * 60) };
}

/** Set-Cookie that takes away what was typed into the booking form. */
export function dropDraft(request: Request): string {
	return write(request, DRAFT, null, 0);
}

/** Set-Cookie that leaves a notice for the next page; or takes it away with null. */
export function setNotice(request: Request, notice: (Pick<Notice, "kind"> & Partial<Notice>) | null): string {
	const value = notice === null ? null : [notice.kind, notice.reference].filter(Boolean).join(".");
	return write(request, NOTICE, value, NOTICE_SECONDS);
}

/** Set-Cookie that remembers a language for a year. */
export function setLanguage(request: Request, language: PageLanguage): string {
	return write(request, LANGUAGE, language, LANGUAGE_SECONDS);
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

/** @param maxAge in seconds, or until the browser is closed */
function write(request: Request, name: string, value: string | null, maxAge: number | "closing"): string {
	return stringifySetCookie({
		name: nameFor(request, name),
		value: value ?? "",
		maxAge: value === null ? 0 : maxAge === "closing" ? undefined : maxAge,
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: secure(request),
	});
}
