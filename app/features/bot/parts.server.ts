import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setImmediate as letOthersRun, setTimeout as wait } from "node:timers/promises";
import { deserialize } from "node:v8";
import { CONTENT } from "./content/content.server";
import { createJudge, UNJUDGED } from "./gate/judge";
import type { ModelFile } from "./gate/model";
import { createEncoder } from "./meaning/encoder.server";
import { encoderTextOf } from "./meaning/encoder-text";
import { createMeaningFinder, type MeaningModel, type Meant, withParts } from "./meaning/model";
import { likenessTo } from "./meaning/nearest";
import { createReader, type Message } from "./reading/read";
import { CLEARLY_ASKS, createUnderstanding, type Reading, sentencesOf } from "./reading/understand";
import { type BotState, NEW_STATE } from "./state";

/** Reads messages, and what services outside have answered. */
export const reader = createReader(CONTENT.reading);
const encoder = createEncoder();

const gateModel = readShipped<ModelFile>("gate")?.model ?? null;
const meaningModel = readShipped<MeaningModel>("meaning");

/** What reads and judges messages, put together at the first: a server that starts shows its first page before. */
const loaded = once(() => ({
	understanding: createUnderstanding(CONTENT, reader),
	judge: createJudge(reader, CONTENT.rules),
	find: createMeaningFinder(CONTENT, meaningModel, reader.keyOf),
}));

function once<Made>(make: () => Made): () => Made {
	let made: Made | null = null;
	return () => {
		made ??= make();
		return made;
	};
}

/** Any will do. */
const FIRST_MESSAGE = "I cannot sleep.";
/** To the model, which never sees what was asked, a few words that answer sound like anything; not those that ask. */
const FEW_WORDS = 7;
const MOST_CHARACTERS = 2_000;
/** A longer message is read in parts with other people's requests between them: together they take some 20 ms. */
const LONG = 300;

/** Starts the encoder's worker, once. Never rejects: without it words alone decide. */
export const startBot = once(() => encoder.start().catch(tell));

/** For how long a message waits for that at most: many times what it takes, also on a slow machine. */
const STARTED_WITHIN_MS = 10_000;

/** The same for who has to be answered: settles when the bot reads with its encoder, or that will not come. */
export const botReady = once(() => Promise.race([startBot(), wait(STARTED_WITHIN_MS, undefined, { ref: false })]));

function tell(error: unknown): void {
	console.error(JSON.stringify({ level: "error", what: "bot", error: String(error) }));
}

/**
 * Reads a first message, once: what is started and put together only for that takes a second or two, which nobody need wait
 * for who has just opened a page on which they may write.
 */
export const prepareBot = once(() =>
	setImmediate(async () => {
		await botReady();
		await readMessage(NEW_STATE, FIRST_MESSAGE).catch(tell);
	}),
);

/**
 * Reads a message in its talk. The gate judges it whatever else is found.
 *
 * @param state of the talk before the message
 * @param gated false where the person has said that the gate's doubt was none: then it finds nothing
 */
export async function readMessage(state: BotState, userInput: string, gated = true): Promise<Reading> {
	const pause = () => (userInput.length > LONG ? letOthersRun() : undefined);
	const { judge, understanding } = loaded();
	const { message, vector, parts, likeness } = await hear(state, userInput, pause);
	const words = message.plain.split(" ").length;
	const found = findIn(message, vector, parts, state.turn === 0);
	await pause();
	const answers = state.position !== null && state.danger === null && words < FEW_WORDS && found.asks <= CLEARLY_ASKS;
	const judgement = gated ? judge.judge(message, vector, answers ? null : gateModel) : UNJUDGED;
	await pause();
	return understanding.read(message, userInput, state, { ...found, judgement, likeness });
}

/** What is found of a message before it is judged and understood. */
type Heard = {
	message: Message;
	/** The encoder's; null where it is away. */
	vector: Float32Array | null;
	/** The last sentences of a message that has several. */
	parts: readonly Part[];
	/** How near it, or one of these, is to each option that was offered. */
	likeness: number[];
};

/** One sentence of a message, in the one spelling; the vector where the encoder answers. */
type Part = { key: string; vector: Float32Array | null };

/**
 * Reads the words of a message, and asks the encoder about them.
 *
 * @param state of the talk before the message
 * @param pause lets others run between two parts
 */
export async function hear(
	{ offers }: BotState,
	userInput: string,
	pause: () => Promise<void> | undefined = () => undefined,
): Promise<Heard> {
	const message = reader.read(userInput.slice(0, MOST_CHARACTERS));
	await pause();
	const vector = await encode(message);
	const parts: Part[] = [];
	for (const part of lastSentencesOf(message)) {
		await pause();
		parts.push({ key: part.romanised, vector: vector === null ? null : await encode(part) });
	}
	await pause();
	const vectors = [vector, ...parts.map((part) => part.vector)].filter((known) => known !== null);
	const choices = vectors.length === 0 ? [] : loaded().understanding.choicesOf(offers);
	const ways = await vectorsOf(choices.map(({ english }) => english));
	return { message, vector, parts, likeness: likenessTo(vectors, ways) };
}

/** What speaks for each option that was offered: what its weights are fitted on (tests/bot/eval/options.ts). */
export async function evidenceOfOptions(state: BotState, userInput: string): Promise<number[][]> {
	const { message, likeness } = await hear(state, userInput);
	return loaded().understanding.evidence(message, state.offers, likeness);
}

/** The encoder's vector of a message; null where the encoder is away. */
export function encode(message: Parameters<typeof encoderTextOf>[0]): Promise<Float32Array | null> {
	return encoder.encode(encoderTextOf(message));
}

/** In a long message its last sentences say what it comes to. */
const MOST_SENTENCES = 3;

function lastSentencesOf({ language, romanised, plain }: Message) {
	const [keys, own] = [romanised, plain].map(sentencesOf) as [string[], string[]];
	const all = keys.map((key, at) => ({ language, plain: own[at] ?? key, romanised: key }));
	return all.length < 2 ? [] : all.slice(-MOST_SENTENCES);
}

/**
 * What a message is near to: as a whole, and of several sentences each of the last.
 *
 * @param opens whether it is the first of its talk
 */
export function findIn(message: Message, vector: Float32Array | null, parts: readonly Part[], opens = false): Meant {
	const { find } = loaded();
	const whole = find(message.romanised, vector, opens);
	const found = parts.map((part) => find(part.key, part.vector));
	if (found.length === 0) return whole;
	// A greeting, or thanks, beside something else is not what is answered.
	const telling = found.filter(
		({ near: [said] }) => said?.exact !== true || CONTENT.entries.get(said.id)?.does !== "remark",
	);
	return withParts(CONTENT.acts, whole, telling.length > 0 ? telling : found);
}

/** The encoder's vectors of the words of options: there are some two thousand in the content. */
const vectorsOfWords = new Map<string, Float32Array>();

/** The vectors of ways to say some things, as far as the encoder answers. */
async function vectorsOf(things: readonly (readonly string[])[]): Promise<Float32Array[][]> {
	const all: Float32Array[][] = [];
	for (const ways of things) {
		const vectors = await Promise.all(ways.map(vectorOf));
		all.push(vectors.filter((known) => known !== null));
	}
	return all;
}

async function vectorOf(words: string): Promise<Float32Array | null> {
	const known = vectorsOfWords.get(words) ?? (await encode(reader.read(words)));
	if (known !== null) vectorsOfWords.set(words, known);
	return known;
}

/** Reads a file that the repository ships; null where it lacks, which leaves the rules and the words. */
function readShipped<Model>(name: "gate" | "meaning"): Model | null {
	const built = import.meta.env?.PROD === true;
	const path = resolve(built ? `build/server/models/${name}.bin` : `app/features/bot/${name}/model.bin`);
	if (existsSync(path)) return deserialize(readFileSync(path)) as Model;
	console.warn(JSON.stringify({ level: "warn", what: "model", missing: name }));
	return null;
}
