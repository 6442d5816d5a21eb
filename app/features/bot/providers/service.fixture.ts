import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A request as it reached the service. */
export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** A real HTTP server that stands for somebody else's bot. */
export type Service = {
	url: string;
	/** All that reached it, oldest first. */
	received: Received[];
	/** What it does with the next requests. */
	behave: (behaviour: Behaviour) => void;
	/** Resolves when all connections that carried a request were hung up; rejects after two seconds. */
	hungUp: () => Promise<void>;
	stop: () => Promise<void>;
};

export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a service on a free port of this machine. */
export async function startService(): Promise<Service> {
	const received: Received[] = [];
	let behaviour: Behaviour = answers("{}");
	const connections = new Set<Socket>();
	const server = createServer(async (request, response) => {
		connections.add(request.socket);
		// A server that still owes an answer keeps its own half open: the other's "end" is what tells.
		for (const event of ["end", "close"]) request.socket.once(event, () => connections.delete(request.socket));
		let body = "";
		for await (const chunk of request.setEncoding("utf8")) body += chunk;
		received.push({ method: request.method ?? "", path: request.url ?? "", headers: request.headers, body });
		behaviour(response, request);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		received,
		behave: (next) => {
			behaviour = next;
		},
		hungUp: async () => {
			for (const end = Date.now() + 2_000; connections.size > 0; await sleep(5))
				if (Date.now() > end) throw new Error(`${connections.size} connections are still open.`);
		},
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** Answers a body, as JSON unless it is a string already. */
export function answers(body: unknown, status = 200, headers: Record<string, string> = {}): Behaviour {
	return (response) => {
		response.writeHead(status, { "content-type": "application/json", ...headers });
		response.end(typeof body === "string" ? body : JSON.stringify(body));
	};
}

/** Takes the request and never answers. */
export const stallsBeforeHeaders: Behaviour = () => {};

/** Sends headers and half a body, and then no more. */
export const stallsInBody: Behaviour = (response) => {
	response.writeHead(200, { "content-type": "application/json" });
	response.write('{"resp');
};

/** A byte now and then, for ever: each is in time, the whole is not. */
export const trickles: Behaviour = (response) => {
	response.writeHead(200, { "content-type": "application/json" });
	const timer = setInterval(() => response.write(" "), 10);
	response.on("close", () => clearInterval(timer));
};

/** Sends half a body and hangs up. */
export const breaksOff: Behaviour = (response) => {
	response.writeHead(200, { "content-type": "application/json", "content-length": "500" });
	response.write('{"response": "I hear', () => response.destroy());
};

/** Hangs up without a word. */
export const hangsUp: Behaviour = (response) => {
	response.destroy();
};

/** Sends for as long as somebody reads. */
export function neverEnds(status: number): Behaviour {
	return (response) => {
		response.writeHead(status, { "content-type": "application/json" });
		const block = "x".repeat(16 * 1024);
		const more = () => {
			while (!response.destroyed && response.write(block));
		};
		response.on("drain", more);
		more();
	};
}
