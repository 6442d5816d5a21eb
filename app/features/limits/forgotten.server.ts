import { createCounter } from "#db/rate-limits.server";
import { env } from "~/env.server";
import { digestOf } from "../digest.server";
import { HOUR, perAddress, refuse } from "./counters.server";

const accounts = createCounter("forgotten", env.LIMIT_FORGOTTEN_AN_HOUR, HOUR);
const addresses = perAddress("forgotten-address", env.LIMIT_FORGOTTEN_AN_HOUR_PER_ADDRESS, HOUR);

/**
 * Counts a wish for a new password, for its email and for the address it comes from. An email that has no account
 * counts like one that has.
 *
 * @param email in lower case; kept only as a hash
 * @throws TooMany; DatabaseUnavailable
 */
export async function countForgotten(email: string, address: string | null): Promise<void> {
	refuse(await addresses.count(address), "Many people asked for a new password from your network.");
	refuse(
		await accounts.count(digestOf(email)),
		"A new password was asked for several times. Please look into your mailbox.",
	);
}
