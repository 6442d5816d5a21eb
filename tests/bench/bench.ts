// `npm run bench`: builds the product and the floor, measures one against the other, and prints a table.
//   --quick          two minutes in place of twenty: one round of one second
//   --rounds 3       rounds, of which the median counts (5)
//   --seconds 2      seconds of each round (5)
//   --rows 1000000   the same beside a database with so many people, bookings and messages
//   --only a,b       these sections alone
//   --engine postgres  bookings, lists, chat and pages on PostgreSQL beside SQLite, by 1, 2 and 4 processes
//   --built          measures the builds that are there
import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startCluster } from "../support/postgres";
import { FLOOR_FOLDER } from "./contenders";
import { fillDatabase } from "./fill";
import type { Plan, Section } from "./section";
import { bookings } from "./sections/bookings";
import { chat } from "./sections/chat";
import { desk } from "./sections/desk";
import { downloads } from "./sections/downloads";
import { engines } from "./sections/engines";
import { felt } from "./sections/felt";
import { growth } from "./sections/growth";
import { landing } from "./sections/landing";
import { logins } from "./sections/logins";
import { paint } from "./sections/paint";
import { processes } from "./sections/processes";
import { resources } from "./sections/resources";
import { printTable, type Row } from "./table";

const SECTIONS: Record<string, Section> = {
	landing,
	bookings,
	logins,
	chat,
	desk,
	growth,
	processes,
	resources,
	downloads,
	paint,
	felt,
};

const { values } = parseArgs({
	options: {
		quick: { type: "boolean", default: false },
		built: { type: "boolean", default: false },
		rounds: { type: "string", default: "5" },
		seconds: { type: "string", default: "5" },
		rows: { type: "string" },
		only: { type: "string" },
		engine: { type: "string", default: "sqlite" },
	},
});

const { rounds, seconds, requests } = values.quick
	? { rounds: 1, seconds: 1, requests: 2_000 }
	: { rounds: Number(values.rounds), seconds: Number(values.seconds), requests: 100_000 };
if (!["sqlite", "postgres"].includes(values.engine)) throw new Error(`There is no engine ${values.engine}.`);
const chosen = values.only?.split(",") ?? Object.keys(SECTIONS);
const folder = mkdtempSync(join(tmpdir(), "saathi-bench-full-"));
const cluster = values.engine === "postgres" ? await startCluster() : null;

try {
	if (!values.built) build();
	const rows: Row[] = [];
	const rowCount = Number(values.rows ?? 0);
	if (cluster !== null) rows.push(...(await rowsOf(engines, await planForBoth(rowCount))));
	else {
		const plan = planFor(rowCount);
		for (const name of chosen) {
			console.error(`Measuring ${name} ...`);
			rows.push(...(await rowsOf(sectionOf(name), plan)));
		}
	}
	console.log(`\nNode ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), the load`);
	console.log(`generator on the same; ${rounds} rounds of ${seconds} s, in turn, medians.\n`);
	printTable(rows);
} finally {
	await cluster?.end();
	rmSync(folder, { recursive: true, force: true });
}

/** What took minutes to measure is not lost because a later section fails, for want of a browser perhaps. */
async function rowsOf(section: Section, plan: Plan): Promise<Row[]> {
	try {
		return await section(plan);
	} catch (error) {
		console.error(error);
		process.exitCode = 1;
		return [];
	}
}

function sectionOf(name: string): Section {
	const section = SECTIONS[name];
	if (section === undefined) throw new Error(`There is no section ${name}: ${Object.keys(SECTIONS).join(", ")}`);
	return section;
}

function planFor(rowCount: number): Plan {
	const measured = { rounds, seconds, requests };
	if (rowCount === 0) return { ...measured, names: ["saathi", "floor"], databases: {} };
	return { ...measured, names: ["saathi", "full", "floor"], databases: { full: filled(rowCount) } };
}

/** Each contender has one database that all its processes share; the full one of PostgreSQL was moved from SQLite's. */
async function planForBoth(rowCount: number): Promise<Plan> {
	const server = async () => (await cluster?.createDatabase())?.url ?? "";
	const databases: Plan["databases"] = {
		saathi: `file:${join(folder, "saathi.db")}`,
		postgres: await server(),
		...(rowCount > 0 && { full: filled(rowCount), postgresFull: await server() }),
		floor: `file:${join(folder, "floor.db")}`,
		postgresFloor: await server(),
	};
	if (databases.full && databases.postgresFull) {
		const words = ["build/server/migrate.js", "--from", databases.full, "--to", databases.postgresFull];
		execFileSync(process.execPath, words, { stdio: ["ignore", "ignore", "inherit"] });
	}
	return { rounds, seconds, requests, names: Object.keys(databases) as Plan["names"][number][], databases };
}

/** Makes a large database. Returns its address. */
function filled(rowCount: number): string {
	const file = join(folder, "full.db");
	console.error(`Filling a database with ${rowCount.toLocaleString("en")} rows of each kind ...`);
	fillDatabase(file, rowCount);
	return `file:${file}`;
}

/** The product with all its parts, as an operator builds it; the floor as Remix builds it. */
function build(): void {
	const options: ExecFileSyncOptions = {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, NODE_ENV: "production" },
	};
	execFileSync("npm", ["run", "build"], options);
	const remix = resolve("node_modules/@remix-run/dev/dist/cli.js");
	execFileSync(process.execPath, [remix, "vite:build", "--logLevel", "error"], { ...options, cwd: FLOOR_FOLDER });
}
