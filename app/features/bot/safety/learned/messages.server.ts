import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Label } from "./labels";

const MESSAGES = resolve("app/features/bot/safety/learned/messages");

/**
 * A message, and the file it stands in: each is of another author, who had not seen the others. Fifteen hold
 * ordinary talk alone, that must raise nothing: three, by the name of troubles, what the understanding learns
 * from; most others whole talks; and `interrupted` what was said in invented talks where an earlier gate spoke
 * without need.
 */
export type AuthoredMessage = { text: string; label: Label; language: "en" | "hinglish" | "hi"; author: string };

/** All messages that the gate learns from. */
export function readMessages(): AuthoredMessage[] {
	return readdirSync(MESSAGES)
		.filter((file) => file.endsWith(".jsonl"))
		.sort()
		.flatMap((file) =>
			readFileSync(join(MESSAGES, file), "utf8")
				.trim()
				.split("\n")
				.map((line) => ({
					...(JSON.parse(line) as Omit<AuthoredMessage, "author">),
					author: file.replace(".jsonl", ""),
				})),
		);
}
