import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { version?: string; resolved?: string; integrity?: string; hasInstallScript?: boolean; dev?: boolean };

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };

test("every package is named with its exact version", () => {
	const versions = Object.entries<string>({
		...manifest.dependencies,
		...manifest.devDependencies,
		...manifest.overrides,
	});
	expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
	expect(manifest.engines.node).toBe(">=20.19");
});

test("the lock file holds those versions, each with its checksum", () => {
	for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
		expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
	const unchecked = Object.entries(lock.packages).filter(([path, { integrity }]) => path !== "" && !integrity);
	expect(unchecked.map(([path]) => path)).toEqual([]);
});

test("only the packages that need it may run a script when they are installed", () => {
	expect(manifest.allowScripts).toEqual({ "better-sqlite3": true, esbuild: true });
	const asking = Object.entries(lock.packages)
		.filter(([, { hasInstallScript }]) => hasInstallScript)
		.map(([path]) => path.replace(/^.*node_modules\//, ""));
	expect([...new Set(asking)].sort()).toEqual(["better-sqlite3", "esbuild"]);
});
