import { type Provider, ProviderFailed } from "./provider";

/** One failure is a hiccup; three in a row, with nobody answered in between, are an outage. */
const FAILURES_IN_A_ROW = 3;
/** Short enough that a service that restarts is used again soon. */
const REST_MS = 30_000;

/**
 * Spares people the wait for a service that is down: after three failures in a row it is left alone for 30 seconds.
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
			failures += 1;
			restsUntil = now() + REST_MS;
			throw error;
		}
	};
}
