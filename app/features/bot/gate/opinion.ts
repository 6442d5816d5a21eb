import { scoresOf } from "../meaning/regression";
import type { Message } from "../reading/read";
import { countPieces, featuresOfFindings, joined, weighPieces } from "./features";
import type { Found } from "./findings";
import { LABELS, type Model, type Shares, scoresOfMeaning, sharesOf } from "./model";

/** How much the gravest sentence weighs beside the whole; one has so many words, and so many are looked at. */
const OF_SENTENCE = 0.3;
const FEWEST_WORDS = 4;
const MOST_SENTENCES = 12;
const NONE = LABELS.indexOf("none");

/** What the model thinks: of the whole, and of the gravest sentence, which can tell what all others hide. */
export function opinionOf(
	model: Model,
	message: Message,
	found: readonly Found[],
	embedding: Float32Array | null,
): Shares | null {
	if (!/\p{L}/u.test(message.plain)) return null;
	const pieces = countPieces(message.plain, message.romanised);
	const score = (counted: typeof pieces, findings: readonly Found[]) =>
		scoresOf(model.words, joined([weighPieces(counted, model.rarity), featuresOfFindings(findings, message)]));
	const whole = sharesOf(score(pieces, found), embedding && scoresOfMeaning(model, embedding));
	const gravest = sentencesOf(message)
		.map(({ plain, romanised, place }) =>
			sharesOf(
				score(
					countPieces(plain, romanised),
					found.filter(({ sentence }) => sentence === place),
				),
				null,
			),
		)
		.toSorted((one, next) => (one[NONE] as number) - (next[NONE] as number))[0];
	const logs = whole.map(
		(share, k) => (1 - OF_SENTENCE) * Math.log(share) + OF_SENTENCE * Math.log(gravest?.[k] ?? share),
	);
	const shares = sharesOf(Float64Array.from(logs), null);
	return Object.fromEntries(LABELS.map((label, k) => [label, shares[k] as number])) as Shares;
}

/** The sentences of a message that has several, without those of a few words, which say little alone. */
function sentencesOf({ plain, romanised }: Message): { plain: string; romanised: string; place: number }[] {
	const spelt = sentencesIn(romanised);
	const sentences = sentencesIn(plain)
		.map((sentence, place) => ({ plain: sentence, romanised: spelt[place] ?? "", place }))
		.filter((sentence) => sentence.plain.split(" ").length >= FEWEST_WORDS);
	return sentences.length < 2 ? [] : sentences.slice(0, MOST_SENTENCES);
}

function sentencesIn(text: string): string[] {
	return text.split(/(?:^| )[.?](?: |$)/).map((sentence) => sentence.trim());
}
