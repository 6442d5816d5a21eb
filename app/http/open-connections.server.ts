import type { Socket } from "node:net";
import { network } from "./client.server";
import { turnAway } from "./pipelining.server";

/** The connections that are open, by address, the oldest first. */
const open = new Map<string, Set<Socket>>();
let count = 0;

/** Notes a connection for as long as it is open. Returns its address, and how many that has. */
export function noteConnection(socket: Socket): { address: string; own: number } {
	const address = network(socket.remoteAddress ?? null) ?? "";
	const sockets = (open.get(address) ?? new Set()).add(socket);
	open.set(address, sockets);
	count++;
	socket.once("close", () => forget(address, socket));
	return { address, own: sockets.size };
}

/** How many are open in all. */
export function openConnections(): number {
	return count;
}

/** Hangs up on so many, each time on the oldest of an address that has most. */
export function hangUpOnMost(wanted: number): void {
	for (let left = wanted; left > 0; left--) {
		const [address, [oldest]] = greediest();
		if (oldest === undefined) return;
		forget(address, oldest);
		turnAway(oldest);
	}
}

/** The address that has most, and its connections. Nothing is copied: memory may be what is short. */
function greediest(): [string, ReadonlySet<Socket>] {
	let most: [string, ReadonlySet<Socket>] = ["", new Set()];
	for (const one of open) if (one[1].size > most[1].size) most = one;
	return most;
}

function forget(address: string, socket: Socket): void {
	const sockets = open.get(address);
	if (!sockets?.delete(socket)) return;
	count--;
	if (sockets.size === 0) open.delete(address);
}
