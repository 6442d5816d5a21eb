// `npm run soak -- MINUTES` (ten by default): every attack that the tests beside know, all at once and by their
// addresses, on two servers with one database, one of which is killed now and then; beside honest visitors, whose time
// is measured. Prints figures; fails when something acknowledged is lost, something cleared is found, somebody is let in
// who should not be, a server ends or calls something an error, memory grows, or the pages of honest visitors are slow.
// Linux alone. What is measured is the product when it has the processor: started by root, servers and visitors come
// before whatever else the machine does, and attackers after it. It says so.
import { fork } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { addPeople } from "../bench/people";
import { inFile } from "../support/database";
import type { Report } from "./soak/attackers";
import { type Door, openDoor } from "./soak/doors";
import { createFigures } from "./soak/figures";
import { favourHonest } from "./soak/priorities";
import { letIn } from "./soak/visitors";
import { median } from "./support";

const minutes = Number(process.argv[2] ?? 10);
const PAGES_WITHIN_MS = 250;
/** How long visitors are alone before the attack. */
const CALM_MS = 30_000;
/** How long nobody comes afterwards; longer than what was cleared may stay on the disk. */
const REST_MS = 60_000;
const RESTART_EVERY_MS = Math.min(300_000, (minutes * 60_000) / 4);
const PEOPLE_A_MINUTE = 250;
/** Resident memory at rest may lie so far above the start's: allocators keep some of what they had. */
const GROWTH_MB = 80;

const { asAttacker, told: priorities } = favourHonest();
const folder = mkdtempSync(join(tmpdir(), "saathi-soak-"));
const file = join(folder, "soak.db");
// The first lives through it all, so that its memory tells something; the second is killed.
const [steady, mortal] = [await openDoor(folder, 1), await openDoor(folder, 2)] as const;
const doors = [steady, mortal];
const calm = createFigures();
const attacked = createFigures();
let figures = calm;

const crowd = letIn(doors, await addPeople(`file:${file}`, Math.ceil((minutes + 2) * PEOPLE_A_MINUTE)), () => figures);
await sleep(CALM_MS);
const atFirst = await steady.probe();
console.log(`load of the machine before: ${loadavg().map((load) => load.toFixed(1))}`);
figures = attacked;
const resident = watchMemory(steady);
const report = await attackedFor(minutes);
await resident.stop();
await crowd.stop();
console.log(`load of the machine: ${loadavg().map((load) => load.toFixed(1))}`);
const inBetween = await steady.probe();
await sleep(REST_MS);
const atRest = await steady.probe();
const whole = inFile(file, (connection) => connection.pragma("integrity_check", { simple: true }));
const lost = lostOnes();
const found = clearedThatAreFound();
for (const door of doors) await door.stop();
rmSync(folder, { recursive: true, force: true });

const { outcome } = crowd;
const quarter = Math.max(1, Math.floor(resident.megabytes.length / 4));
console.log(
	`minutes: ${minutes}; ${priorities}; answers to visitors: ${outcome.answers}, of which cut off and sent again: ${outcome.cutOff}`,
);
console.log(`attacks: ${JSON.stringify(report.attacks)}`);
console.log(`answers to attackers: ${JSON.stringify(report.statuses)}`);
console.log(
	[
		"visitors alone:",
		...calm.lines(),
		"visitors under attack:",
		...attacked.lines(),
		"the slowest:",
		...attacked.slowest(),
	].join("\n"),
);
console.log(
	`acknowledged: ${outcome.bookings.size} bookings, ${outcome.kept.size} messages, ${outcome.accounts.size} accounts; ` +
		`lost: ${lost.length}; cleared: ${outcome.cleared.size} messages, found: ${found.length}; ` +
		`in danger and answered with the lines: ${outcome.warned}; database: ${whole}`,
);
console.log(
	`restarts: ${mortal.lives - 1}, well after ms: ${doors.map(({ url, startTimes }) => `${url} ${startTimes.join(" ")}`).join("; ")}`,
);
console.log(
	`memory of the one that stayed, MB resident (heap): ${memory(atFirst)} at the start, ` +
		`${median(resident.megabytes.slice(0, quarter))} in the first quarter, ${median(resident.megabytes.slice(-quarter))} in the ` +
		`last, ${Math.max(...resident.megabytes)} at most, ${memory(inBetween)} after the last attack, ${memory(atRest)} at rest`,
);
const delay = (probe: typeof atRest) =>
	`p50 ${probe.delayMedian.toFixed(1)}, p99 ${probe.delay99.toFixed(1)}, longest ${probe.delayLongest.toFixed(1)}`;
console.log(`its loop was late, ms: ${delay(atFirst)} before; ${delay(inBetween)} under attack`);
const wrongs = [
	...lost.map((name) => `lost: ${name}`),
	...found.map((words) => `found after clearing: ${words}`),
	...outcome.surprises,
	...report.successes,
	...doors.flatMap(({ complaints }) => complaints),
	...(whole === "ok" ? [] : [`database: ${whole}`]),
	...(attacked.slowestPages() < PAGES_WITHIN_MS ? [] : [`pages are slow: ${attacked.slowestPages()} ms`]),
	...(atRest.memory < atFirst.memory + GROWTH_MB ? [] : ["memory has grown"]),
];
const byKind = new Map<string, number>();
for (const wrong of wrongs) {
	const kind = wrong.replace(/^\d{4}-\S+ /, "");
	byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
}
console.log([`wrong: ${wrongs.length}`, ...[...byKind].map(([kind, times]) => `  ${times} x ${kind}`)].join("\n"));
process.exit(wrongs.length === 0 ? 0 : 1);

/** Lets the attackers do their work, and ends the second server now and then, by each signal in turn. */
async function attackedFor(duration: number): Promise<Report> {
	const attackers = asAttacker(() =>
		fork("tests/security/soak/attackers.ts", [JSON.stringify([doors.map(({ url }) => url), file, duration])]),
	);
	let going = true;
	const told = new Promise<Report>((resolve, reject) => {
		attackers.once("message", (message) => resolve(message as Report));
		attackers.once("exit", (code) => reject(new Error(`The attackers ended: ${code}`)));
	}).finally(() => (going = false));
	const restarts = (async () => {
		for (let time = 0; ; time++) {
			for (let waited = 0; going && waited < RESTART_EVERY_MS; waited += 100) await sleep(100);
			if (!going) return;
			await mortal.restart(time % 2 === 0 ? "SIGKILL" : "SIGTERM");
		}
	})();
	const report = await told;
	await restarts;
	return report;
}

/** Megabytes resident, every five seconds. */
function watchMemory(door: Door) {
	const megabytes: number[] = [];
	let going = true;
	const watching = (async () => {
		while (going) {
			const status = readFileSync(`/proc/${door.process().pid}/status`, "utf8");
			megabytes.push(Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_000));
			await sleep(5_000);
		}
	})();
	return {
		megabytes,
		stop: async () => {
			going = false;
			await watching;
		},
	};
}

function memory({ memory, heap }: { memory: number; heap: number }): string {
	return `${memory.toFixed(0)} (${heap.toFixed(0)})`;
}

/** What was acknowledged and is not there. */
function lostOnes(): string[] {
	const { bookings, kept, accounts } = crowd.outcome;
	return inFile(file, (connection) => {
		const all = (sql: string) => new Set(connection.prepare(sql).pluck().all());
		const there = [
			[bookings, all("select name from bookings")],
			[kept, all("select message from messages where role = 'user'")],
			[accounts, all("select email from users")],
		] as const;
		return there.flatMap(([expected, found]) => [...expected].filter((one) => !found.has(one)));
	});
}

/**
 * What was cleared and stands on the disk all the same, in which file, and whether as a message that is still kept; what
 * the sqlite3 program copied in between is not ours.
 */
function clearedThatAreFound(): string[] {
	const places = new Map<string, string>();
	for (const end of ["", "-wal"].filter((end) => existsSync(file + end)))
		for (const [mark] of readFileSync(file + end, "latin1").matchAll(/said-\d+-\d+/g))
			places.set(mark, `soak.db${end}`);
	const kept = inFile(file, (connection) => new Set(connection.prepare("select message from messages").pluck().all()));
	return [...crowd.outcome.cleared].flatMap((words) => {
		const place = places.get(words.slice(words.lastIndexOf(" ") + 1));
		return place === undefined
			? []
			: [`${words} in ${place}, ${kept.has(words) ? "still kept" : "no message any more"}`];
	});
}
