import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { CONTENT } from "./content/content.server";
import { gateContentOf } from "./gate/content";
import { createJudge, UNJUDGED } from "./gate/judge";
import { unpackModel } from "./gate/model-file";
import { createEncoder, ENCODER_WORKER } from "./meaning/encoder.server";
import { encoderTextOf } from "./meaning/encoder-text";
import { createMeaningFinder, type Meant, unpackMeaning, withParts } from "./meaning/model";
import { nearestChoice } from "./meaning/nearest-choice";
import { createReader, type Message } from "./reading/read";
import { createUnderstanding, type Reading, sentencesOf } from "./reading/understand";
import { DOUBT, dangerHeard } from "./situation";
import type { BotState } from "./state";

const gateContent = gateContentOf(CONTENT.gate);
/** Reads messages, and what services outside have answered. */
export const reader = createReader(gateContent.reading);
const understanding = createUnderstanding(CONTENT, reader, gateContent.reading.spellings);
const judge = createJudge(reader, gateContent.rules);
const gateModel = readShipped("gate", (bytes) => unpackModel(bytes).model);
const find = createMeaningFinder(CONTENT, readShipped("meaning", unpackMeaning), understanding.keyOf);
const encoder = createEncoder(ENCODER_WORKER);

/** To the model, which never sees what was asked, a few words that answer sound like anything. */
const FEW_WORDS = 7;
const MOST_CHARACTERS = 2_000;
/** A longer message is read in parts with other people's requests between them: together they take some 20 ms. */
const LONG = 300;

/** Starts the encoder's worker; until it answers, words alone decide. Never throws. */
export async function startBot(): Promise<void> {
	await encoder.start().catch((error) => {
		console.error(JSON.stringify({ level: "error", what: "encoder", error: String(error) }));
	});
}

/**
 * Reads a message in its talk. The gate judges first, whatever else can be found.
 *
 * @param state of the talk before the message
 * @param gated false where the person has said that the gate's doubt was none: then it finds nothing
 */
export async function readMessage(state: BotState, userInput: string, gated = true): Promise<Reading> {
	const pause = () => (userInput.length > LONG ? letOthersRun() : undefined);
	const message = reader.read(userInput.slice(0, MOST_CHARACTERS));
	await pause();
	const vector = await encode(message);
	const english = message.language === "en" ? vector : null;
	const words = message.plain.split(" ").length;
	const answers = state.position !== null && state.danger === null && words < FEW_WORDS;
	const judgement = gated ? judge.judge(message, vector, answers ? null : gateModel) : UNJUDGED;
	await pause();
	const found = await findAll(message, vector, pause);
	await pause();
	const reading = understanding.read(message, userInput, state, { ...found, judgement });
	return english === null || reading.choice !== null ? reading : withMeant(state, reading, english);
}

/** The encoder's vector of a message; null where the encoder is away. */
export function encode(message: Parameters<typeof encoderTextOf>[0]): Promise<Float32Array | null> {
	return encoder.encode(encoderTextOf(message));
}

/** In a long message its last sentences say what it comes to. */
const MOST_SENTENCES = 3;

/**
 * What a message is near to: as a whole, and of several sentences each of the last.
 *
 * @param vector of the whole, null where the encoder is away
 * @param pause lets others run between two parts
 */
export async function findAll(
	message: Message,
	vector: Float32Array | null,
	pause: () => Promise<void> | undefined = () => undefined,
): Promise<Meant> {
	const whole = find(message.romanised, vector);
	const keys = sentencesOf(message.romanised);
	const plain = sentencesOf(message.plain);
	if (keys.length < 2) return whole;
	const parts: Meant[] = [];
	for (const [at, key] of keys.entries()) {
		if (at < keys.length - MOST_SENTENCES) continue;
		await pause();
		const part = { language: message.language, plain: plain[at] ?? key, romanised: key };
		parts.push(find(key, vector === null ? null : await encode(part)));
	}
	// A greeting, or thanks, beside something else is not what is answered.
	const telling = parts.filter(
		({ near: [said] }) => said?.words !== 1 || CONTENT.entries.get(said.id)?.does !== "remark",
	);
	return withParts(CONTENT.acts, whole, telling.length > 0 ? telling : parts);
}

/** A longer message tells more than an option says; a word alone means too little. */
const FEWEST_MEANT = 2;
const MOST_MEANT = 20;
/** The encoder's vectors of options' words: there are some two thousand in the content. */
const vectorsOfWords = new Map<string, Float32Array>();

/** The option, or in a danger the sign of it, that a message means where its words tell none. */
async function withMeant(state: BotState, reading: Reading, vector: Float32Array): Promise<Reading> {
	const { asks, words, userInput } = reading;
	if (asks || words < FEWEST_MEANT || words > MOST_MEANT || userInput === "") return reading;
	// Nearness knows no "not": in a danger "nobody is on the way" is near to "somebody is on the way".
	if (state.danger !== null && reading.denies) return reading;
	const danger = dangerHeard(CONTENT, state);
	const signs = danger?.runs ? danger.signs : [];
	const offered = understanding.choicesOf(state.offers);
	const options = offered.map(({ english }) => english);
	const choices: Float32Array[][] = [];
	for (const ways of [...options, ...signs.map((sign) => sign.ways)]) {
		const vectors = await Promise.all(ways.map(vectorOf));
		choices.push(vectors.filter((known) => known !== null));
	}
	const at = nearestChoice(vector, choices, state.danger !== null);
	// "I cannot do this any more" is like a no to the gate's question: a no is said in words, or it is none.
	const isNo = state.position?.flow === DOUBT && offered[at ?? -1]?.heard.includes("no");
	if (isNo) return reading;
	const sign = at === null ? undefined : signs[at - options.length];
	if (sign === undefined) return { ...reading, choice: at };
	return { ...reading, meant: `${danger?.flow.id}/${sign.id}` };
}

async function vectorOf(words: string): Promise<Float32Array | null> {
	const known = vectorsOfWords.get(words) ?? (await encode(reader.read(words)));
	if (known !== null) vectorsOfWords.set(words, known);
	return known;
}

/** Reads a file that the repository ships; null where it lacks, which leaves the rules and the words. */
function readShipped<Model>(name: "gate" | "meaning", unpackFile: (bytes: Uint8Array) => Model): Model | null {
	const built = import.meta.env?.PROD === true;
	const path = resolve(built ? `build/server/models/${name}.bin` : `app/features/bot/${name}/model.bin`);
	if (existsSync(path)) return unpackFile(readFileSync(path));
	console.warn(JSON.stringify({ level: "warn", what: "model", missing: name }));
	return null;
}
