// `npx tsx tests/bot/eval/acts.ts`: how often the act and the tone of a line are told that somebody wrote of whom nothing
// was learned: each voice in turn is left out.
import { CONTENT } from "../../../app/features/bot/content/content.server";
import { type ActExample, actExamples, PLACES_OF_ACTS } from "../../../app/features/bot/meaning/act-examples.server";
import { learnClassifier, sharesOf } from "../../../app/features/bot/meaning/classifier";
import { encodeAll } from "../../../app/features/bot/meaning/encode-all.server";
import { encoderTextOf } from "../../../app/features/bot/meaning/encoder-text";
import { createReader } from "../../../app/features/bot/reading/read";

const SURE = [0, 0.3, 0.4, 0.5, 0.6];
const { normalise, keyOf } = createReader(CONTENT.reading);

/** Voices of talks are left out by the quarter: each is one talk, of a dozen lines. */
const QUARTERS = 4;
/** One hand wrote all voices that begin so. */
const HANDS = /^(?:lane|river|desk)-/;
const lines = actExamples(CONTENT).map((line) => ({ ...line, voice: voiceOf(line) }));
const vectors = await encodeAll(
	lines.map(({ language, text }) => encoderTextOf({ language, plain: normalise(text), romanised: keyOf(text) })),
);
const all = lines.map((line, at) => ({
	...line,
	key: keyOf(line.text),
	vector: vectors[at] as Float32Array,
}));
for (const what of ["act", "tone"] as const) {
	const judged = [...new Set(lines.map(({ voice }) => voice))].flatMap((voice) => judge(what, voice));
	for (const language of ["en", "hinglish", "hi"]) {
		const own = judged.filter((line) => line.language === language);
		const shares = SURE.map((sure) => {
			const sureOnes = own.filter(({ share }) => share >= sure);
			return `${(sureOnes.filter(({ right }) => right).length / sureOnes.length).toFixed(2)} of ${(sureOnes.length / own.length).toFixed(2)} from ${sure}`;
		});
		console.log(`${what}, ${language} (${own.length}): ${shares.join("; ")}`);
	}
	if (what === "act") confusions(judged);
}
process.exit(0);

function voiceOf({ voice }: ActExample): string {
	const [hand = ""] = HANDS.exec(voice) ?? [];
	if (hand !== "") return hand;
	if (!voice.startsWith("talk-")) return voice;
	return `talks ${[...voice].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % QUARTERS}`;
}

function judge(what: "act" | "tone", voice: string) {
	const example = (line: (typeof all)[number]) => ({ label: line[what], key: line.key, vector: line.vector });
	const model = learnClassifier(all.filter((line) => line.voice !== voice).map(example), PLACES_OF_ACTS);
	return all
		.filter((line) => line.voice === voice)
		.map((line) => {
			const [best] = sharesOf(model, line.key, line.vector);
			return { ...line, told: best?.id ?? "", share: best?.score ?? 0, right: best?.id === line[what] };
		});
}

/** The acts that are taken for others most often. */
function confusions(judged: readonly (ActExample & { told: string; right: boolean })[]): void {
	const counts = new Map<string, number>();
	for (const { act, told, right } of judged)
		if (!right) counts.set(`${act} as ${told}`, (counts.get(`${act} as ${told}`) ?? 0) + 1);
	const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, 20);
	console.log(most.map(([pair, count]) => `${pair} ${count}`).join(", "));
}
