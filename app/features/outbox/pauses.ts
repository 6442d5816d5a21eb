const LONGEST_PAUSE_SECONDS = 2 * 60 * 60;
const GIVEN_UP_AFTER_MS = 24 * 60 * 60 * 1000;

/** How long to wait after so many attempts that failed, in seconds: twice as long after each, two hours at most. */
export function pauseAfter(attempts: number, baseSeconds: number): number {
	return Math.min(LONGEST_PAUSE_SECONDS, baseSeconds * 2 ** Math.min(attempts, 30));
}

/** When to try a message again that was not taken; null when it has had its day. */
export function nextAttempt(
	{ attempts, createdAt }: { attempts: number; createdAt: Date },
	now: Date,
	baseSeconds: number,
): Date | null {
	const next = new Date(now.getTime() + pauseAfter(attempts, baseSeconds) * 1000);
	return hadItsDay(createdAt, next) ? null : next;
}

/** Whether a message has waited for so long that nobody tries it any more. */
export function hadItsDay(createdAt: Date, now: Date): boolean {
	return now.getTime() - createdAt.getTime() > GIVEN_UP_AFTER_MS;
}
