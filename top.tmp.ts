import { readFileSync } from "node:fs";
process.env.DATABASE_URL = "file:/tmp/play.db";
const parts: any = await import("./app/features/bot/parts.server");
const { NEW_STATE } = await import("./app/features/bot/state");
await parts.startBot();
for (const set of ["development", "held-back"]) {
	const lines = readFileSync(`tests/bot/topics.${set}.jsonl`, "utf8").trim().split("\n").map((l) => JSON.parse(l));
	let first = 0, three = 0, n = 0, none = 0;
	for (const l of lines) {
		const r = await parts.readMessage(NEW_STATE, l.text, false);
		const right = [l.topic, ...(l.also ?? [])];
		const ids = r.topics.map((t: any) => t.id).filter((i: string) => i !== "none");
		n++;
		if (right.includes(ids[0])) first++;
		if (ids.slice(0, 3).some((i: string) => right.includes(i))) three++;
		if (r.topics[0]?.id === "none") none++;
	}
	console.log(set, n, (first / n).toFixed(3), (three / n).toFixed(3), "none first", none);
}
process.exit(0);
