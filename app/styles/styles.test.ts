import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const GZIPPED_BYTES = 10 * 1024;

const files = readdirSync("app", { recursive: true, encoding: "utf8" }).map((file) => join("app", file));
const styles = read(".css").replace(/\/\*[\s\S]*?\*\//g, "");
const markup = read(".tsx");

test("every class that has a rule is used", () => {
	const classes = new Set([...styles.matchAll(/\.([a-z][a-z-]*)(?=[\s,:.>+)[{])/g)].map(([, name]) => name ?? ""));
	expect(classes.size).toBeGreaterThan(30);
	expect([...classes].filter((name) => !new RegExp(`["\` ]${name}["\` ]`).test(markup))).toEqual([]);
});

test("every name of the design language is used", () => {
	const names = new Set([...styles.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? ""));
	expect([...names].filter((name) => !styles.includes(`var(${name})`))).toEqual([]);
});

test("the stylesheet stays within its budget, even before it is made smaller", () => {
	expect(gzipSync(styles).byteLength).toBeLessThan(GZIPPED_BYTES);
});

function read(extension: string): string {
	return files
		.filter((file) => file.endsWith(extension))
		.map((file) => readFileSync(file, "utf8"))
		.join("\n");
}
