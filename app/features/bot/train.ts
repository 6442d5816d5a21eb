// `npm run train`: makes the models that the repository ships from the messages and the content; the same for the same.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { CONTENT } from "./content/content.server";
import { gateContentOf } from "./gate/content";
import { readMessages, trainGate } from "./gate/train.server";
import { trainMeaning } from "./meaning/train.server";
import { fingerprintOfLanguage, learnLanguage } from "./reading/learn-language.server";
import { createNormaliser } from "./reading/normalise";
import { createRomaniser } from "./reading/romanise";

const gateContent = gateContentOf(CONTENT.gate);
const { spellings } = gateContent.reading;
const normalise = createNormaliser(spellings);
const romanise = createRomaniser(spellings.romanising);

const only = process.argv[2];
if (only !== "meaning") write("reading/language-model.json", languageModel());
if (only !== "meaning" && only !== "language") write("gate/model.bin", await trainGate(gateContent));
if (only !== "gate" && only !== "language")
	write("meaning/model.bin", await trainMeaning(CONTENT, { normalise, keyOf: (text) => romanise(normalise(text)) }));
process.exit(0);

function languageModel(): Uint8Array {
	const messages = readMessages();
	const { weights, scale, bias } = learnLanguage(messages);
	const fingerprint = fingerprintOfLanguage(messages);
	const stored = { fingerprint, scale, bias, weights: Buffer.from(weights).toString("base64") };
	return Buffer.from(`${JSON.stringify(stored, null, "\t")}\n`);
}

function write(file: string, bytes: Uint8Array): void {
	writeFileSync(resolve("app/features/bot", file), bytes);
	console.log(`${file}: ${(bytes.length / 1e6).toFixed(2)} MB`);
}
