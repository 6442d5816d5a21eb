import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import { reportTrouble } from "./log.server";
import { hangUpOnMost, openConnections } from "./open-connections.server";

/**
 * So much of the bound that Node names may be left after a whole collection. A quarter of it and more is kept for what is
 * young, and V8 gives up where four fifths of the rest are taken and collecting no longer helps.
 */
const FULL = 0.5;
/** So few connections are not what fills it: to hang up on them would help nobody. */
const FEW = 64;

/**
 * Hangs up on half of all connections when memory is nearly full of what cannot be collected, those of the addresses that
 * have most first. Bounds elsewhere keep what is known from coming so far; this is for what is not: to be cut off is
 * less than that all are.
 */
export function relieveMemory(): void {
	new PerformanceObserver((list) => {
		if (openConnections() <= FEW || !list.getEntries().some(isWhole) || !isFull()) return;
		reportTrouble("memory is nearly full");
		hangUpOnMost(Math.ceil(openConnections() / 2));
	}).observe({ entryTypes: ["gc"] });
}

function isWhole(entry: PerformanceEntry): boolean {
	const { detail } = entry as PerformanceEntry & { detail?: { kind?: number } };
	return detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}

function isFull(): boolean {
	const { used_heap_size: used, heap_size_limit: bound } = getHeapStatistics();
	return used > FULL * bound;
}
