import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { namesOwnCookie } from "./cookies.server";
import type { HeaderReader } from "./origin.server";

/** The request header in which the middleware notes when a request came, in milliseconds. No client can set it. */
export const ARRIVAL = "x-arrival";

/** The addresses whose page is the same all day for every visitor without cookies. */
const SHARED = ["/", "/home", "/login", "/login?mode=login"];
/** Besides its address a page may depend on these, by which it knows the origin that a visitor sees. */
const ORIGIN = ["Host", "X-Forwarded-Host", "X-Forwarded-Proto"];
/** An operator has one or two origins; whoever invents more only has the oldest pages rendered again. */
const MOST_KEPT = 32;
const LONGEST_KEY = 300;

/** How long a browser and a CDN need not ask again: short, because a new release brings new addresses of scripts. */
const BROWSER_SECONDS = 60;
const CDN_SECONDS = 300;

type Encoding = "br" | "gzip" | "identity";
type SharedPage = { until: number; headers: [name: string, value: string][]; bodies: Record<Encoding, Buffer> };

const kept = new Map<string, SharedPage>();

/**
 * Settles who may keep a page that was just rendered: everybody when it is a shared one and the request is nobody's in
 * particular, else nobody. A shared page is kept here too, so that it need not be rendered again.
 *
 * @param headers of the page; those about keeping are set
 * @param dayEnd tells until when pages stay right of which the rendering began at a moment
 */
export function settleKeeping(
	request: Request,
	{ status, headers, html }: { status: number; headers: Headers; html: string },
	dayEnd: (moment: Date) => Date,
): void {
	const { pathname, search } = new URL(request.url);
	const address = pathname + search;
	const arrival = Number(request.headers.get(ARRIVAL) ?? Number.NaN);
	// Counted from the arrival: a page begun before midnight and done after it may tell of either day.
	const until = isShared(request, address) && arrival > 0 ? dayEnd(new Date(arrival)).getTime() : 0;
	if (status !== 200 || headers.has("Set-Cookie") || secondsUntil(until) <= 0) {
		if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
		return;
	}
	headers.set("Cache-Control", cacheControl(until));
	headers.set("ETag", `W/"${createHash("sha256").update(html).digest("base64url")}"`);
	headers.set("Vary", ["Accept-Encoding", "Cookie", ...ORIGIN.slice(1)].join(", "));
	void keep(
		keyOf((name) => request.headers.get(name), address),
		{ until, headers: [...headers] },
		html,
	);
}

/**
 * Answers a request from the pages kept, before Express and Remix see it.
 *
 * @returns false when there is none for it, and nothing was done
 */
export function answerFromKept(read: HeaderReader, request: IncomingMessage, response: ServerResponse): boolean {
	if (!SHARED.includes(request.url ?? "") || !isReading(request.method) || isPersonal(read)) return false;
	const page = kept.get(keyOf(read, request.url ?? ""));
	if (page === undefined || secondsUntil(page.until) <= 0) return false;
	for (const [name, value] of page.headers) response.setHeader(name, value);
	response.setHeader("Cache-Control", cacheControl(page.until));
	if (isKnown(read("If-None-Match"), response.getHeader("ETag"))) {
		response.statusCode = 304;
		response.removeHeader("Content-Type");
		response.end();
		return true;
	}
	const encoding = chosenEncoding(read("Accept-Encoding"));
	if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
	response.setHeader("Content-Length", page.bodies[encoding].length);
	response.end(request.method === "HEAD" ? undefined : page.bodies[encoding]);
	return true;
}

async function keep(key: string, page: Omit<SharedPage, "bodies">, html: string): Promise<void> {
	if (key.length > LONGEST_KEY) return;
	const identity = Buffer.from(html);
	const [br, gzipped] = await Promise.all([
		promisify(brotliCompress)(identity),
		promisify(gzip)(identity, { level: 9 }),
	]);
	const [oldest] = kept.keys();
	if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
	kept.set(key, { ...page, bodies: { br, gzip: gzipped, identity } });
}

function keyOf(read: HeaderReader, address: string): string {
	return JSON.stringify([address, ...ORIGIN.map(read)]);
}

function isShared(request: Request, address: string): boolean {
	return isReading(request.method) && SHARED.includes(address) && !isPersonal((name) => request.headers.get(name));
}

function isPersonal(read: HeaderReader): boolean {
	const cookies = read("Cookie");
	return read("Authorization") !== null || (cookies !== null && namesOwnCookie(cookies));
}

function isReading(method: string | undefined): boolean {
	return method === "GET" || method === "HEAD";
}

/** Whole seconds that a page is right for; 0 in the last one, since caches know nothing smaller. */
function secondsUntil(until: number): number {
	return Math.floor((until - Date.now()) / 1000);
}

function cacheControl(until: number): string {
	const left = secondsUntil(until);
	return `public, max-age=${Math.min(left, BROWSER_SECONDS)}, s-maxage=${Math.min(left, CDN_SECONDS)}`;
}

/** Compared weakly, as https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 asks. */
function isKnown(ifNoneMatch: string | null, tag: unknown): boolean {
	if (ifNoneMatch === null) return false;
	const opaque = (entry: string) => entry.trim().replace(/^W\//, "");
	return ifNoneMatch.split(",").some((entry) => entry.trim() === "*" || opaque(entry) === opaque(String(tag)));
}

function chosenEncoding(accepted: string | null): Encoding {
	const allows = (name: string) =>
		accepted?.split(",").some((entry) => {
			const [coding = "", ...parameters] = entry.toLowerCase().split(";");
			return coding.trim() === name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
		});
	if (allows("br")) return "br";
	return allows("gzip") ? "gzip" : "identity";
}
