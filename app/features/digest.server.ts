import { createHash } from "node:crypto";

/** By what a text is known where it is not to be kept itself: its SHA-256 in base64url, 43 characters. */
export function digestOf(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}
