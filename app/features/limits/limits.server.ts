import { createCounter } from "#db/rate-limits.server";
import { env } from "~/env.server";
import { HOUR, MINUTE, perAddress, refuse } from "./counters.server";

const counters = {
	conversationMessages: perKey("chat", env.LIMIT_MESSAGES_A_MINUTE, MINUTE),
	personBookings: perKey("booking", env.LIMIT_BOOKINGS_AN_HOUR, HOUR),
	personChanges: perKey("booking-change", env.LIMIT_BOOKINGS_AN_HOUR, HOUR),
	ownExports: perKey("export", env.LIMIT_EXPORTS_A_MINUTE, MINUTE),
	addressMessages: perAddress("chat-address", env.LIMIT_MESSAGES_A_MINUTE_PER_ADDRESS, MINUTE),
	addressSignups: perAddress("signup-address", env.LIMIT_SIGNUPS_AN_HOUR_PER_ADDRESS, HOUR),
	addressCallBacks: perAddress("call-back-address", env.LIMIT_CALL_BACKS_AN_HOUR_PER_ADDRESS, HOUR),
	addressBookings: perAddress("booking-address", env.LIMIT_BOOKINGS_AN_HOUR_PER_ADDRESS, HOUR),
};

/** What is counted, and by whom: see the counters. */
export type Limited = keyof typeof counters;

/**
 * Counts one more of something.
 *
 * @param key who does it; for an address null when it is unknown
 * @throws TooMany when that is more than the settings allow; DatabaseUnavailable
 */
export async function countAgainst(limited: Limited, key: string | null): Promise<void> {
	refuse(await counters[limited].count(key), "That was a lot at once.");
}

/** A counter by something that is always known. */
function perKey(name: string, points: number, seconds: number) {
	const counter = createCounter(name, points, seconds);
	return { count: (key: string | null) => counter.count(key ?? "") };
}
