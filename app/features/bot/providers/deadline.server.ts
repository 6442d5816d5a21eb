import { ProviderFailed } from "./provider";

/**
 * Runs work that must be over in time.
 *
 * @param timeoutMs how long it may take
 * @param work is handed a signal that aborts when the time is over, and at the latest when the work is
 * @returns what the work returns
 * @throws ProviderFailed "time-out" at the deadline, whether or not the work heeds the signal; else what the work throws
 */
export async function withinDeadline<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
	const controller = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	const deadline = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new ProviderFailed("time-out")), timeoutMs);
	});
	try {
		return await Promise.race([work(controller.signal), deadline]);
	} finally {
		clearTimeout(timer);
		controller.abort();
	}
}
