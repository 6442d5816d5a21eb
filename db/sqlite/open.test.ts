import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { applyMigrations, openDatabase } from "./open.server";

const folder = mkdtempSync(join(tmpdir(), "saathi-open-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function made(name: string, username: string): string {
	const file = join(folder, name);
	const connection = openDatabase(file);
	applyMigrations(connection);
	connection.exec(
		`insert into users (id, username, email, password_hash, created_at) values (1, '${username}', 'a@example.in', 'none', 0)`,
	);
	connection.close();
	return file;
}

test("who waits for a restore opens what it has put in the place, not the file that stood there before", async () => {
	const file = made("live.db", "former");
	const incoming = made("incoming.db", "restored");
	// As a restore does it, but with a second between lock and move.
	const restore = spawn(process.execPath, [
		"--eval",
		`const connection = new (require("better-sqlite3"))(${JSON.stringify(file)});
		connection.pragma("locking_mode = EXCLUSIVE");
		connection.exec("begin exclusive; commit");
		console.log("locked");
		setTimeout(() => {
			require("node:fs").renameSync(${JSON.stringify(incoming)}, ${JSON.stringify(file)});
			connection.close();
		}, 1000);`,
	]);
	await new Promise((resolve) => restore.stdout.once("data", resolve));
	const connection = openDatabase(file);
	expect(connection.prepare("select username from users").pluck().get()).toBe("restored");
	connection.exec("update users set username = 'changed'");
	const seen = new Database(file, { readonly: true });
	expect(seen.prepare("select username from users").pluck().get()).toBe("changed");
	seen.close();
	connection.close();
});
