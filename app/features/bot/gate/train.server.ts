import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createReader } from "../reading/read";
import { encodeAll } from "../understanding/encode-all.server";
import { type GateContent, readGateContent } from "./content.server";
import { FEATURES } from "./features";
import { createJudge } from "./judge";
import { LABELS, type Label } from "./model";
import { packModel } from "./model-file";
import { type Sample, train } from "./training";

/** A message that the gate learns from; each author had not seen the others' messages. */
export type AuthoredMessage = { author: string; label: Label; text: string; language: (typeof LANGUAGES)[number] };

const LANGUAGES = ["en", "hinglish", "hi"] as const;
const MESSAGES = resolve("app/features/bot/gate/messages");
/** The gate's content in this project, and its model. */
export const CONTENT_FOLDER = resolve("app/features/bot/content/gate");
export const MODEL_FILE = resolve("app/features/bot/gate/model.bin");

/** All messages, in the order of their files. */
export function readMessages(): AuthoredMessage[] {
	return LANGUAGES.flatMap((language) =>
		readFileSync(join(MESSAGES, `${language}.jsonl`), "utf8")
			.trim()
			.split("\n")
			.map((line) => ({ ...(JSON.parse(line) as Omit<AuthoredMessage, "language">), language })),
	);
}

/**
 * What a model is made from, as one number: messages, features, and the rules' names. A changed pattern in a rule asks
 * for no training.
 *
 * @param rules of the content
 * @returns 64 hexadecimal figures
 */
export function fingerprintOf(rules: GateContent["rules"]): string {
	const hash = createHash("sha256").update(`${FEATURES}\n${LABELS.join(" ")}\n`);
	hash.update(rules.map(({ id, kind, certainty }) => `${id} ${kind} ${certainty}`).join("\n"));
	for (const language of LANGUAGES) hash.update(readFileSync(join(MESSAGES, `${language}.jsonl`)));
	return hash.digest("hex");
}

/**
 * Makes messages ready to learn from. The encoder knows English alone.
 *
 * @param messages labelled
 * @param content the gate's content
 */
export async function samplesOf(messages: readonly AuthoredMessage[], content: GateContent): Promise<Sample[]> {
	const reader = createReader(content.reading);
	const { featuresOf } = createJudge(reader, content.rules);
	const english = messages.filter(({ language }) => language === "en").map(({ text }) => text);
	const embeddings = new Map((await encodeAll(english)).map((embedding, at) => [english[at] as string, embedding]));
	return messages.map(({ text, label, language }) => {
		const message = reader.read(text);
		const { plain, romanised } = message;
		const embedding = language === "en" ? (embeddings.get(text) ?? null) : null;
		return { plain, romanised, findings: featuresOf(message), label, embedding };
	});
}

async function main(): Promise<void> {
	const started = performance.now();
	const content = readGateContent(CONTENT_FOLDER);
	const model = train(await samplesOf(readMessages(), content));
	const bytes = packModel({ model, fingerprint: fingerprintOf(content.rules) });
	writeFileSync(MODEL_FILE, bytes);
	const seconds = ((performance.now() - started) / 1000).toFixed(0);
	console.log(`gate: model of ${(bytes.length / 1e6).toFixed(2)} MB trained in ${seconds} s`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
