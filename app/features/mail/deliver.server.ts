import { startReset } from "#db/password-resets.server";
import type { Message } from "#db/sending.server";
import { countMail, hadEnoughMails } from "../limits/mails.server";
import type { Outcome } from "../outbox/outcome";
import { type Facts, mailOf } from "./mail-of.server";
import { type Mail, sendMail } from "./transport.server";

/** Where the fault lies with this mail or its recipient, and not with the server's settings. */
const OWN_FAULT = ["EENVELOPE", "EMESSAGE"];

/** Tries once to deliver a message as a mail. */
export async function deliverMail(message: Message, signal: AbortSignal): Promise<Outcome> {
	const { kind, recipient, dedupe } = message;
	const facts = message.content as Facts;
	if (kind === "reset") return deliverReset(message, signal);
	if (isToPerson(message) && (await hadEnoughMails(recipient))) return "needless";
	return handOver(() => mailOf(kind, facts, recipient, dedupe), signal);
}

/**
 * Counts a mail that was accepted among those of its mailbox.
 *
 * @throws DatabaseUnavailable
 */
export async function countAccepted(message: Message): Promise<void> {
	if (isToPerson(message)) await countMail(message.recipient);
}

function isToPerson({ userId, kind }: Message): boolean {
	return userId !== null && !kind.startsWith("clinic-");
}

/**
 * Makes the link when the mail goes out, so that it stands nowhere else. For an email that has no account nothing is
 * sent: who asked could not tell the difference, since all that he waited for was one row.
 */
async function deliverReset({ recipient, dedupe }: Message, signal: AbortSignal): Promise<Outcome> {
	const secret = await startReset(recipient, new Date());
	if (secret === null) return "needless";
	return handOver(() => mailOf("reset", { secret }, recipient, dedupe), signal);
}

async function handOver(write: () => Promise<Mail>, signal: AbortSignal): Promise<Outcome> {
	const mail = await write().catch(() => null);
	// What cannot be written now, such as a kind of a newer version, cannot be written later: it must not hold up others.
	if (mail === null) return { code: "EWRITE", forGood: true, unreachable: false };
	try {
		await sendMail(mail, signal);
		return "accepted";
	} catch (error) {
		const { code = "unknown", responseCode, permanent = false } = error as Failure;
		return {
			code: responseCode === undefined ? code : `${code} ${responseCode}`,
			forGood: permanent && OWN_FAULT.includes(code),
			unreachable: responseCode === undefined || !OWN_FAULT.includes(code),
		};
	}
}

/** As nodemailer describes it; what the server said stands in no log, for it may quote the address. */
type Failure = { code?: string; responseCode?: number; permanent?: boolean };
