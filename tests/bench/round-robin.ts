import { connect, createServer, type Socket } from "node:net";

/** One port before several processes: each connection goes to the next one. Stands in for the operator's proxy. */
export type RoundRobin = { url: string; close: () => Promise<void> };

/** Opens the port before servers whose addresses are handed in. */
export function roundRobin(urls: readonly string[]): Promise<RoundRobin> {
	let next = 0;
	const open = new Set<Socket>();
	const server = createServer({ noDelay: true }, (client) => {
		const { hostname, port } = new URL(urls[next++ % urls.length] ?? "");
		const behind = connect({ port: Number(port), host: hostname, noDelay: true });
		for (const socket of [client, behind]) {
			open.add(socket);
			socket.on("close", () => open.delete(socket));
			socket.on("error", () => socket.destroy());
		}
		client.pipe(behind).pipe(client);
	});
	return new Promise((resolve) => {
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			const port = typeof address === "object" && address ? address.port : 0;
			const close = () =>
				new Promise<void>((closed) => {
					for (const socket of open) socket.destroy();
					server.close(() => closed());
				});
			resolve({ url: `http://127.0.0.1:${port}`, close });
		});
	});
}
