import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { filesUnder } from "./files";

type Import = { from: string; to: string; typeOnly: boolean };

const sources = [...filesUnder("app", /\.tsx?$/), ...filesUnder("db", /\.ts$/)].filter(
	(file) => !/\.(test|fixture)\.tsx?$/.test(file),
);
const imports = sources.flatMap(importsOf);

/** Files that run by themselves, in a thread or when the product is built. */
const PROGRAM = /(^|[/-])(worker|train)\.ts$/;
const isPure = (file: string) =>
	file.startsWith("app/features/") && !file.endsWith(".server.ts") && !PROGRAM.test(file);

/** All that a file imports, statically, dynamically or by re-export; paths from the project's folder without suffix. */
function importsOf(from: string): Import[] {
	const { importedFiles } = ts.preProcessFile(readFileSync(from, "utf8"), true, true);
	const typeOnly = typeOnlyImports(from);
	return importedFiles.map(({ fileName }) => ({ from, to: located(from, fileName), typeOnly: typeOnly.has(fileName) }));
}

/** Specifiers from which a file takes types alone: nothing of them is left when it runs. */
function typeOnlyImports(file: string): Set<string> {
	const parsed = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
	const found = new Set<string>();
	for (const statement of parsed.statements) {
		if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
		if (statement.importClause?.isTypeOnly) found.add(statement.moduleSpecifier.text);
	}
	return found;
}

function located(from: string, specifier: string): string {
	if (specifier.startsWith("~/")) return `app/${specifier.slice(2)}`;
	if (specifier.startsWith("#db/")) return `db/${specifier.slice(4)}`;
	if (specifier.startsWith(".")) return normalize(join(dirname(from), specifier));
	return specifier;
}

/** The imports of the files that `importer` matches and that `allowed` does not, in readable lines. */
function trespasses(importer: RegExp, allowed: RegExp): string[] {
	const among = imports.filter(({ from }) => importer.test(from));
	expect(among.length, `files matching ${importer}`).toBeGreaterThan(0);
	return among.filter(({ to }) => !allowed.test(to)).map(({ from, to }) => `${from} imports ${to}`);
}

/** The functions of a file that read the body of something called a request, and how many times each. */
function bodyReaders(file: string): string[] {
	const found: string[] = [];
	const visit = (node: ts.Node, within: string) => {
		const inside = ts.isFunctionDeclaration(node) ? (node.name?.text ?? "") : within;
		if (ts.isPropertyAccessExpression(node)) {
			const reads = /^(formData|text|json|arrayBuffer|bytes|blob|body)$/.test(node.name.text);
			if (reads && /\brequest\b/i.test(node.expression.getText())) found.push(`${file}: ${inside}`);
		}
		ts.forEachChild(node, (child) => visit(child, inside));
	};
	visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true), "");
	return found;
}

describe("walls", () => {
	test("routes take from features, http, ui and the settings, and healthz from the database", () => {
		const own = "^app/(features|http|ui)/|^app/env.server$|^@remix-run/|^@conform-to/|^react$";
		const lines = imports
			.filter(({ from }) => from.startsWith("app/routes/"))
			.filter(({ from, to }) => !(from === "app/routes/healthz.ts" && to === "db/health.server"))
			.filter(({ to, typeOnly }) => !new RegExp(own).test(to) && !(typeOnly && to === "app/root"))
			.map(({ from, to }) => `${from} imports ${to}`);
		expect(lines).toEqual([]);
	});

	test("http takes from a few features, the settings, the text of the list of routes and the database's errors", () => {
		const features =
			"^app/features/(auth|limits|chat|metrics|moods)/|^app/features/(failures|log.server|help/languages|help/help.server|frame/frame.server)$";
		expect(
			trespasses(
				/^app\/http\//,
				new RegExp(
					`${features}|^app/http/|^app/routes.ts\\?raw$|^app/env.server$|^db/errors.server$|^@remix-run/node$|^(cookie|morgan)$|^node:`,
				),
			),
		).toEqual([]);
	});

	test("features know no route, no request, no component", () => {
		expect(trespasses(/^app\/features\//, /^(?!app\/(routes|http|ui|root|entry)|react|@remix-run)/)).toEqual([]);
	});

	test("pure files of features take from zod and other pure files alone", () => {
		const allowed = /^zod(\/|$)|^app\/features\/(?!.*(\.server|[/-](worker|train))$)/;
		const lines = imports
			.filter(({ from, to }) => isPure(from) && !allowed.test(to))
			.map(({ from, to }) => `${from} imports ${to}`);
		expect(lines).toEqual([]);
	});

	test("ui takes from React, Remix and pure files of features; of the root it knows the type of its data", () => {
		const libraries = "^react(-|/|$)|^@remix-run/react$|^@conform-to/";
		const allowed = new RegExp(`${libraries}|^app/ui/|^app/features/(?!.*\\.server$)`);
		const lines = imports
			.filter(({ from }) => from.startsWith("app/ui/"))
			.filter(({ to, typeOnly }) => !allowed.test(to) && !(typeOnly && /^app\/root$|^@remix-run\/node$/.test(to)))
			.map(({ from, to }) => `${from} imports ${to}`);
		expect(lines).toEqual([]);
	});

	test("db takes from the settings alone", () => {
		expect(trespasses(/^db\//, /^(?!app\/)|^app\/env\.server$/)).toEqual([]);
	});

	test("queries are written once: none of them knows an engine, and no engine another", () => {
		const engines = /^db\/(sqlite|postgres)\/|^(better-sqlite3|pg)$|^drizzle-orm\/(?!migrator)/;
		const choosing = /^db\/(client|tables)\.server\.ts$/;
		const lines = imports
			.filter(({ from }) => /^db\/[^/]+\.server\.ts$/.test(from) && !choosing.test(from))
			.filter(({ to, typeOnly }) => engines.test(to) && !typeOnly)
			.map(({ from, to }) => `${from} imports ${to}`);
		expect(lines).toEqual([]);
		expect(trespasses(/^db\/sqlite\//, /^(?!db\/postgres\/|pg$)/)).toEqual([]);
		expect(trespasses(/^db\/postgres\//, /^(?!db\/sqlite\/|better-sqlite3$)/)).toEqual([]);
	});

	test("only server files reach the database, so that it never comes into a browser", () => {
		const lines = imports
			.filter(({ to }) => to.startsWith("db/"))
			.filter(({ from }) => !from.startsWith("db/") && !from.endsWith(".server.ts") && from !== "app/routes/healthz.ts")
			.map(({ from, to }) => `${from} imports ${to}`);
		expect(lines).toEqual([]);
	});

	test("the database's driver is known to db alone", () => {
		const lines = imports
			.filter(({ from, to }) => !from.startsWith("db/") && /^(better-sqlite3|pg$|drizzle-)/.test(to))
			.map(({ from, to }) => `${from} imports ${to}`);
		expect(lines).toEqual([]);
	});
});

describe("house rules", () => {
	const mentioning = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, "utf8")));

	test("process.env is read in one place", () => {
		expect(mentioning(/process\.env(?!\.server)\b/)).toEqual(["app/env.server.ts"]);
	});

	test("a request's body is read by bodies.server.ts alone, which bounds it; in the browser for a broken line", () => {
		const readers = sources.filter((file) => file !== "app/http/bodies.server.ts").flatMap(bodyReaders);
		expect(readers).toEqual(["app/ui/broken-line.ts: orBrokenLine"]);
	});

	test("no inline styles, which the Content-Security-Policy forbids", () => {
		expect(mentioning(/\bstyle=[{"]/)).toEqual([]);
	});

	test("nothing is put into a page as raw HTML", () => {
		expect(mentioning(/dangerouslySetInnerHTML|innerHTML|insertAdjacentHTML|document\.write/)).toEqual([]);
	});

	test("pure files and components take the clock from outside", () => {
		const clock = /\bDate\.now\(|new Date\(\)/;
		expect(sources.filter(isPure).length).toBeGreaterThan(5);
		expect(sources.filter((file) => isPure(file) && clock.test(readFileSync(file, "utf8")))).toEqual([]);
	});

	test("every route module keeps one order: schema, loader, action, meta, component, ErrorBoundary", () => {
		const order = ["loader", "action", "clientLoader", "clientAction", "headers", "meta", "default", "ErrorBoundary"];
		for (const file of filesUnder("app/routes", /\.tsx$/)) {
			const exported = [
				...readFileSync(file, "utf8").matchAll(/^export (?:async )?(?:function|const|(default)) ?(\w+)/gm),
			];
			const places = exported
				.map(([, standard, name]) => order.indexOf(standard ?? name ?? ""))
				.filter((place) => place >= 0);
			expect(places, file).toEqual([...places].sort((a, b) => a - b));
		}
	});
});
