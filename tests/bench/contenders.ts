import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../support/server";
import { addPeople, type Person } from "./people";
import { PROBED, type Probe, probe } from "./probe";

/**
 * The product on an empty database, the same on a full one, and the smallest Remix application; and these three on
 * PostgreSQL, where `--engine postgres` says so.
 */
export type Name = "saathi" | "full" | "floor" | "postgres" | "postgresFull" | "postgresFloor";

/** A server that is measured. */
export type Contender = {
	name: Name;
	url: string;
	databaseUrl: string;
	/** Milliseconds from its start to the first page. */
	startMs: number;
	/** People with a session; none for the floor, which knows nobody. */
	people: Person[];
	/** What its event loop and memory were since the last time that this was asked. */
	probe: () => Promise<Probe>;
	stop: () => Promise<void>;
};

export const FLOOR_FOLDER = "tests/bench/floor";
const COMMAND = resolve("node_modules/@remix-run/serve/dist/cli.js");
/** What `npm run serve` tells Node about the product; the floor runs as Remix starts it. */
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { serve: string } };
const SERVE_OPTIONS = scripts.serve.match(/--max-old-space-size=\d+/g) ?? [];
const PEOPLE = 200;
const READY_WITHIN_MS = 60_000;
/** Measured is what the machine can do, not what the limits let through. */
const NO_LIMITS = {
	LIMIT_WRONG_PASSWORDS: "1000",
	LIMIT_MESSAGES_A_MINUTE: "10000",
	LIMIT_MESSAGES_A_MINUTE_PER_ADDRESS: "1000000",
	LIMIT_SIGNUPS_AN_HOUR_PER_ADDRESS: "1000000",
	LIMIT_BOOKINGS_AN_HOUR: "10000",
	LIMIT_BOOKINGS_AN_HOUR_PER_ADDRESS: "1000000",
	LIMIT_SESSIONS_TO_COME: "10000",
	LIMIT_PASSWORDS_WAITING: "10000",
};

/**
 * Starts a built server in production mode.
 *
 * @param given the address of its database; unset, a new file that is deleted at the end
 */
export async function startContender(name: Name, given?: string): Promise<Contender> {
	const folder = mkdtempSync(join(tmpdir(), "saathi-bench-"));
	const databaseUrl = given ?? `file:${join(folder, "bench.db")}`;
	const probeFile = join(folder, "probe.json");
	const port = String(await freePort());
	const startedAt = performance.now();
	const options = isFloor(name) ? [] : SERVE_OPTIONS;
	const child = spawn(process.execPath, [...options, COMMAND, "build/server/index.js"], {
		cwd: isFloor(name) ? FLOOR_FOLDER : undefined,
		env: {
			PATH: process.env.PATH,
			NODE_ENV: "production",
			NODE_OPTIONS: PROBED,
			PROBE_FILE: probeFile,
			PORT: port,
			DATABASE_URL: databaseUrl,
			...NO_LIMITS,
		},
		stdio: ["ignore", "ignore", "inherit"], // The lines of its access log go nowhere, for each alike.
	});
	const url = `http://127.0.0.1:${port}`;
	await firstPage(url, child);
	const startMs = performance.now() - startedAt;
	return {
		name,
		url,
		databaseUrl,
		startMs,
		people: isFloor(name) ? [] : await addPeople(databaseUrl, PEOPLE),
		probe: () => probe(child, probeFile),
		stop: async () => {
			await ended(child);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Whether it is the smallest application, which knows nobody. */
export function isFloor(name: Name): boolean {
	return name === "floor" || name === "postgresFloor";
}

/** Starts some, hands them to the work, and stops them whatever happens. */
export async function withContenders<T>(
	names: readonly Name[],
	databases: Partial<Record<Name, string>>,
	work: (contenders: Contender[]) => Promise<T>,
): Promise<T> {
	const contenders: Contender[] = [];
	try {
		for (const name of names) contenders.push(await startContender(name, databases[name]));
		return await work(contenders);
	} finally {
		for (const contender of contenders) await contender.stop();
	}
}

async function firstPage(url: string, child: ChildProcess): Promise<void> {
	const deadline = Date.now() + READY_WITHIN_MS;
	while (Date.now() < deadline && child.exitCode === null) {
		const answer = await fetch(`${url}/`).catch(() => null);
		await answer?.arrayBuffer();
		if (answer?.ok) return;
		await sleep(5);
	}
	await ended(child);
	throw new Error("A server that is to be measured did not start.");
}

async function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const exit = new Promise((done) => child.once("exit", done));
	child.kill("SIGKILL");
	await exit;
}
