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
