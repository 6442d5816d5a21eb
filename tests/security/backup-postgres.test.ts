import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { rowsIn } from "../support/database";
import { createDatabase, postgresProgram } from "../support/postgres";
import { startServer } from "../support/server";
import { addPerson, ask, rightBooking } from "./support";

const folder = mkdtempSync(join(tmpdir(), "saathi-backup-postgres-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = promisify(execFile);

/** What a program tells the operator to type. */
async function toldBy(program: "backup" | "restore", file: string, databaseUrl: string): Promise<string> {
	const told = await run(process.execPath, [`build/server/${program}.js`, file], {
		env: { PATH: process.env.PATH, NODE_ENV: "production", DATABASE_URL: databaseUrl },
	}).catch((error) => error);
	expect(told).toMatchObject({ code: 1, stdout: "" });
	expect(told.stderr.trim().split("\n")).toHaveLength(1);
	expect(told.stderr).not.toContain(databaseUrl);
	return told.stderr.slice(told.stderr.indexOf(": ") + 2).trim();
}

/** Types it. */
function type(command: string, databaseUrl: string): Promise<unknown> {
	const path = `${dirname(postgresProgram("pg_dump"))}:${process.env.PATH}`;
	return run("sh", ["-c", command], { env: { PATH: path, NODE_ENV: "production", DATABASE_URL: databaseUrl } });
}

test("the commands that backup and restore name bring all of it back, sign everybody out, and leave no link for a password", {
	timeout: 120_000,
}, async () => {
	const database = await createDatabase();
	const { url } = database;
	const copy = join(folder, "it's a copy.dump");
	const server = await startServer({ DATABASE_URL: url });
	const { token, id } = await addPerson(url, "Asha");
	const booked = await ask(server, "/api/booking", { body: rightBooking(), headers: { Authorization: token } });
	expect(booked.status).toBe(200);
	const everything = () =>
		rowsIn(url, "select b.*, u.username from bookings b join users u on u.id = b.user_id order by b.id");
	const reset = "insert into password_resets (hash, user_id, expires_at) values ('link', ?, ?)";
	await rowsIn(url, reset, id, new Date(Date.now() + 3_600_000));
	const before = await everything();
	const changes = await rowsIn(url, "select * from booking_changes");
	expect([before.length, changes.length]).toEqual([1, 1]);

	await type(await toldBy("backup", copy, url), url); // While the server runs.
	expect((await ask(server, "/api/user-bookings", { headers: { Authorization: token } })).status).toBe(200);
	await rowsIn(url, "delete from users where id = ?", id);
	await addPerson(url, "Later");
	await server.stop();

	await type(await toldBy("restore", copy, url), url);
	expect(await everything()).toEqual(before);
	expect(await rowsIn(url, "select * from booking_changes")).toEqual(changes);
	for (const table of ["tokens", "password_resets"]) expect(await rowsIn(url, `select * from ${table}`)).toEqual([]);
	expect(await rowsIn(url, "select id from bookings where search @@ words_query('\"ash\"*')")).toHaveLength(1);
	await expect(rowsIn(url, "delete from booking_changes")).rejects.toThrow("history is not deleted");

	const again = await startServer({ DATABASE_URL: url });
	try {
		const person = await addPerson(url, "Bo");
		const headers = { Authorization: person.token };
		expect((await ask(again, "/api/booking", { body: rightBooking(11), headers })).status).toBe(200);
		expect(await everything()).toHaveLength(2);
	} finally {
		await again.stop();
		await database.end();
	}
});
