import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Paths of all files under a folder whose names match, sorted, each beginning with the folder's own name. */
export function filesUnder(folder: string, name: RegExp = /./): string[] {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && name.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
