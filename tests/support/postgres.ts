/**
 * PostgreSQL for tests: a real server on a fresh cluster in a temporary folder, reached by a unix socket alone, as
 * durable as one that serves people. `npm test` installs Debian's package where none is there.
 */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const OLDEST = 15;
const READY_WITHIN_MS = 300_000;
const ENDED_WITHIN_MS = 2_000;
const USER = "saathi";

/** Names the folder of the cluster that all tests of a run share. */
const SHARED = "TEST_POSTGRES";

/**
 * Settings that would show what only a machine's own would hide: a time zone that nobody here lives in, and room for the
 * connections of many servers at once. Nothing that makes it less durable.
 */
const SETTINGS = ["listen_addresses=", "max_connections=300", "timezone=Pacific/Apia", "log_min_messages=warning"];

/** A running server, and what a test may do to it. */
export type Cluster = {
	/** Where its socket and its files are. */
	folder: string;
	/** Makes an empty database. Its `end` deletes it, whoever is connected. */
	createDatabase: () => Promise<{ url: string; end: () => Promise<void> }>;
	/** Ends all its processes at once without a word, as the kernel or a power cut would. */
	kill: () => Promise<void>;
	/** Stops it as an operator would who restarts it: whoever is connected is sent away. */
	stop: () => Promise<void>;
	/** Starts it again on the same files; returns when it answers. */
	start: () => Promise<void>;
	/** Stops it and deletes its files. This happens too when the process that made it is gone, however it went. */
	end: () => Promise<void>;
};

let databases = 0;
let own: Promise<Cluster> | null = null;

/**
 * Makes a cluster and starts it.
 *
 * @param settings of postgresql.conf on top of the usual, such as "max_connections=5"
 * @throws Error when PostgreSQL is not installed or too old
 */
export async function startCluster(settings: readonly string[] = []): Promise<Cluster> {
	const folder = mkdtempSync(join(tmpdir(), "saathi-postgres-"));
	const as = serverUser();
	if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
	const keeper = keep(folder, as);
	const data = join(folder, "data");
	// A locale in which texts sort otherwise than by their bytes, as on most machines.
	const locale = ["--encoding=UTF8", "--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en-IN"];
	const made = ["-D", data, "-U", USER, "--auth=trust", "--no-sync", "--no-instructions", ...locale];
	execFileSync(postgresProgram("initdb"), made, { ...as, cwd: folder, stdio: ["ignore", "ignore", "inherit"] });

	let server: ChildProcess;
	const start = async () => {
		const log = openSync(join(folder, "log"), "a");
		const given = [...SETTINGS, ...settings, `unix_socket_directories=${folder}`].flatMap((setting) => ["-c", setting]);
		server = spawn(postgresProgram("postgres"), ["-D", data, ...given], {
			...as,
			cwd: folder,
			detached: true, // An interrupt from the keyboard is the keeper's to answer.
			stdio: ["ignore", log, log],
		});
		await answering(folder, server);
	};
	const stop = () => ended(server, "SIGINT");
	const kill = async () => {
		const others = await processesOf(folder);
		await ended(server, "SIGKILL");
		for (const pid of others) kills(pid, "SIGKILL");
		const deadline = Date.now() + ENDED_WITHIN_MS; // Where nobody asks how they ended they stay listed for ever.
		while (Date.now() < deadline && others.some((pid) => kills(pid, 0))) await sleep(5);
	};
	const end = async () => {
		const gone = new Promise((resolve) => keeper.once("exit", resolve));
		keeper.ref(); // Else a process with nothing more to do would end here, before its report.
		keeper.stdin?.end();
		await gone;
	};
	await start().catch(async (error) => {
		await end();
		throw error;
	});
	return { folder, createDatabase: () => createDatabaseIn(folder), kill, stop, start, end };
}

/** Makes an empty database in the cluster that all tests of this run share, or else in one that goes with this process. */
export async function createDatabase(): Promise<{ url: string; end: () => Promise<void> }> {
	const shared = process.env[SHARED];
	if (shared !== undefined) return createDatabaseIn(shared);
	own ??= startCluster();
	return (await own).createDatabase();
}

/** Starts the cluster that all tests of a run share; for vitest's `globalSetup`. Returns what ends it. */
export async function setup(): Promise<() => Promise<void>> {
	const cluster = await startCluster();
	process.env[SHARED] = cluster.folder;
	return cluster.end;
}

/**
 * The path of one of PostgreSQL's programs, such as pg_dump.
 *
 * @throws Error when it is not installed, or older than what the product needs
 */
export function postgresProgram(name: string): string {
	const found = programFolders()
		.map((folder) => join(folder, name))
		.find(existsSync);
	if (found === undefined) throw new Error(`PostgreSQL ${OLDEST} is not installed: apt-get install postgresql`);
	return found;
}

/** Where PostgreSQL's programs may be, the newest first, those that are too old left out. */
function programFolders(): string[] {
	const debian = "/usr/lib/postgresql";
	const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
	const folders = versions.map((version) => join(debian, version, "bin"));
	try {
		folders.unshift(execFileSync("pg_config", ["--bindir"], { encoding: "utf8", stdio: "pipe" }).trim());
	} catch {
		// Only those who compile against it have it.
	}
	return folders.filter((folder) => existsSync(join(folder, "postgres")) && majorVersion(folder) >= OLDEST);
}

function majorVersion(folder: string): number {
	const told = execFileSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" });
	return Number(/\b(\d+)/.exec(told)?.[1]);
}

/** Who runs the server: PostgreSQL refuses root, so its package's own user does where tests run as root. */
function serverUser(): { uid?: number; gid?: number } {
	if (process.getuid?.() !== 0) return {};
	const line = readFileSync("/etc/passwd", "utf8")
		.split("\n")
		.find((user) => /^postgres:/.test(user));
	if (line === undefined) throw new Error("There is no user postgres to run PostgreSQL as: apt-get install postgresql");
	const [, , uid, gid] = line.split(":");
	return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Starts a process that outlives this one for a moment: it waits until its input ends, which it does when this process
 * ends in any way, then ends the server and deletes its folder.
 */
function keep(folder: string, as: { uid?: number; gid?: number }): ChildProcess {
	const script = `
		cat > /dev/null
		server=$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null)
		if [ -n "$server" ]; then
			kill -QUIT "$server" 2> /dev/null
			for turn in $(seq 100); do kill -0 "$server" 2> /dev/null && sleep 0.05; done
		fi
		rm -rf "$1"`;
	const keeper = spawn("sh", ["-c", script, "keeper", folder], {
		...as,
		cwd: tmpdir(),
		detached: true,
		stdio: ["pipe", "ignore", "ignore"],
	});
	keeper.unref();
	(keeper.stdin as unknown as { unref: () => void }).unref();
	return keeper;
}

async function answering(folder: string, server: ChildProcess): Promise<void> {
	const deadline = Date.now() + READY_WITHIN_MS;
	while (Date.now() < deadline && server.exitCode === null) {
		const client = administrator(folder);
		try {
			await client.connect();
			return;
		} catch {
			await sleep(25);
		} finally {
			await client.end();
		}
	}
	throw new Error(`PostgreSQL did not start:\n${readFileSync(join(folder, "log"), "utf8")}`);
}

async function createDatabaseIn(folder: string): Promise<{ url: string; end: () => Promise<void> }> {
	const name = `test_${process.pid}_${++databases}`;
	await administer(folder, `create database ${name}`);
	return {
		// The host stands in the query because it is a folder; every reader of such an address takes it from there.
		url: `postgres://${USER}@localhost/${name}?host=${encodeURIComponent(folder)}`,
		end: () => administer(folder, `drop database if exists ${name} with (force)`).then(() => undefined),
	};
}

/** The server's processes other than its first, those that serve connections and those that work by themselves. */
async function processesOf(folder: string): Promise<number[]> {
	const { rows } = await administer(folder, "select pid from pg_stat_activity where pid <> pg_backend_pid()");
	return rows.map(({ pid }) => pid as number);
}

async function administer(folder: string, sql: string): Promise<pg.QueryResult> {
	const client = administrator(folder);
	await client.connect();
	try {
		return await client.query(sql);
	} finally {
		await client.end();
	}
}

function administrator(folder: string): pg.Client {
	const client = new pg.Client({ host: folder, user: USER, database: "postgres" });
	client.on("error", () => undefined); // The server may go while somebody is connected: tests have it so.
	return client;
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
	if (server.exitCode !== null || server.signalCode !== null) return;
	const exit = new Promise((resolve) => server.once("exit", resolve));
	server.kill(signal);
	await exit;
}

/** Sends a signal, or none to ask alone. Returns whether there is such a process. */
function kills(pid: number, signal: NodeJS.Signals | 0): boolean {
	try {
		return process.kill(pid, signal);
	} catch {
		return false;
	}
}
