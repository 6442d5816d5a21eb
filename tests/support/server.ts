import { type ChildProcess, spawn } from "node:child_process";
import { get } from "node:http";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { freshDatabase } from "./database";

/** For one that hangs: one that fails is seen at once. */
const READY_WITHIN_MS = 300_000;

/** A built server in a process of its own, as an operator runs it. */
export type TestServer = {
	/** http://localhost:port, without a slash at its end. */
	url: string;
	/** The DATABASE_URL that it was given. */
	databaseUrl: string;
	/** Path of its database file, where it runs on SQLite. */
	databaseFile: string;
	process: ChildProcess;
	/** All that it has printed so far. */
	output: () => string;
	/** Ends it and, unless the database was handed in, deletes that. */
	stop: () => Promise<void>;
};

/**
 * Starts remix-serve on the build, in production mode, on a free port and a fresh database.
 *
 * @param settings variables on top of the defaults; a DATABASE_URL of one's own is left in place at the end
 * @throws Error with its output when it is not ready in time
 */
export async function startServer(settings: Record<string, string> = {}): Promise<TestServer> {
	for (;;) {
		const server = await spawnServer(settings);
		if (await isReady(server)) return server;
		await server.stop();
		const wasQuicker = settings.PORT === undefined && server.output().includes("EADDRINUSE");
		if (!wasQuicker) throw new Error(`The server did not start:\n${server.output()}`);
	}
}

async function spawnServer(settings: Record<string, string>): Promise<TestServer> {
	const own = settings.DATABASE_URL === undefined ? await freshDatabase() : null;
	const databaseUrl = own?.url ?? settings.DATABASE_URL ?? "";
	const port = settings.PORT ?? String(await freePort());
	const child = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
		env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings, PORT: port, DATABASE_URL: databaseUrl },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
	return {
		url: `http://localhost:${port}`,
		databaseUrl,
		databaseFile: databaseUrl.replace(/^file:/, ""),
		process: child,
		output: () => printed,
		stop: async () => {
			await ended(child);
			await own?.end();
		},
	};
}

/** Asks on a connection of its own, which is gone with the answer: `fetch` keeps its own open for seconds. */
function isWell(address: string): Promise<boolean> {
	return new Promise((resolve) => {
		get(address, { agent: false }, (answer) => resolve(answer.resume().statusCode === 200)).on("error", () =>
			resolve(false),
		);
	});
}

/** It has to say itself that it listens: on a port that was free when it was asked for another may answer by now. */
async function isReady(server: TestServer): Promise<boolean> {
	const deadline = Date.now() + READY_WITHIN_MS;
	while (Date.now() < deadline && server.process.exitCode === null) {
		const listens = server.output().includes(`[remix-serve] ${server.url}`);
		if (listens && (await isWell(`${server.url}/healthz`))) return true;
		await sleep(25);
	}
	return false;
}

async function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const exit = new Promise((resolve) => child.once("exit", resolve));
	child.kill("SIGTERM");
	const timer = setTimeout(() => child.kill("SIGKILL"), 6_000);
	await exit;
	clearTimeout(timer);
}

/** A port that is free now. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}
