import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import type Database from "better-sqlite3";
import type { Session, Write } from "../engine.server";
import { DatabaseUnavailable } from "../errors.server";
import { PATIENCE_MS, pauseMs } from "../patience.server";
import { isBusy, isUnavailable, troubleOf } from "./errors.server";
import { sessionOn } from "./session.server";

type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };
type Piece = {
	work: (session: Session) => Promise<unknown>;
	deadline: number;
	settle: (outcome: Outcome) => void;
};

/**
 * Makes a writer that takes all pieces asked for in one turn of the event loop into one immediate transaction: the
 * disk is waited for once, not once a piece, which is what writing costs most. Each piece sees what those before it
 * wrote, and stands or falls alone: one that throws takes back its own writing and no other's. When the file or the
 * disk fails, all of the transaction is lost, and each of its pieces fails with DatabaseUnavailable.
 *
 * @param connection of which nobody else makes use: what came between the pieces would be part of their transaction
 * @returns takes work that awaits this connection alone, whose answers are there at once, so that a transaction is over
 *   before the next turn; it runs again from its start while another process holds the lock
 */
export function createGroupWriter(connection: Database.Database): Write {
	const session = sessionOn(connection);
	const transaction = transactionOn(connection);
	let waiting: Piece[] = [];
	let isWriting = false;

	async function outcomeOf({ work }: Piece): Promise<Outcome> {
		transaction.beginPiece();
		try {
			const value = await work(session);
			transaction.keepPiece();
			return { ok: true, value };
		} catch (error) {
			if (isUnavailable(error) || !connection.inTransaction) throw error; // Not this piece's fault alone.
			transaction.takeBackPiece();
			return { ok: false, error };
		}
	}

	async function writeTogether(pieces: readonly Piece[]): Promise<Outcome[]> {
		transaction.begin();
		try {
			const outcomes: Outcome[] = [];
			for (const piece of pieces) outcomes.push(await outcomeOf(piece));
			transaction.commit();
			return outcomes;
		} finally {
			if (connection.inTransaction) transaction.takeBack();
		}
	}

	/** Writes what waits, one transaction after the other, until nothing does. What finds the lock held waits on. */
	async function writeWaiting(): Promise<void> {
		while (waiting.length > 0) {
			const pieces = waiting;
			waiting = [];
			try {
				const outcomes = await writeTogether(pieces);
				for (const [index, outcome] of outcomes.entries()) pieces[index]?.settle(outcome);
				await turn();
			} catch (error) {
				const patient = (piece: Piece) => isBusy(error) && Date.now() < piece.deadline;
				waiting = [...pieces.filter(patient), ...waiting];
				for (const piece of pieces.filter((each) => !waiting.includes(each))) piece.settle(lost(error));
				await sleep(pauseMs());
			}
		}
		isWriting = false;
	}

	return <T>(work: (session: Session) => Promise<T>) =>
		new Promise<T>((resolve, reject) => {
			const settle = (outcome: Outcome) => (outcome.ok ? resolve(outcome.value as T) : reject(outcome.error));
			waiting.push({ work, deadline: Date.now() + PATIENCE_MS, settle });
			if (isWriting) return;
			isWriting = true;
			setImmediate(() => void writeWaiting());
		});
}

function lost(error: unknown): Outcome {
	const trouble = troubleOf(error);
	return { ok: false, error: trouble === null ? error : new DatabaseUnavailable(error, trouble) };
}

/** The steps of a transaction of pieces, made ready once. */
function transactionOn(connection: Database.Database) {
	const step = (sql: string) => {
		const prepared = connection.prepare(sql);
		return () => void prepared.run();
	};
	const [takeBackToPiece, keepPiece] = [step("rollback to piece"), step("release piece")];
	return {
		begin: step("begin immediate"),
		commit: step("commit"),
		takeBack: step("rollback"),
		beginPiece: step("savepoint piece"),
		keepPiece,
		takeBackPiece() {
			takeBackToPiece();
			keepPiece();
		},
	};
}
