import { setTimeout as sleep } from "node:timers/promises";
import { type Contender, startContender, withContenders } from "../contenders";
import { load } from "../load";
import { inTurn, type Section } from "../section";
import { median } from "../statistics";
import type { Figures } from "../table";

const CLIENTS = 8;
const STARTS = 3;
const REST_MS = 5_000;
const TURN_SECONDS = 1;

/** From start to first page, and memory at rest and after many requests, with the bot loaded. */
export const resources: Section = async ({ requests, names, databases }) => {
	const start: Figures = {};
	for (const name of names) {
		const times: number[] = [];
		for (let turn = 0; turn < STARTS; turn++) {
			const contender = await startContender(name, databases[name]);
			times.push(contender.startMs / 1000);
			await contender.stop();
		}
		start[name] = median(times);
	}
	const memory = await withContenders(names, databases, async (contenders) => {
		// With all that it has for who wants to talk, which is loaded when somebody opens a page for that.
		for (const { url } of contenders) await fetch(`${url}/chatbot`).then((page) => page.arrayBuffer());
		await sleep(REST_MS);
		const measure = async (contender: Contender) => {
			const atRest = (await contender.probe()).memory;
			await askMany(contender, requests);
			await sleep(REST_MS);
			return { atRest, after: (await contender.probe()).memory };
		};
		return inTurn(1, contenders, measure, { cold: true });
	});
	const bound = { words: "<= 400 MB", holds: ({ saathi }: { saathi: number }) => saathi <= 400 };
	return [
		{
			what: "From start to first page",
			unit: "s",
			figures: start,
			budget: { words: "<= 2 s", holds: ({ saathi }) => saathi <= 2 },
		},
		{ what: "Memory at rest", unit: "MB", figures: memory.atRest, budget: bound },
		{
			what: `Memory after ${requests.toLocaleString("en")} requests`,
			unit: "MB",
			figures: memory.after,
			budget: bound,
		},
	];
};

/** Half of them rendered anew, half from what is kept. */
async function askMany({ url }: Contender, requests: number): Promise<void> {
	for (const path of ["/?anew=1", "/"]) {
		let left = requests / 2;
		while (left > 0) {
			const { rate } = await load(url + path, { connections: CLIENTS, seconds: TURN_SECONDS });
			left -= rate * TURN_SECONDS;
		}
	}
}
