import { readFileSync } from "node:fs";
process.env.DATABASE_URL = "file:/tmp/play.db";
const { reply } = await import("./app/features/bot/reply.server");
const { startBot } = await import("./app/features/bot/parts.server");
await startBot();
let state: string | null = null;
for (const line of readFileSync(process.argv[2] as string, "utf8").split("\n").filter(Boolean)) {
	if (line === "---") { state = null; console.log("\n=== new"); continue; }
	const t = performance.now();
	let answer: any; try { answer = await reply({ state, history: [] }, line); } catch (e) { console.log("P: " + line + "\n!! " + (e as Error).message); continue; }
	state = answer.state;
	const s = JSON.parse(state!);
	console.log(`P: ${line}\nB: ${answer.response}\n   [${answer.suggestions.join(" | ")}] ${answer.help}${answer.lines.length ? " " + answer.lines.map((l: any) => l.number) : ""} @${s.position ? s.position.flow + "/" + s.position.step : "-"} ${(performance.now() - t).toFixed(0)}ms`);
}
process.exit(0);
