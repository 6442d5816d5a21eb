import { type Counter, createCounter } from "#db/rate-limits.server";
import { spokenWait, TooMany } from "../failures";
import { isShared } from "./shared-address";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;

const UNKNOWN = "unknown";
const UNKNOWN_SHARE = 10;

/** A counter by address; null stands for one that is unknown. */
export type AddressCounter = {
	count: (address: string | null) => Promise<number>;
	waitOf: (address: string | null) => Promise<number>;
	giveBack: (address: string | null) => Promise<void>;
};

/**
 * Makes a counter by address. All who share one because their own is unknown share one count, ten times as wide: hiding
 * it frees nobody from limits, and takes nothing from those elsewhere.
 */
export function perAddress(name: string, points: number, seconds: number): AddressCounter {
	const known = createCounter(name, points, seconds);
	const unknown = createCounter(`${name}-unknown`, points * UNKNOWN_SHARE, seconds);
	const of = (address: string | null): [counter: Counter, key: string] =>
		address === null || isShared(address) ? [unknown, address ?? UNKNOWN] : [known, address];
	const using = <T>(use: (counter: Counter, key: string) => T) => {
		return (address: string | null) => use(...of(address));
	};
	return {
		count: using((counter, key) => counter.count(key)),
		waitOf: using((counter, key) => counter.waitOf(key)),
		giveBack: using((counter, key) => counter.giveBack(key)),
	};
}

/**
 * Refuses who has to wait.
 *
 * @param waitSeconds 0: nobody has to
 * @throws TooMany with the reason and when to try again
 */
export function refuse(waitSeconds: number, reason: string): void {
	if (waitSeconds > 0) throw new TooMany(`${reason} Please try again in ${spokenWait(waitSeconds)}.`, waitSeconds);
}
