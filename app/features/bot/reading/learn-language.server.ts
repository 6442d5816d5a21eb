import { createHash } from "node:crypto";
import { inWholeNumbers, seededRandom } from "../meaning/learning";
import { learnRegression } from "../meaning/regression";
import { type LanguageModel, PLACES, piecesOf } from "./language";

/** So often Hindi counts: there are five times as many English messages, and a talk is in either. */
const HINDI_COUNTS = 3;
/** Beside each message so many words in a row of it are learned: an answer in a talk is as short. */
const FEW_WORDS = 5;
const LEARNING = { epochs: 6, rate: 0.1, decay: 1e-6, leastError: 0 };

/** A message as somebody wrote it, with its language. */
type Written = { text: string; language: string };

/**
 * Learns to tell Hindi in Latin letters from English, as `languageOf` reads it; the same from the same.
 *
 * @param messages in either, as people write them
 */
function learnLanguage(messages: readonly Written[]): LanguageModel {
	const random = seededRandom();
	const samples = messages
		.filter(({ language }) => language !== "hi")
		.flatMap(({ text, language }) => {
			const texts = [text, fewWordsOf(text, random)];
			const target = language === "hinglish" ? 1 : 0;
			return texts.map((text) => ({ features: featuresOf(text), target }));
		});
	const counted = samples.flatMap((sample) =>
		Array.from({ length: sample.target === 1 ? HINDI_COUNTS : 1 }, () => sample),
	);
	const { weights } = learnRegression(counted, PLACES, 2, { ...LEARNING, random });
	const towardsHindi = Float32Array.from(
		{ length: PLACES + 1 },
		(_, at) => (weights[2 * at + 1] as number) - (weights[2 * at] as number),
	);
	const { numbers, scale } = inWholeNumbers(towardsHindi.subarray(0, PLACES));
	return { weights: numbers, scale, bias: towardsHindi[PLACES] as number };
}

/** Makes the bytes of the shipped model from messages; the same for the same. */
export function trainLanguage(messages: readonly Written[]): Uint8Array {
	const { weights, scale, bias } = learnLanguage(messages);
	const fingerprint = fingerprintOfLanguage(messages);
	const stored = { fingerprint, scale, bias, weights: Buffer.from(weights).toString("base64") };
	return Buffer.from(`${JSON.stringify(stored, null, "\t")}\n`);
}

/** What a model is made from, as one number of 64 hexadecimal figures. */
export function fingerprintOfLanguage(messages: readonly Written[]): string {
	const hash = createHash("sha256").update(`${PLACES} ${HINDI_COUNTS} ${FEW_WORDS} ${JSON.stringify(LEARNING)}`);
	for (const { text, language } of messages) if (language !== "hi") hash.update(`\n${language} ${text}`);
	return hash.digest("hex");
}

function featuresOf(text: string) {
	const places = piecesOf(text);
	return { places, values: places.map(() => 1 / Math.sqrt(places.length)) };
}

function fewWordsOf(text: string, random: () => number): string {
	const words = text.split(/\s+/);
	const count = 1 + Math.floor(random() * FEW_WORDS);
	const from = random() < 0.5 ? 0 : Math.floor(random() * Math.max(1, words.length - count + 1));
	return words.slice(from, from + count).join(" ");
}
