import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** Every YAML file of a folder and the folders in it, parsed, by its path from the folder. */
export function readYamlFolder(folder: string): Record<string, unknown> {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".yaml"));
	return Object.fromEntries(files.sort().map((file) => [file, parse(readFileSync(join(folder, file), "utf8"))]));
}
