import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { serialize } from "node:v8";
import type { Content } from "../content/content";
import { encodeAll } from "../meaning/encode-all.server";
import { encoderTextOf, HINDI_ENGLISH } from "../meaning/encoder-text";
import { createReader, type Message } from "../reading/read";
import { FEATURES } from "./features";
import { createJudge } from "./judge";
import { LABELS, type Label, type ModelFile } from "./model";
import { type Sample, train } from "./training";

/** A message that the gate learns from; each author had not seen the others' messages. */
export type AuthoredMessage = { author: string; label: Label; text: string; language: (typeof LANGUAGES)[number] };

const LANGUAGES = ["en", "hinglish", "hi"] as const;
const MESSAGES = resolve("app/features/bot/gate/messages");
/** Authors of whole talks, line by line. */
const OF_TALKS = /^talks-/;
/** Their lines count so often: of all messages they are the likest to what is judged, and few among so many. */
const TALKS_COUNT = 3;

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
export function fingerprintOf(rules: Content["rules"]): string {
	const hash = createHash("sha256").update(`${FEATURES}\n${LABELS.join(" ")}\n${TALKS_COUNT}\n`);
	hash.update(rules.map(({ id, kind, certainty }) => `${id} ${kind} ${certainty}`).join("\n"));
	hash.update(HINDI_ENGLISH);
	for (const language of LANGUAGES) hash.update(readFileSync(join(MESSAGES, `${language}.jsonl`)));
	return hash.digest("hex");
}

/**
 * Makes messages ready to learn from.
 *
 * @param messages labelled
 * @param content the gate's content
 */
export async function samplesOf(messages: readonly AuthoredMessage[], content: Content): Promise<Sample[]> {
	const reader = createReader(content.reading);
	const { featuresOf } = createJudge(reader, content.rules);
	const read = messages.map(({ text }) => reader.read(text));
	const texts = messages.map(({ language }, at) => encoderTextOf({ ...(read[at] as Message), language }));
	const embeddings = await encodeAll(texts);
	return messages.map(({ label }, at) => {
		const message = read[at] as Message;
		const { plain, romanised } = message;
		return { plain, romanised, findings: featuresOf(message), label, embedding: embeddings[at] as Float32Array };
	});
}

/** Messages as often as they count. */
export function counted<T extends { author: string }>(messages: readonly T[]): T[] {
	const ofTalks = messages.filter(({ author }) => OF_TALKS.test(author));
	return [...messages, ...Array.from({ length: TALKS_COUNT - 1 }, () => ofTalks).flat()];
}

/** Makes the bytes of the gate's model from its messages; the same for the same. */
export async function trainGate(content: Content): Promise<Uint8Array> {
	const model = train(await samplesOf(counted(readMessages()), content));
	return serialize({ model, fingerprint: fingerprintOf(content.rules) } satisfies ModelFile);
}
