import { mkdtempSync, readFileSync } from "node:fs"; import { tmpdir } from "node:os"; import { join } from "node:path";
process.env.DATABASE_URL = `file:${join(mkdtempSync(join(tmpdir(), "x-")), "e.db")}`;
const B = "/work/main/app/features/bot/";
const { readMessage, startBot } = await import(B + "parts.server");
const { reply } = await import(B + "reply.server");
const { NEW_STATE, readState } = await import(B + "state") as any;
await startBot();
const [file, from = "0", to = "99"] = process.argv.slice(2);
const lines = file!.endsWith(".txt") && file!.startsWith("/") ? readFileSync(file!, "utf8").split("\n").filter(l => /^P/.test(l)).map(l => l.replace(/^P( \(pressed\))?: /, "")) : process.argv.slice(2);
let state: string | null = null;
for (const [at, text] of lines.entries()) {
  const before = state;
  const answer = await reply({ state, history: [] } as any, text) as any;
  state = answer.state;
  if (file!.startsWith("/") && (at < Number(from) || at > Number(to))) continue;
  let s: any = NEW_STATE; try { s = before ? (readState ? readState(before) : JSON.parse(before)) : NEW_STATE; } catch {}
  const r: any = await readMessage(s, text, true);
  console.log(`\nP${at}: ${text}`);
  console.log(`   [${r.language} asks ${r.asks}/${r.asksInWords} act ${r.doing.act} ${r.doing.sure.toFixed(2)} ${r.doing.tone}; choice ${r.choice} presses ${r.presses} plainly ${r.plainly} denies ${r.denies} deniesDanger ${r.deniesDanger} whole ${[...r.whole]} leading ${[...r.leading]}; judge ${r.judgement.certainty} ${r.judgement.kind} ${r.judgement.rule} ${r.judgement.shares ? (1 - r.judgement.shares.none).toFixed(2) : "-"} signs ${r.signs} meant ${r.meant}; near ${r.near.slice(0, 4).map((n: any) => n.id + " " + n.score.toFixed(2)).join(", ")}; topics ${r.topics.slice(0, 2).map((n: any) => n.id + " " + n.score.toFixed(2)).join(", ")}]`);
  const now = JSON.parse(state!);
  console.log(`B (${answer.help}) ${JSON.stringify(now.spoken?.at?.(-1))} ${JSON.stringify(now.position)} facts ${JSON.stringify(now.facts)}\n${answer.response}\n[${(answer.suggestions ?? []).join(" | ")}]`);
}
process.exit(0);
