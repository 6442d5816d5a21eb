import { encodeAll } from "../../understanding/encode-all.server";
import { goesToEncoder } from "../../understanding/understand.server";
import { readMessages } from "./messages.server";
import { packLearned } from "./model-file";
import { type Message, trainLearned } from "./train";

type Embedded = Pick<Message, "embedding">;

/**
 * Two of five messages are encoded. Encoding takes the most time of a build, and all five teach hardly more
 * (explicit recall .906 against .903, at equal false alarms); the rest teach the model to do without while the
 * encoder is away.
 */
const ENCODED = 2;
const OF = 5;

/**
 * Trains the gate's second opinion from its messages.
 *
 * @returns the bytes of the model file
 */
export async function buildLearned(): Promise<Uint8Array> {
	return packLearned(trainLearned(await withSomeEmbeddings(readMessages())));
}

/**
 * Adds the encoder's vector to a part of the messages, for training, null to the others.
 *
 * @param messages as they were written
 */
export function withSomeEmbeddings<Line extends { text: string }>(
	messages: readonly Line[],
): Promise<(Line & Embedded)[]> {
	return embedded(messages, (text, at) => at % OF < ENCODED && goesToEncoder(text));
}

/**
 * Adds the encoder's vector to each message that it would be asked about in a talk, null to the others.
 *
 * @param messages as they were written
 */
export function withEmbeddings<Line extends { text: string }>(messages: readonly Line[]): Promise<(Line & Embedded)[]> {
	return embedded(messages, (text) => goesToEncoder(text));
}

async function embedded<Line extends { text: string }>(
	messages: readonly Line[],
	isEncoded: (text: string, at: number) => boolean,
): Promise<(Line & Embedded)[]> {
	const encoded = messages.map(({ text }, at) => isEncoded(text, at));
	const embeddings = (await encodeAll(messages.filter((_, at) => encoded[at]).map(({ text }) => text))).values();
	return messages.map((message, at) => ({
		...message,
		embedding: encoded[at] ? (embeddings.next().value as Float32Array) : null,
	}));
}
