import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnvironment } from "~/environment";
import { filesUnder } from "./files";

type Lock = { packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }> };

/**
 * Optional packages of other platforms that a lock file lacks. npm writes no entry for one that the registry did not
 * have on that day; `npm install` then passes, and `npm ci` fails everywhere.
 */
function lackingIn({ packages }: Lock): string[] {
	return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies)
			.filter((name) => !foldersAbove(place).some((folder) => `${folder}node_modules/${name}` in packages))
			.map((name) => `${place} lacks ${name}`),
	);
}

/** Where Node looks for a package from a place on, nearest first: a/node_modules/b, then a, then the project itself. */
function foldersAbove(place: string): string[] {
	const folders = [""];
	for (let end = place.length; end > 0; end = place.lastIndexOf("/node_modules/", end - 1))
		folders.splice(-1, 0, `${place.slice(0, end)}/`);
	return folders;
}

describe("the lock file", () => {
	const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;

	test("is whole for every platform", () => {
		expect(lackingIn(lock)).toEqual([]);
	});

	test("would be found out with an entry missing, at the top and nested", () => {
		const optional = { optionalDependencies: { "@esbuild/aix-ppc64": "1" } };
		expect(lackingIn({ packages: { "node_modules/esbuild": optional } })).toHaveLength(1);
		const nested = "node_modules/vite/node_modules/esbuild";
		expect(lackingIn({ packages: { [nested]: optional, "node_modules/@esbuild/aix-ppc64": {} } })).toEqual([]);
		const beside = "node_modules/vite/node_modules/@esbuild/aix-ppc64";
		expect(lackingIn({ packages: { [nested]: optional, [beside]: {} } })).toEqual([]);
		const elsewhere = "node_modules/other/node_modules/@esbuild/aix-ppc64";
		expect(lackingIn({ packages: { [nested]: optional, [elsewhere]: {} } })).toHaveLength(1);
	});

	test("names the versions of package.json", () => {
		const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
		expect(lock.packages[""]).toMatchObject({ dependencies, devDependencies });
	});

	test("takes every package from one place, over https", () => {
		const addresses = readFileSync("package-lock.json", "utf8").matchAll(/"resolved": "(\w+):\/\/([^/]+)\//g);
		const places = new Set([...addresses].map(([, scheme, host]) => `${scheme} ${host}`));
		expect([...places].filter((place) => !place.startsWith("https "))).toEqual([]);
		expect(places.size).toBeLessThanOrEqual(1);
	});
});

describe(".env.example", () => {
	const lines = readFileSync(".env.example", "utf8").split("\n");
	const listed = Object.fromEntries(
		lines.filter((line) => /^[A-Z]/.test(line)).map((line) => [line.split("=")[0], line.slice(line.indexOf("=") + 1)]),
	);
	const source = readFileSync("app/environment.ts", "utf8");

	test("lists exactly the settings", () => {
		const settings = [...source.matchAll(/^\t\t([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
		expect(settings.length).toBeGreaterThan(10);
		expect(Object.keys(listed).sort()).toEqual(settings.sort());
	});

	test("gives each its default", () => {
		const asListed = readEnvironment(listed);
		const unset = readEnvironment({});
		expect(asListed.ok && asListed.environment).toEqual(unset.ok && unset.environment);
		const defaults = unset.ok
			? Object.keys(unset.environment).filter((name) => unset.environment[name as never] !== undefined)
			: [];
		const given = Object.keys(listed).filter((name) => listed[name] !== "");
		expect(given.sort()).toEqual(defaults.sort());
	});

	test("says what each is for, in a comment above it", () => {
		const bare = lines.filter((line, index) => /^[A-Z]/.test(line) && (lines[index - 1] ?? "") === "");
		expect(bare).toEqual([]);
	});
});

describe("routes.ts", () => {
	const source = readFileSync("app/routes.ts", "utf8");
	const entries = [...source.matchAll(/"(routes\/[^"]+)"/g)].map(([, file]) => file);

	test("has one entry for every file in routes/, and none without a file", () => {
		expect(entries.sort()).toEqual(
			readdirSync("app/routes")
				.map((file) => `routes/${file}`)
				.sort(),
		);
	});

	test("has an address for each screen of the specification", () => {
		for (const address of ["home", "login", "chatbot", "booking", "check"])
			expect(source).toContain(`route("${address}",`);
		expect(source).toContain('index("routes/_index.tsx")');
	});
});

test.each(["sqlite", "postgres"])(
	"the migrations of %s are in step with its schema: generating makes nothing new",
	(engine) => {
		const copy = mkdtempSync(join(tmpdir(), "saathi-migrations-"));
		try {
			for (const name of ["db", "package.json", "tsconfig.json"]) cpSync(name, join(copy, name), { recursive: true });
			symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
			const migrations = join(copy, `db/${engine}/migrations`);
			const before = filesUnder(migrations);
			const generated = spawnSync(
				process.execPath,
				["node_modules/drizzle-kit/bin.cjs", "generate", "--config", `db/${engine}/drizzle.config.ts`],
				{
					cwd: copy,
					encoding: "utf8",
				},
			);
			expect(generated.stderr).toBe("");
			expect(generated.status).toBe(0);
			expect(filesUnder(migrations)).toEqual(before);
			const journal = `db/${engine}/migrations/meta/_journal.json`;
			expect(readFileSync(join(copy, journal), "utf8")).toBe(readFileSync(journal, "utf8"));
		} finally {
			rmSync(copy, { recursive: true, force: true });
		}
	},
);

test.skipIf(!existsSync(".git"))("the top level holds what the design lists and nothing else", () => {
	const listed = spawnSync("git", ["ls-files"], { encoding: "utf8" });
	const tops = new Set(
		listed.stdout
			.split("\n")
			.filter(Boolean)
			.map((file) => file.split("/")[0] ?? ""),
	);
	const allowed = [
		"app",
		"db",
		"public",
		"tests",
		"package.json",
		"package-lock.json",
		"tsconfig.json",
		"vite.config.ts",
		"README.md",
	];
	expect([...tops].filter((top) => !top.startsWith(".") && !allowed.includes(top))).toEqual([]);
});
