import { createHash } from "node:crypto";
import { isSecure } from "./client.server";
import type { HeaderReader } from "./origin.server";

/** A year. Without includeSubDomains: other services of the operator's domain are not ours to speak for. */
const HTTPS_ONLY = "max-age=31536000";

const COMMON = {
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "same-origin",
	"Permissions-Policy": "microphone=(self), camera=(), geolocation=(), payment=(), usb=()",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"X-Frame-Options": "DENY",
} as const;

/** Headers of every answer to a JSON call: nothing in it may ever run, be framed or be kept. */
export const API_HEADERS: Record<string, string> = {
	...COMMON,
	"Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	"Cache-Control": "private, no-store",
};

/** Headers of an answer that says nothing of its own: as strict as a JSON call's. */
export function baselineHeaders(read: HeaderReader): Record<string, string> {
	return isSecure(read) ? { ...API_HEADERS, "Strict-Transport-Security": HTTPS_ONLY } : API_HEADERS;
}

/** Adds the headers that an answer does not have yet. */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
	for (const [name, value] of Object.entries(headers))
		if (!response.headers.has(name)) response.headers.set(name, value);
	return response;
}

/**
 * Sets the security headers of a document.
 *
 * @param scripts the text of each inline script that the server itself wrote; no other inline script runs
 */
export function secureDocument(request: Request, headers: Headers, scripts: readonly string[]): void {
	for (const [name, value] of Object.entries(COMMON)) headers.set(name, value);
	const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
	headers.set(
		"Content-Security-Policy",
		[
			"default-src 'none'",
			`script-src ${["'self'", ...new Set(hashes)].join(" ")}`,
			"style-src 'self'",
			"img-src 'self'",
			"font-src 'self'",
			"connect-src 'self'",
			"manifest-src 'self'",
			"base-uri 'none'",
			"form-action 'self'",
			"frame-ancestors 'none'",
		].join("; "),
	);
	if (isSecure((name) => request.headers.get(name))) headers.set("Strict-Transport-Security", HTTPS_ONLY);
}
