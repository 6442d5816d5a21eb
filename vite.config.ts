import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { serialize } from "node:v8";
import { vitePlugin as remix } from "@remix-run/dev";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { readYamlFolder } from "./app/features/read-yaml-folder.server";

declare module "@remix-run/node" {
	interface Future {
		v3_singleFetch: true;
	}
}

/** Programs beside the server: each becomes a file of its own in build/server, by its name here. */
const PROGRAMS = {
	"password-worker": "app/features/auth/password-worker.ts",
	"encoder-worker": "app/features/bot/meaning/encoder-worker.ts",
	backup: "db/backup.ts",
	restore: "db/restore.ts",
	migrate: "db/migrate.ts",
	staff: "db/staff.ts",
};

function programs(): Plugin {
	return {
		name: "programs",
		apply: "build",
		buildStart() {
			if (this.environment.name !== "ssr") return;
			for (const [name, id] of Object.entries(PROGRAMS))
				this.emitFile({ type: "chunk", id: resolve(id), fileName: `${name}.js` });
		},
	};
}

/**
 * What stands beside the server, and is read from there when it starts: all that the product says, parsed, a file a
 * feature (the bot's checked and in order, which takes longest), and the bot's models. Within a script each would stay in memory twice, as text and as what it says.
 */
function besideTheServer(): Plugin {
	const content = new Map<string, string | Uint8Array>();
	return {
		name: "beside-the-server",
		apply: "build",
		async buildStart() {
			if (this.environment.name !== "client") return; // It is built first, and what is wrong is told once.
			const { CONTENT } = await import("./app/features/bot/content/content.server");
			const problems = (await import("./app/features/bot/content/check")).problemsOf(CONTENT);
			if (problems.length > 0) this.error(`What the bot says cannot be built:\n${problems.join("\n")}`);
		},
		async load(id) {
			if (id.endsWith("/bot/content/content.server.ts")) {
				const { CONTENT } = await import("./app/features/bot/content/content.server");
				content.set("content/bot.bin", serialize(CONTENT));
				return `import { readFileSync } from "node:fs";
					import { deserialize } from "node:v8";
					export const CONTENT = deserialize(readFileSync("build/server/content/bot.bin"));`;
			}
			if (!id.endsWith("/content/files.server.ts")) return null;
			const fileName = `content/${basename(resolve(id, "../.."))}.json`;
			content.set(fileName, JSON.stringify(readYamlFolder(dirname(id))));
			return `import { readFileSync } from "node:fs";
				export const CONTENT_FILES = JSON.parse(readFileSync("build/server/${fileName}", "utf8"));`;
		},
		generateBundle() {
			if (this.environment?.name !== "ssr") return;
			for (const [fileName, source] of content) this.emitFile({ type: "asset", fileName, source });
			for (const model of ["gate", "meaning"])
				this.emitFile({
					type: "asset",
					fileName: `models/${model}.bin`,
					source: readFileSync(`app/features/bot/${model}/model.bin`),
				});
		},
	};
}

/** Pieces of app/ui that one or two screens use; all others are small and go to the browser in one file. */
const OF_FEW_SCREENS = /app\/ui\/(booking|call-back|chat|desk|moods|voice)\//;
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//;

/**
 * Two files for what every page needs, one of which stays the same over releases: ten small ones take ten turns on a
 * slow line, and compress worse.
 */
function fewFiles(): Plugin {
	return {
		name: "few-files",
		apply: "build",
		outputOptions(options) {
			if (this.environment.name === "ssr") return options;
			const manualChunks = (id: string) => {
				if (FRAMEWORK.test(id)) return "framework";
				if (id.includes("vite/preload-helper")) return "frame";
				return id.includes("/app/ui/") && !OF_FEW_SCREENS.test(id) ? "frame" : undefined;
			};
			return { ...options, manualChunks };
		},
	};
}

const TESTS = ["{app,db,tests/http,tests/security,tests/support}/**/*.test.ts"];
/** Tests that measure time, or read by an encoder that has a time limit: each has the machine for itself. */
const TIMED = [
	"app/features/bot/*.test.ts",
	"app/features/bot/gate/gate.test.ts",
	"app/features/bot/providers/*.test.ts",
	"tests/security/{accounts,connections,fairness,hostile}.test.ts",
];

/** Tests that touch the database run on PostgreSQL too, but for those of what only SQLite has: its files and locks. */
const ON_POSTGRES = ["app/features/booking/bookings.server.test.ts", "tests/{http,security}/**/*.test.ts"];
const WITHOUT_DATABASE = [
	"tests/http/{cache,help,other-bot}.test.ts",
	"tests/security/{connections,fields,foreign,headers,paths,supply}.test.ts",
];
const OF_SQLITE = ["tests/security/{backup,locks}.test.ts"];
/** Who waits for the hash of a password, and which passwords are taken, is decided before any database is asked. */
const OF_PASSWORDS = ["tests/security/{accounts,fairness,passwords}.test.ts"];
/** They bring the PostgreSQL that they need. */
const BY_THEMSELVES = ["tests/security/{backup-postgres,migrate}.test.ts"];
const onPostgres = {
	include: ON_POSTGRES,
	env: { TEST_DATABASE: "postgres" },
	globalSetup: "tests/support/postgres.ts",
};

export default defineConfig({
	plugins: process.env.VITEST
		? []
		: [
				besideTheServer(),
				remix({
					future: {
						v3_fetcherPersist: true,
						v3_lazyRouteDiscovery: true,
						v3_relativeSplatPath: true,
						v3_routeConfig: true,
						v3_singleFetch: true,
						v3_throwAbortReason: true,
					},
				}),
				programs(),
				fewFiles(),
			],
	resolve: { alias: { "~": resolve("app"), "#db": resolve("db") } },
	build: {
		assetsInlineLimit: 0,
		sourcemap: false,
		// The two scripts that are fetched later import nothing that is not there by then: no helper to fetch it early.
		modulePreload: false,
	},
	// The server waits for its database before it is ready, which a browser's script could not.
	environments: { ssr: { build: { target: "node20" } } },
	// A licence once at the end of a file, not once for each module that it covers.
	esbuild: { legalComments: "eof" },
	server: { port: 3000 },
	test: {
		environment: "node",
		pool: "forks",
		// For what hangs. A test that works may take minutes on a machine that is busy with other things.
		testTimeout: 600_000,
		hookTimeout: 600_000,
		projects: [
			{
				extends: true,
				test: { name: "timed", include: TIMED, maxWorkers: 1, sequence: { groupOrder: 0 } },
			},
			// Most wait for servers, mails and clocks: several at once do not hold each other up.
			{
				extends: true,
				test: { name: "together", include: TESTS, exclude: TIMED, maxWorkers: 4, sequence: { groupOrder: 1 } },
			},
			{
				extends: true,
				test: {
					...onPostgres,
					name: "postgres",
					exclude: [...WITHOUT_DATABASE, ...OF_SQLITE, ...OF_PASSWORDS, ...BY_THEMSELVES],
					maxWorkers: 4,
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
});
