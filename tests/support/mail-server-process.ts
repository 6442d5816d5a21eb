/** A real SMTP server in a process of its own, told by messages of its parent how to behave. See mail-server.ts. */
import { createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import type { Behaviour, FromProcess } from "./mail-server";

const DRIP_MS = 200;
const SLOW_MS = 1_500;

let behaviour: Behaviour = "accept";
const sockets = new Set<Socket>();

const smtp = new SMTPServer({
	disabledCommands: ["AUTH", "STARTTLS"],
	authOptional: true,
	disableReverseLookup: true,
	onRcptTo(_, __, callback) {
		if (behaviour === "refuse") callback(Object.assign(new Error("No such person here"), { responseCode: 550 }));
		else if (behaviour === "later") callback(Object.assign(new Error("Come back later"), { responseCode: 451 }));
		else callback();
	},
	async onData(stream, session, callback) {
		const chunks: Buffer[] = [];
		for await (const chunk of stream) chunks.push(chunk as Buffer);
		const to = session.envelope.rcptTo.map(({ address }) => address);
		const mail = { raw: Buffer.concat(chunks).toString("utf8"), to };
		if (behaviour === "drop") {
			for (const socket of sockets) socket.destroy();
			tell({ dropped: mail });
			return;
		}
		if (behaviour === "slow") await sleep(SLOW_MS);
		callback();
		if (behaviour !== "swallow") tell({ mail });
	},
});

/** Stands before the SMTP server: what hangs and what drips never gets to it. */
const front = createServer((socket) => {
	tell({ connected: true });
	sockets.add(socket);
	socket.on("error", () => undefined);
	socket.once("close", () => sockets.delete(socket));
	if (behaviour === "hang") return;
	if (behaviour === "drip") drip(socket);
	else smtp.server.emit("connection", socket);
});

function drip(socket: Socket): void {
	const timer = setInterval(() => socket.write("2"), DRIP_MS);
	socket.once("close", () => clearInterval(timer));
}

function tell(message: FromProcess): void {
	process.send?.(message);
}

process.on("message", (told: Behaviour) => {
	behaviour = told;
	tell({ behaves: told });
});
process.on("disconnect", () => process.exit(0));
front.listen(0, "127.0.0.1", () => {
	const address = front.address();
	if (address !== null && typeof address === "object") tell({ port: address.port });
});
