/** Whether a DATABASE_URL names a PostgreSQL server; a file of SQLite otherwise. */
export function namesPostgres(url: string): boolean {
	return /^postgres(ql)?:\/\//.test(url);
}

/**
 * What one dialect of drizzle makes, with the types of what SQLite's makes asynchronously. drizzle has types of its own
 * for each dialect, and others again for SQLite's synchronous driver, though tables of the same columns, the builders
 * over them and what they answer when awaited are used alike: `schema.test.ts` holds the tables against each other. This
 * is the only place where one is taken for the other.
 */
export function asAlike<Alike>(made: unknown): Alike {
	return made as Alike;
}
