import { createHash, randomBytes } from "node:crypto";

/** A token lives 30 days. */
export const TOKEN_LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** A new token, or any other secret that only who has it may know: 256 random bits in base64url, 43 characters. */
export function createToken(): string {
	return randomBytes(32).toString("base64url");
}

/** What the database keeps in a token's place: its SHA-256 in hexadecimal, from which it cannot be had back. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** Whether a text could be a token, or the secret of a link, at all, so that rubbish never reaches the database. */
export function looksLikeToken(text: string): boolean {
	return /^[\w-]{43}$/.test(text);
}
