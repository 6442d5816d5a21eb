// `npm run train`: makes the models that the repository ships from the messages and the content; the same for the same.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { CONTENT } from "./content/content.server";
import { readMessages, trainGate } from "./gate/train.server";
import { trainMeaning } from "./meaning/train.server";
import { trainLanguage } from "./reading/learn-language.server";
import { createReader } from "./reading/read";

const reader = createReader(CONTENT.reading);
const asked = process.argv[2];
const isAsked = (name: string) => asked === undefined || asked === name;
if (isAsked("language")) write("reading/language-model.json", trainLanguage(readMessages()));
if (isAsked("gate")) write("gate/model.bin", await trainGate(CONTENT));
if (isAsked("meaning")) write("meaning/model.bin", await trainMeaning(CONTENT, reader));
process.exit(0);

function write(file: string, bytes: Uint8Array): void {
	writeFileSync(resolve("app/features/bot", file), bytes);
	console.log(`${file}: ${(bytes.length / 1e6).toFixed(2)} MB`);
}
