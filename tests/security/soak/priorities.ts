import { existsSync, readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

/** Before whatever else the machine does, which is no part of what is measured. */
const HONEST = -12;
/** An attacker has machines of his own: here he may have what all others leave. */
const ATTACKERS = 10;
const AUTOGROUP = "/proc/sys/kernel/sched_autogroup_enabled";

/**
 * Puts this process and those that it starts before others where it may: root alone can.
 *
 * @returns how attackers are started, and what there is to tell of the priorities
 */
export function favourHonest(): { asAttacker: <T>(start: () => T) => T; told: string } {
	if (!setOwn(HONEST)) return { asAttacker: (start) => start(), told: `all have priority ${getPriority()}` };
	const limits = isShared() ? ", within their session only" : "";
	return { asAttacker, told: `priorities: servers and visitors ${HONEST}, attackers ${ATTACKERS}${limits}` };
}

/** A process has the priority of who starts it in all its threads; changed later, in one alone. */
function asAttacker<T>(start: () => T): T {
	setOwn(ATTACKERS);
	try {
		return start();
	} finally {
		setOwn(HONEST);
	}
}

function setOwn(priority: number): boolean {
	try {
		setPriority(priority);
		return true;
	} catch {
		return false;
	}
}

/** Whether Linux shares the processor among sessions first and heeds priorities within them only (man 7 sched). */
function isShared(): boolean {
	return existsSync(AUTOGROUP) && readFileSync(AUTOGROUP, "utf8").trim() !== "0";
}
