import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/**
 * Every YAML file of a folder and the folders in it, parsed, by its path from the folder.
 *
 * @throws Error that names the file which is no YAML, and the line
 */
export function readYamlFolder(folder: string): Record<string, unknown> {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".yaml"));
	return Object.fromEntries(files.sort().map((file) => [file, parsed(join(folder, file))]));
}

function parsed(file: string): unknown {
	try {
		return parse(readFileSync(file, "utf8"));
	} catch (error) {
		throw new Error(`${file}: ${(error as Error).message}`);
	}
}
