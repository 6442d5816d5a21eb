import { readFileSync } from "node:fs";
process.env.DATABASE_URL = "file:/tmp/play.db";
const parts: any = await import("./app/features/bot/parts.server");
const { NEW_STATE } = await import("./app/features/bot/state");
await parts.startBot();
for (const set of ["development"]) {
	const lines = readFileSync(`tests/bot/topics.${set}.jsonl`, "utf8").trim().split("\n").map((l) => JSON.parse(l));
	const rows: any[] = [];
	for (const l of lines) {
		const r = await parts.readMessage(NEW_STATE, l.text, false);
		rows.push({ right: [l.topic, ...(l.also ?? [])].includes(r.topics[0]?.id), none: r.topics[0]?.id === "none", p: r.topics[0]?.score, three: r.topics.slice(0, 3).some((t: any) => [l.topic, ...(l.also ?? [])].includes(t.id)), three_p: r.topics.slice(0,3).map((t: any)=>t.score) });
	}
	for (const t of [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6]) { const s = rows.filter((r) => r.p >= t && !r.none); console.log(t, "taken", (s.length / rows.length).toFixed(2), "right", (s.filter((r) => r.right).length / s.length).toFixed(3)); }
}
for (const m of ["hello, my boss shouted at me today", "papa ne aaj phir chillaya", "bored of everything honestly", "kal exam hai bahut tension hai", "my car is packed, i am going camping tomorrow", "what is the capital of france", "had dosa for lunch", "ghar wale shaadi ke liye force kar rahe hai"]) { const r = await parts.readMessage(NEW_STATE, m, false); console.log(m, r.topics.slice(0, 3).map((t: any) => t.id + " " + t.score.toFixed(2)).join(", "), "|", r.near.slice(0, 2).map((t: any) => t.id + " " + t.score.toFixed(2)).join(", ")); }
process.exit(0);
