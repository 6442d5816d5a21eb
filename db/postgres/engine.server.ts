import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { env } from "~/env.server";
import { asAlike } from "../dialects.server";
import type { Engine, Limit, Session } from "../engine.server";
import { ForeignDatabase } from "../errors.server";
import { limiterSettings } from "../limiter-settings.server";
import { type Judgement, patiently } from "../patience.server";
import { statement } from "../statements.server";
import { bare, isAway, isBusy, isDuplicate, troubleOf } from "./errors.server";
import { bringUp, openPool } from "./open.server";
import { usedBytes } from "./size.server";
import { createWriter } from "./transactions.server";

/** What is only read can be read again on another connection. */
const READING: Judgement = { mayPass: (error) => isBusy(error) || isAway(error), troubleOf };

/**
 * PostgreSQL: any number of processes write at once, each in transactions of its own. Where something is looked at before
 * it is written they come one after the other by `alone`; constraints have the last word. Counts need not survive a power
 * cut: they have connections of their own, whose transactions do not wait for the disk.
 *
 * @param url such as postgres://saathi@db.example/saathi
 * @throws ForeignDatabase, and Error with the server's name when it cannot be had
 */
export async function openPostgres(url: string): Promise<Engine> {
	await bringUp(url).catch((error) => {
		throw error instanceof ForeignDatabase
			? error
			: new Error(`${placeOf(url)}: ${error.message || error.code}`, { cause: error });
	});
	const pool = openPool(url, env.DATABASE_CONNECTIONS);
	const counts = openPool(url, Math.ceil(env.DATABASE_CONNECTIONS / 4), { synchronous_commit: "off" });
	const reading = asAlike<Session>(drizzle({ client: pool }));
	return {
		read: (work) => patiently(() => work(reading).catch(rethrowBare), READING),
		write: createWriter(pool),
		writeCounts: createWriter(counts),
		createLimiter: (limit) => limiterOn(counts, limit),
		alone,
		firstAlone,
		isDuplicate,
		forgetDeletedSoon: () => undefined, // What was deleted stands in the files until PostgreSQL's own vacuum.
		deleteKeptAside: () => undefined, // Nothing is restored beside the database.
		weekdayOf: (date) => sql<number>`extract(isodow from ${date}::date)::integer`,
		foundBookings: ({ words, before, limit }) => sql`found_bookings(${words}, ${before}, ${limit}) as found`,
		usedBytes,
	};
}

/** Locks of the transaction, by numbers made of their names: https://www.postgresql.org/docs/current/explicit-locking.html */
const lock = statement("alone", (session) =>
	session
		.select({ locked: sql`pg_advisory_xact_lock(hashtextextended(key, 0))` })
		.from(sql`unnest(${sql.placeholder("keys")}::text[]) as key`),
);

async function alone(session: Session, ...keys: string[]): Promise<void> {
	if (keys.length > 0) await lock(session, { keys });
}

const lockFirst = statement("first-alone", (session) =>
	session
		.select({ key: sql<string>`key` })
		.from(sql`unnest(${sql.placeholder("keys")}::text[]) as key`)
		.where(sql`pg_try_advisory_xact_lock(hashtextextended(key, 0))`)
		.limit(1),
);

async function firstAlone(session: Session, keys: readonly string[]): Promise<string | null> {
	const [first] = await lockFirst(session, { keys });
	return first?.key ?? null;
}

function limiterOn(pool: pg.Pool, limit: Limit): RateLimiterPostgres {
	const storeClient = { query: (query: pg.QueryConfig) => patiently(() => pool.query(query), READING) };
	return new RateLimiterPostgres({ ...limiterSettings(limit), storeClient, storeType: "pool" });
}

function rethrowBare(error: unknown): never {
	throw bare(error);
}

/** Server and database that a URL names, without who logs in and how. */
function placeOf(url: string): string {
	const { host, pathname, searchParams } = new URL(url.replace(/^postgres(ql)?:\/\/(?=\/)/, "postgres://localhost"));
	return `${searchParams.get("host") ?? host}${pathname}`;
}
