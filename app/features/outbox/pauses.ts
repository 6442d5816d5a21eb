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
	const next = now.getTime() + pauseAfter(attempts, baseSeconds) * 1000;
	return next - createdAt.getTime() > GIVEN_UP_AFTER_MS ? null : new Date(next);
}
