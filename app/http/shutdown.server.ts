import type { Server } from "node:http";

/** An operator's process manager kills after some seconds; what is in flight by then is lost either way. */
const GRACE_MS = 4_000;
const LOOK_EVERY_MS = 50;

let ending = false;
const works: (() => Promise<void>)[] = [];

/** Has some work that goes on beside the requests come to its end before the process does, within the same grace. */
export function finishBeforeEnd(finish: () => Promise<void>): void {
	works.push(finish);
}

/** Whether the server was asked to end: every answer is then the last on its connection. */
export function isEnding(): boolean {
	return ending;
}

/**
 * Makes SIGTERM and SIGINT end the server once what is in flight is finished, at the latest after 4 s. remix-serve
 * stops listening by itself, but would wait for every connection that a browser keeps open or never finishes.
 */
export function endGently(server: Server): void {
	// Not once: a process manager may signal npm and node both, and npm passes its own on.
	for (const signal of ["SIGTERM", "SIGINT"] as const)
		process.on(signal, () => {
			if (ending) return;
			ending = true;
			const finished = Promise.allSettled(works.map((finish) => finish()));
			// All is answered then: whatever else would still keep the process alive is not waited for.
			server.once("close", () => void finished.then(() => process.exit(0)));
			setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS).unref();
			setTimeout(() => process.exit(0), GRACE_MS).unref();
		});
}
