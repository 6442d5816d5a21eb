import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailable, type Trouble } from "./errors.server";

/** How long somebody who waits for an answer waits for the database. */
export const PATIENCE_MS = 2_000;

/** Different for each waiter, so that they do not all come back at the same moment. */
export const pauseMs = () => 5 + Math.random() * 20;

/** What the failures of a piece of work mean. */
export type Judgement = {
	/** Whether the same may succeed soon, and can be done again from its start. */
	mayPass: (error: unknown) => boolean;
	/** What is wrong with the database itself; null where the failure lies with what was asked. */
	troubleOf: (error: unknown) => Trouble | null;
};

/**
 * Runs a piece of database work, and again while what keeps it from its end may pass, without blocking this process.
 *
 * @param work repeated from its start, so it must do nothing but ask the database
 * @param deadline until when it is tried again, in milliseconds of the clock
 * @throws DatabaseUnavailable when the database cannot do it by then
 */
export async function patiently<T>(
	work: () => Promise<T>,
	{ mayPass, troubleOf }: Judgement,
	deadline = Date.now() + PATIENCE_MS,
): Promise<T> {
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (mayPass(error) && Date.now() < deadline) {
				await sleep(pauseMs());
				continue;
			}
			const trouble = troubleOf(error);
			throw trouble === null || error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error, trouble);
		}
	}
}
