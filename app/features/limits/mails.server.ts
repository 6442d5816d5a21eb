import { createCounter } from "#db/rate-limits.server";
import { env } from "~/env.server";
import { digestOf } from "../digest.server";
import { HOUR } from "./counters.server";

const mails = createCounter("mails", env.LIMIT_MAILS_A_DAY, 24 * HOUR);

/**
 * Whether a mailbox has had as many mails within a day as one may get, whichever accounts they were about: deleting one and
 * signing up again frees nobody to fill a stranger's, nor does signing up as stranger+1@, stranger+2@.
 *
 * @param recipient in lower case; kept only as a hash
 * @throws DatabaseUnavailable
 */
export async function hadEnoughMails(recipient: string): Promise<boolean> {
	return (await mails.waitOf(keyOf(recipient))) > 0;
}

/** Counts a mail that went out. */
export async function countMail(recipient: string): Promise<void> {
	await mails.count(keyOf(recipient));
}

/** What stands from a plus on before the @ is for the owner to sort by (RFC 5233): it reaches the same mailbox. */
function keyOf(recipient: string): string {
	return digestOf(recipient.replace(/(?<=.)\+.*(?=@)/, ""));
}
