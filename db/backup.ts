import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { env } from "~/env.server";
import { namesPostgres } from "./dialects.server";
import { copyingTo } from "./postgres/copies.server";
import { Refusal, runProgram } from "./program.server";
import { copyDatabase, inspectDatabase, told, withTemporary } from "./sqlite/copies.server";
import { moveDurably } from "./sqlite/files.server";
import { databaseFile } from "./sqlite/open.server";

/**
 * `npm run backup -- FILE`: copies the database, also of a running server. The copy gets its name after it was
 * checked, so a FILE that is there is whole. Nothing is overwritten.
 */
void runProgram(async (target) => {
	if (!target) throw new Refusal("Say where to copy the database: npm run backup -- FILE");
	if (namesPostgres(env.DATABASE_URL)) throw new Refusal(`On PostgreSQL, while servers run: ${copyingTo(target)}`);
	const source = databaseFile(env.DATABASE_URL);
	const copy = resolve(target);
	if (!existsSync(source)) throw new Refusal(`There is no database at ${source}.`);
	if (!existsSync(dirname(copy))) throw new Refusal(`There is no folder ${dirname(copy)}.`);
	if (existsSync(copy)) throw new Refusal(`${copy} is there already. Nothing is overwritten; choose another name.`);
	const unfinished = `${copy}.unfinished`;
	await withTemporary(unfinished, async () => {
		await copyDatabase(source, unfinished);
		const contents = await inspectDatabase(unfinished, copy);
		moveDurably(unfinished, copy, dirname(copy));
		console.log(`Copied ${source} to ${copy}: ${statSync(copy).size} bytes, whole. It holds ${told(contents)}.`);
	});
});
