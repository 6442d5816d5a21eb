import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Contender, type Name, startContender } from "../contenders";
import { load } from "../load";
import { type RoundRobin, roundRobin } from "../round-robin";
import { inTurn, type Section } from "../section";
import type { Row } from "../table";

const CLIENTS = 64;
const NAMES: readonly Name[] = ["saathi", "floor"];

/**
 * One process and two behind one port, on one database file. The port is a round robin in this process (node:net), so
 * it takes its share of the cores, as a proxy on the same machine would.
 */
export const processes: Section = async ({ rounds, seconds }) => {
	const folder = mkdtempSync(join(tmpdir(), "saathi-bench-shared-"));
	const servers: Contender[] = [];
	const fronts: RoundRobin[] = [];
	const rows: Row[] = [];
	try {
		for (const count of [1, 2]) {
			const contenders: Contender[] = [];
			for (const name of NAMES) {
				servers.push(await startContender(name, `file:${join(folder, `${name}.db`)}`));
				const front = await roundRobin(servers.filter((server) => server.name === name).map(({ url }) => url));
				fronts.push(front);
				contenders.push({ ...(servers.at(-1) as Contender), url: front.url });
			}
			const seen = await inTurn(rounds, contenders, async ({ url }) => ({
				kept: (await load(`${url}/`, { connections: CLIENTS, seconds })).rate,
				rendered: (await load(`${url}/?anew=1`, { connections: CLIENTS, seconds })).rate,
			}));
			const behind = count === 1 ? "1 process behind a port" : `${count} processes behind a port`;
			rows.push(
				{ what: `${behind}: landing page`, unit: "pages/s", figures: seen.kept },
				{ what: `${behind}: rendered anew`, unit: "pages/s", figures: seen.rendered },
			);
		}
	} finally {
		for (const front of fronts) await front.close();
		for (const server of servers) await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
	return rows;
};
