import { createHmac, timingSafeEqual } from "node:crypto";
import { serverKey } from "#db/secrets.server";

const key = await serverKey();

/**
 * Signs a text with the server's key (HMAC-SHA-256, base64url, 43 characters).
 *
 * @param purpose a word of this program without a colon: what is signed for one thing is worth nothing for another
 */
export function sign(purpose: string, text: string): string {
	return createHmac("sha256", key).update(`${purpose}:${text}`).digest("base64url");
}

/** Whether a signature is this server's own, found out in the same time whatever is wrong with it. */
export function isSigned(purpose: string, text: string, signature: string): boolean {
	const [right, given] = [Buffer.from(sign(purpose, text)), Buffer.from(signature)];
	return right.length === given.length && timingSafeEqual(right, given);
}
