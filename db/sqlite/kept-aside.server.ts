import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { BESIDE, placeOf } from "./files.server";

/** Where a restore makes the database that is to come, until it is whole. */
export function incomingName(database: string): string {
	return `${database}.incoming`;
}

/** Under which name a restore keeps the former database: its own, with the moment it was put aside. */
export function keptAsideName(database: string, at: Date): string {
	return `${database}.before-${at.toISOString().replace(/[:.]/g, "-")}`;
}

/**
 * Deletes what restores have left beside the database before a moment: the former databases, and what was unfinished
 * when one was killed. A second name of the database itself goes at once: two names of one file would each get a -wal.
 */
export function deleteKeptAside(database: string, before: Date): void {
	const folder = dirname(database);
	for (const name of readdirSync(folder)) {
		const at = momentOf(name, basename(database), folder);
		if (at === null) continue;
		const file = join(folder, name);
		if (at < before || placeOf(file) === placeOf(database)) rmSync(file, { force: true });
	}
}

/** When a restore left a file, or null for one that is no restore's. */
function momentOf(name: string, database: string, folder: string): Date | null {
	const own = BESIDE.reduce((left, end) => left.replace(new RegExp(`${end}$`), ""), name);
	if (own === incomingName(database)) return statSync(join(folder, name), { throwIfNoEntry: false })?.mtime ?? null;
	const [day, time = ""] = own.slice(`${database}.before-`.length).split("T");
	const moment = new Date(`${day}T${time.replace(/^(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, "$1:$2:$3.$4Z")}`);
	return !Number.isNaN(moment.getTime()) && own === keptAsideName(database, moment) ? moment : null;
}
