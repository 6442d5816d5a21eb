import type { Server } from "node:http";
import type { Socket } from "node:net";
import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import { network } from "./client.server";
import { reportTrouble } from "./log.server";

/**
 * So much of the bound that Node names may be left after a whole collection. A quarter of it and more is kept for what is
 * young, and V8 gives up where four fifths of the rest are taken and collecting no longer helps.
 */
const FULL = 0.5;

/** The connections that are open, by address, the oldest first. */
const open = new Map<string, Set<Socket>>();

/**
 * Hangs up on half of all connections when memory is nearly full of what cannot be collected, those of the addresses that
 * have most first. Bounds elsewhere keep what is known from coming so far; this is for what is not: to be cut off is
 * less than that all are.
 */
export function relieveMemory(server: Server): void {
	server.on("connection", note);
	new PerformanceObserver((list) => {
		if (list.getEntries().some(isWhole) && isFull()) hangUpOnHalf();
	}).observe({ entryTypes: ["gc"] });
}

function note(socket: Socket): void {
	const address = network(socket.remoteAddress ?? null) ?? "";
	const own = open.get(address) ?? new Set();
	open.set(address, own.add(socket));
	socket.once("close", () => {
		own.delete(socket);
		if (own.size === 0 && open.get(address) === own) open.delete(address);
	});
}

function isWhole(entry: PerformanceEntry): boolean {
	const { detail } = entry as PerformanceEntry & { detail?: { kind?: number } };
	return detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}

function isFull(): boolean {
	const { used_heap_size: used, heap_size_limit: bound } = getHeapStatistics();
	return used > FULL * bound;
}

function hangUpOnHalf(): void {
	const sets = [...open.values()].map((sockets) => [...sockets]);
	let wanted = Math.ceil(sets.reduce((sum, { length }) => sum + length, 0) / 2);
	reportTrouble("memory is nearly full");
	for (let most = largest(sets); wanted > 0 && most > 0; most = largest(sets))
		for (const sockets of sets) if (sockets.length === most && wanted-- > 0) sockets.shift()?.destroy();
}

function largest(sets: readonly Socket[][]): number {
	return sets.reduce((most, { length }) => Math.max(most, length), 0);
}
