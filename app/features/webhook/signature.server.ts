import { createHmac } from "node:crypto";

/**
 * Signs what another program is told: HMAC-SHA-256 over the time, a full stop and the body, in hexadecimal.
 *
 * @param timestamp in seconds since 1970, so that what was overheard cannot be sent again later
 */
export function signatureOf(secret: string, timestamp: string, body: string): string {
	return createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
}
