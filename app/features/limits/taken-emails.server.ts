import { env } from "~/env.server";
import { writeLine } from "../log.server";
import { HOUR, perAddress, refuse } from "./counters.server";

const tellings = perAddress("taken-emails", env.LIMIT_TAKEN_EMAILS_AN_HOUR_PER_ADDRESS, HOUR);
const underWay = new Map<string | null, Promise<unknown>>();

/**
 * Whether an email has an account, for somebody who will be told. An address learns so much an hour, and then nothing:
 * free emails are refused like taken ones. Its questions are asked one after the other, or many asked at once would be
 * answered before the first is counted.
 *
 * @param address that cannot be made up, or null when there is none
 * @param look asks the database
 * @throws TooMany; DatabaseUnavailable
 */
export async function tellTaken(address: string | null, look: () => Promise<boolean>): Promise<boolean> {
	const before = underWay.get(address) ?? Promise.resolve();
	const asked = before.then(() => countedLook(address, look));
	const settled = asked
		.catch(() => undefined)
		.then(() => {
			if (underWay.get(address) === settled) underWay.delete(address);
		});
	underWay.set(address, settled);
	return asked;
}

async function countedLook(address: string | null, look: () => Promise<boolean>): Promise<boolean> {
	refuse(await tellings.waitOf(address), "Too many emails that have an account already.");
	if (!(await look())) return false;
	await tellings.count(address);
	writeLine("warn", { what: "told that an email is taken" });
	return true;
}
