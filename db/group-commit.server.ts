import type Database from "better-sqlite3";
import { attempt, connection as main } from "./client.server";
import { isUnavailable } from "./errors.server";

/** Runs one piece of writing, and settles once it stands in the file as durably as its connection promises. */
export type Writer = <T>(work: () => T) => Promise<T>;

type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };
type Piece = { work: () => unknown; settle: (outcome: Outcome) => void };

/**
 * Makes a writer that takes all pieces asked for in one turn of the event loop into one immediate transaction: the
 * disk is waited for once, not once a piece, which is what writing costs most. Each piece sees what those before it
 * wrote, and stands or falls alone: one that throws takes back its own writing and no other's. When the file or the
 * disk fails, all of the transaction is lost, and each of its pieces fails with DatabaseUnavailable.
 *
 * @param connection on which nothing else holds a transaction open between two turns of the event loop
 * @param told learns how each transaction ended: null, or why all of it was lost
 * @returns takes synchronous work, which may run again from its start while another process holds the lock
 */
export function createGroupWriter(
	connection: Database.Database,
	told: (failure: unknown) => void = () => undefined,
): Writer {
	let waiting: Piece[] = [];
	const writeOne = connection.transaction((work: () => unknown) => work()); // Within the other one a savepoint.
	const writeAll = connection.transaction((pieces: readonly Piece[]) => pieces.map(({ work }) => outcomeOf(work)));

	function outcomeOf(work: () => unknown): Outcome {
		try {
			return { ok: true, value: writeOne(work) };
		} catch (error) {
			if (isUnavailable(error) || !connection.inTransaction) throw error; // Not this piece's fault alone.
			return { ok: false, error };
		}
	}

	async function commit(): Promise<void> {
		const pieces = waiting;
		waiting = [];
		try {
			const outcomes = await attempt(() => writeAll.immediate(pieces));
			told(null);
			for (const [index, outcome] of outcomes.entries()) pieces[index]?.settle(outcome);
		} catch (error) {
			told(error);
			for (const { settle } of pieces) settle({ ok: false, error });
		}
	}

	return <T>(work: () => T) =>
		new Promise<T>((resolve, reject) => {
			if (waiting.length === 0) setImmediate(() => void commit());
			const settle = (outcome: Outcome) => (outcome.ok ? resolve(outcome.value as T) : reject(outcome.error));
			waiting.push({ work, settle });
		});
}

/** The writer of the connection that all share whose word must stand: each commit is on the disk. */
export const write = createGroupWriter(main, (failure) => {
	lastFailure = failure;
});

let lastFailure: unknown = null;

/** Why the latest `write` was lost; null when it stands. */
export function lastWritingFailure(): unknown {
	return lastFailure;
}
