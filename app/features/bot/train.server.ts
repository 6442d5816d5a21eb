import { createHash } from "node:crypto";
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildLearned } from "./safety/learned/build.server";
import { LEARNED_FILE } from "./safety/learned/learned.server";
import { buildUnderstanding } from "./understanding/build.server";
import { UNDERSTANDING_FILE } from "./understanding/understand.server";

/** A build empties its folder first, so what was trained is kept here, under a name that tells from what. */
const KEPT = resolve("node_modules/.cache/saathi");
const here = dirname(fileURLToPath(import.meta.url));

/**
 * Puts a trained file in its place: anew when anything that it depends on has changed.
 *
 * @param target where the server looks for it
 * @param name of what is trained
 * @param folders below this one, with the examples and the code that the file is made from
 * @param build makes its bytes
 */
async function place(
	target: string,
	name: string,
	folders: readonly string[],
	build: () => Promise<Uint8Array>,
): Promise<void> {
	const kept = join(KEPT, `${name}-${hashOfFolders(folders)}.bin`);
	if (existsSync(kept)) console.log(`${name}: model is up to date`);
	else {
		const started = performance.now();
		const bytes = await build();
		keep(kept, bytes, name);
		const seconds = ((performance.now() - started) / 1000).toFixed(1);
		console.log(`${name}: model of ${(bytes.length / 1e6).toFixed(1)} MB trained in ${seconds} s`);
	}
	mkdirSync(dirname(target), { recursive: true });
	copyFileSync(kept, target);
}

function keep(file: string, bytes: Uint8Array, name: string): void {
	mkdirSync(KEPT, { recursive: true });
	for (const old of readdirSync(KEPT)) if (old.startsWith(`${name}-`)) rmSync(join(KEPT, old));
	// Renamed into place, so that a build that is broken off never leaves half a file.
	writeFileSync(`${file}.new`, bytes);
	renameSync(`${file}.new`, file);
}

/** A hash over the folders' code and examples, tests aside, and what all training shares. */
function hashOfFolders(folders: readonly string[]): string {
	const hash = createHash("sha256").update(readFileSync(join(here, "learning.ts")));
	const files = folders.flatMap((folder) =>
		readdirSync(join(here, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
	);
	for (const file of files.sort()) {
		if (!/\.(ts|txt|jsonl)$/.test(file) || file.endsWith(".test.ts")) continue;
		hash
			.update(file)
			.update("\0")
			.update(readFileSync(join(here, file)))
			.update("\0");
	}
	return hash.digest("hex").slice(0, 32);
}

await place(UNDERSTANDING_FILE, "understanding", ["understanding"], buildUnderstanding);
await place(LEARNED_FILE, "safety", ["safety", "understanding"], buildLearned);
