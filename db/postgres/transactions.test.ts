import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "../../tests/support/postgres";
import { asAlike } from "../dialects.server";
import type { Session, Write } from "../engine.server";
import { Overtaken } from "../errors.server";
import type { users } from "../sqlite/schema.server";
import { together } from "../statements.server";
import { openPool } from "./open.server";
import { createWriter } from "./transactions.server";

/** With the columns of a table that sessions have types for. */
const notes = asAlike<typeof users>(
	pgTable("notes", { id: integer("id").primaryKey(), username: text("username").notNull() }),
);

let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: pg.Pool;
let write: Write;

beforeAll(async () => {
	database = await createDatabase();
	pool = openPool(database.url, 4);
	write = createWriter(pool);
	await pool.query("create table notes (id integer primary key, username text not null)");
});
afterAll(async () => {
	await pool.end();
	await database.end();
});
beforeEach(async () => {
	await pool.query("truncate notes");
	await pool.query("insert into notes values (1, 'one'), (2, 'two')");
});

const standing = async () => (await pool.query("select id, username from notes order by id")).rows;
const say = (session: Session, id: number, username: string) =>
	session.update(notes).set({ username }).where(eq(notes.id, id)).returning({ id: notes.id });

test("what a piece of work wrote before it failed is taken back, and its connection goes on", async () => {
	const failing = write(async (session) => {
		await say(session, 1, "half");
		throw new RangeError("no");
	});
	await expect(failing).rejects.toThrow(RangeError);
	expect((await standing())[0].username).toBe("one");
	await write((session) => say(session, 1, "whole"));
	expect((await standing())[0].username).toBe("whole");
	expect(pool.totalCount).toBe(1);
});

test("work that goes on after one of its queries failed is not acknowledged", async () => {
	const careless = write(async (session) => {
		await session
			.insert(notes)
			.values({ id: 1, username: "again" } as never)
			.then(undefined, () => undefined);
		return "kept";
	});
	await expect(careless).rejects.toThrow("was to be committed");
});

test("the error is the database's own, and quotes nothing that was written", async () => {
	const twice = write(async (session) => {
		await session.insert(notes).values({ id: 1, username: "a secret" } as never);
	});
	const error = await twice.catch((failure: Error) => failure);
	expect(error).toMatchObject({ code: "23505" });
	expect(String((error as Error).message)).not.toContain("a secret");
});

describe("work begins anew", () => {
	test("when somebody was quicker, until nobody is", async () => {
		let tries = 0;
		const value = await write(async (session) => {
			await say(session, 1, `try ${++tries}`);
			if (tries < 3) throw new Overtaken();
			return tries;
		});
		expect(value).toBe(3);
		expect((await standing())[0].username).toBe("try 3");
	});

	test("when two wait for each other", async () => {
		let tries = 0;
		let holding = 0;
		const both = (first: number, second: number, name: string) =>
			write(async (session) => {
				tries++;
				await say(session, first, name);
				holding++;
				while (holding < 2) await sleep(5); // Each has its first row before either asks for the other's.
				await say(session, second, name);
			});
		await Promise.all([both(1, 2, "A"), both(2, 1, "B")]);
		expect(tries).toBe(3);
		const [one, two] = await standing();
		expect(one.username).toBe(two.username);
	});

	test("when a lock is not free, and gives up after two seconds", async () => {
		const other = await pool.connect();
		await other.query("begin; update notes set username = 'held' where id = 1");
		const waiting = write((session) => say(session, 1, "mine"));
		await expect(waiting).rejects.toMatchObject({ name: "DatabaseUnavailable", trouble: "locked" });
		await other.query("rollback");
		other.release();
		await write((session) => say(session, 1, "mine"));
		expect((await standing())[0].username).toBe("mine");
	});
});

test("work that lost its connection does not begin anew: it may have been committed", async () => {
	let tries = 0;
	const lost = write(async (session) => {
		tries++;
		await say(session, 1, "lost");
		await session.select({ ended: sql`pg_terminate_backend(pg_backend_pid())` }).from(notes);
	});
	await expect(lost).rejects.toMatchObject({ name: "DatabaseUnavailable", trouble: "failing" });
	expect(tries).toBe(1);
	expect((await standing())[0].username).toBe("one");
});

test("connections that all have ended are replaced without anybody's notice", async () => {
	const killer = await pool.connect();
	await Promise.all([1, 2, 3].map(() => pool.query("select pg_sleep(0.05)")));
	await killer.query(
		"select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
	);
	killer.release();
	await Promise.all([1, 2, 3].map((id) => write((session) => say(session, id, "again"))));
	expect((await standing()).map(({ username }) => username)).toEqual(["again", "again"]);
});

test("queries that are sent together are done in their order, and all are over when one failed", async () => {
	const order = write((session) =>
		together(say(session, 1, "first"), say(session, 1, "second"), session.select().from(notes).where(eq(notes.id, 1))),
	);
	await order;
	expect((await standing())[0].username).toBe("second");
	const failing = write((session) =>
		together(say(session, 1, "third"), session.insert(notes).values({ id: 2, username: "twice" } as never)),
	);
	await expect(failing).rejects.toMatchObject({ code: "23505" });
	expect((await standing())[0].username).toBe("second");
});

test("a NUL is kept as the sign for what cannot be shown", async () => {
	await write((session) => say(session, 1, "a\0b"));
	expect((await standing())[0].username).toBe("a\ufffdb");
});
