import type { Limit } from "./engine.server";

/** What rate-limiter-flexible is to know of a limit that is counted in the table `rate_limits` of either database. */
export function limiterSettings({ name, points, seconds, blockSeconds }: Limit) {
	return {
		tableName: "rate_limits",
		tableCreated: true,
		// Its own purge does not catch a database that cannot be had, and the failed promise would end the process.
		clearExpiredByTimeout: false,
		keyPrefix: name,
		points,
		duration: seconds,
		blockDuration: blockSeconds,
	};
}
