import type { Message } from "#db/sending.server";
import { env } from "~/env.server";
import type { Outcome } from "../outbox/outcome";
import { signatureOf } from "./signature.server";

/** The words of a network failure that say what happened; whatever else stands in an error stays out of the log. */
const CODE = /^[A-Z][A-Z0-9_]{2,40}$/;

/**
 * Tells the operator's other program of something: a POST of JSON, signed, with the id of the message, which stays the
 * same when it is sent again. Any answer of 2xx takes it. Redirects are not followed.
 */
export async function callWebhook(
	{ kind, content, dedupe, createdAt }: Message,
	signal: AbortSignal,
): Promise<Outcome> {
	const body = JSON.stringify({ id: dedupe, kind, at: createdAt.toISOString(), ...content });
	const timestamp = String(Math.floor(Date.now() / 1000));
	try {
		const answer = await fetch(env.WEBHOOK_URL ?? "", {
			method: "POST",
			headers: {
				"Content-Type": "application/json",
				"User-Agent": "Saathi",
				"X-Saathi-Timestamp": timestamp,
				"X-Saathi-Signature": `sha256=${signatureOf(env.WEBHOOK_SECRET ?? "", timestamp, body)}`,
			},
			body,
			redirect: "manual",
			signal,
		});
		await answer.body?.cancel();
		if (answer.ok) return "accepted";
		return { code: `HTTP ${answer.status}`, forGood: false, unreachable: answer.status >= 500 };
	} catch (error) {
		return { code: codeOf(error), forGood: false, unreachable: true };
	}
}

function codeOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	if (error.name === "TimeoutError" || error.name === "AbortError") return "ETIMEDOUT";
	const { code } = error as { code?: unknown };
	if (typeof code === "string" && CODE.test(code)) return code;
	return error.cause === undefined ? error.name : codeOf(error.cause);
}
