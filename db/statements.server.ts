import { type Column, sql } from "drizzle-orm";
import type { Session } from "./engine.server";

/** What a builder is that can be kept ready. */
type Preparable<Rows> = { prepare: (name: string) => { execute: (given?: Record<string, unknown>) => Promise<Rows> } };

/**
 * A query that is kept ready: to write it anew takes longer than to answer it. Each connection makes it once.
 *
 * @param name of its own; by it PostgreSQL knows the query again
 * @param build the query, with placeholders for what each call gives
 */
export function statement<Rows>(name: string, build: (session: Session) => Preparable<Rows>) {
	const ready = new WeakMap<Session, ReturnType<Preparable<Rows>["prepare"]>>();
	return (session: Session, given: Record<string, unknown> = {}): Promise<Rows> => {
		const known = ready.get(session) ?? build(session).prepare(name);
		ready.set(session, known);
		return known.execute(given);
	};
}

/** A placeholder for a value of a column, which is written as the column's own are: a moment, above all. */
export function placeholderOf(column: Column, name: string) {
	return sql`${sql.param(sql.placeholder(name), column)}`;
}

/** What the promises of a list come to. */
type Settled<Asked extends readonly unknown[]> = { -readonly [Index in keyof Asked]: Awaited<Asked[Index]> };

/**
 * Waits for queries of one session that were all sent before any was answered: where the database is on another machine
 * its way there and back is gone once for all of them. They are done in the order in which they were sent.
 *
 * @throws what the first of them that failed throws, and not before all are over: nothing comes after the transaction
 */
export async function together<Asked extends readonly unknown[]>(...asked: Asked): Promise<Settled<Asked>> {
	const outcomes = await Promise.allSettled(asked);
	const failed = outcomes.find((outcome) => outcome.status === "rejected");
	if (failed !== undefined) throw failed.reason;
	return outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : null)) as Settled<Asked>;
}
