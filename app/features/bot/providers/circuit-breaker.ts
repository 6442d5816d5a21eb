import { type Provider, ProviderFailed } from "./provider";

/** One failure is a hiccup; three in a row, with nobody answered in between, are an outage. */
const FAILURES_IN_A_ROW = 3;
/** Short enough that a service that restarts is used again soon. */
const REST_MS = 30_000;
/** Refusals of one message, as by a content filter: they say nothing of the next. */
const OF_ONE_MESSAGE = [400, 413, 422];

function isOfOneMessage({ reason, status = 0 }: ProviderFailed): boolean {
	return reason === "withheld" || OF_ONE_MESSAGE.includes(status);
}

/**
 * Spares people the wait for a service that is down: after three failures in a row it is left alone for 30 seconds. What
 * it refuses because of one message is no failure of the service: nobody could turn it off for everybody with such.
 * Then one message tries it, while the others still go without; if that fails too, it rests again.
 *
 * @param now milliseconds of a clock that never goes back
 * @returns a provider that fails at once with "resting" meanwhile
 */
export function withCircuitBreaker(provider: Provider, now: () => number): Provider {
	let failures = 0;
	let restsUntil = 0;
	return async (...asked) => {
		if (failures >= FAILURES_IN_A_ROW) {
			if (now() < restsUntil) throw new ProviderFailed("resting");
			restsUntil = now() + REST_MS;
		}
		try {
			const answer = await provider(...asked);
			failures = 0;
			return answer;
		} catch (error) {
			if (error instanceof ProviderFailed && isOfOneMessage(error)) throw error;
			failures += 1;
			restsUntil = now() + REST_MS;
			throw error;
		}
	};
}
