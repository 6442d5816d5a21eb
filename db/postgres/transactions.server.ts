import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { asAlike } from "../dialects.server";
import type { Session, Write } from "../engine.server";
import { PATIENCE_MS, patiently } from "../patience.server";
import { bare, isAway, isBusy, troubleOf } from "./errors.server";

/** One for each connection, so that what is kept ready on it is made once. */
const sessions = new WeakMap<pg.PoolClient, Session>();

/**
 * Makes a writer whose every piece of work is a transaction on a connection of its own. One that met a deadlock, a lock or
 * somebody quicker begins anew. One whose connection was lost does not: it may have been committed.
 */
export function createWriter(pool: pg.Pool): Write {
	return (work) => {
		const deadline = Date.now() + PATIENCE_MS;
		const begun = () => patiently(() => begin(pool), { mayPass: isAway, troubleOf }, deadline);
		return patiently(async () => inTransaction(await begun(), work), { mayPass: isBusy, troubleOf }, deadline);
	};
}

async function begin(pool: pg.Pool): Promise<pg.PoolClient> {
	const client = await pool.connect();
	try {
		await client.query("begin");
		return client;
	} catch (error) {
		client.release(true);
		throw error;
	}
}

async function inTransaction<T>(client: pg.PoolClient, work: (session: Session) => Promise<T>): Promise<T> {
	try {
		const value = await work(sessionOn(client));
		const { command } = await client.query("commit");
		if (command !== "COMMIT") throw new Error("A transaction that had failed was to be committed.");
		client.release();
		return value;
	} catch (failure) {
		const error = bare(failure);
		await takeBack(client, isAway(error));
		throw error;
	}
}

async function takeBack(client: pg.PoolClient, isLost: boolean): Promise<void> {
	const tookBack =
		!isLost &&
		(await client.query("rollback").then(
			() => true,
			() => false,
		));
	client.release(!tookBack);
}

function sessionOn(client: pg.PoolClient): Session {
	const known = sessions.get(client) ?? asAlike<Session>(drizzle({ client }));
	sessions.set(client, known);
	return known;
}
