import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type Database from "better-sqlite3";
import pg from "pg";
import { namesPostgres } from "./dialects.server";
import { move } from "./move/move.server";
import { Refusal, runProgram } from "./program.server";
import { inspect, refuseOlder, told } from "./sqlite/copies.server";
import { lockAlone } from "./sqlite/lock-alone.server";
import { databaseFile } from "./sqlite/open.server";

const USE = "npm run migrate -- --from file:data/saathi.db --to postgres://USER@HOST/DATABASE";

/**
 * `npm run migrate -- --from file:... --to postgres://...`: moves a clinic from its SQLite file into an empty PostgreSQL
 * database, with the server stopped. The file stays as it is; until the last line nothing is in the new place.
 */
void runProgram(async (...words) => {
	const { from, to } = asked(words);
	const file = databaseFile(from);
	if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
	const began = performance.now();
	const source = lockAlone(file);
	if (source === null) throw new Refusal(`${file} is not a database, or is encrypted.`);
	try {
		source.pragma("query_only = ON");
		const contents = inspect(source, file);
		refuseOlder(source, file);
		await moveInto(to, source);
		const seconds = ((performance.now() - began) / 1000).toFixed(1);
		console.log(`Moved in ${seconds} s and read back, the same row by row. ${told(contents)}.`);
		console.log(`${file} is as it was. Give the server the new address as DATABASE_URL before you start it again.`);
	} finally {
		source.close();
	}
});

async function moveInto(address: string, source: Database.Database): Promise<void> {
	const target = await connected(address);
	try {
		await move(source, target, ({ table, rows, mended }) => {
			const note = mended > 0 ? `, of which ${mended} texts had a NUL that PostgreSQL cannot keep` : "";
			console.log(`${table}: ${rows}${note}`);
		});
	} finally {
		await target.end();
	}
}

function asked(words: readonly string[]): { from: string; to: string } {
	const options = { from: { type: "string" }, to: { type: "string" } } as const;
	try {
		const { from = "", to = "" } = parseArgs({ args: [...words], options }).values;
		if (from.startsWith("file:") && namesPostgres(to)) return { from, to };
	} catch {
		// Told below.
	}
	throw new Refusal(`Use: ${USE}`);
}

async function connected(address: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: address, application_name: "saathi migrate" });
	client.on("error", () => undefined); // Whoever asks it something is told.
	try {
		await client.connect();
		return client;
	} catch (error) {
		throw new Refusal(`The database to move into cannot be had. ${String(error)}. Nothing was changed.`);
	}
}
