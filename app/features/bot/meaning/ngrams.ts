/** A text found again, and how near it is: 1 for the same words, 0 for none in common. */
export type Ranked = { id: string; score: number };

/** Finds the nearest of many short texts by the words and pieces of words that they share. */
export type NgramIndex = {
	nearest(key: string): Ranked[];
	/** The share of a text's words that stand in any of the texts; 0 for one without words. */
	known(key: string): number;
};

const SHORTEST = 3;
const LONGEST = 4;
/** A whole word says more than its pieces. */
const WORD_WEIGHT = 1.5;
const NEAREST = 3;
const OF_NEAREST = 0.3;
/** More than this a message need not be compared by. */
const MOST_WORDS = 60;

/**
 * Makes the index: for languages that the encoder does not know, and for when it is away. Weights are the usual
 * tf-idf, the likeness is the cosine; several ways of saying one thing count together.
 *
 * @param texts by the id of what they mean, in the one spelling
 */
export function createNgramIndex(texts: readonly { id: string; key: string }[]): NgramIndex {
	const counted = texts.map(({ key }) => gramsOf(key));
	const having = new Map<string, number>();
	for (const grams of counted) for (const gram of grams.keys()) having.set(gram, (having.get(gram) ?? 0) + 1);
	const rarity = (gram: string) => Math.log(1 + texts.length / (having.get(gram) ?? 1));
	const postings = createPostings(having);
	for (const [at, grams] of counted.entries()) {
		const length = lengthOf(grams, rarity);
		for (const [gram, count] of grams) postings.add(gram, at, (count * rarity(gram)) / length);
	}
	const known = (key: string) => {
		const words = [...gramsOf(key).keys()].filter((gram) => gram.startsWith("="));
		return words.length === 0 ? 0 : words.filter((word) => having.has(word)).length / words.length;
	};
	const nearest = (key: string) => {
		const grams = gramsOf(key);
		const length = lengthOf(grams, rarity);
		const scores = new Float32Array(texts.length);
		for (const [gram, count] of grams) {
			const own = (count * rarity(gram)) / length;
			postings.each(gram, (at, weight) => {
				scores[at] = (scores[at] as number) + own * weight;
			});
		}
		return scoreOfEach(scores, (at) => (texts[at] as { id: string }).id);
	};
	return { nearest, known };
}

/**
 * For each piece the texts that have it, in two long rows of numbers: as objects they would take forty megabytes.
 *
 * @param having how many texts have each piece
 */
function createPostings(having: ReadonlyMap<string, number>) {
	const total = [...having.values()].reduce((sum, count) => sum + count, 0);
	const texts = new Uint16Array(total);
	const weights = new Float32Array(total);
	const next = new Map<string, number>();
	const starts = new Map<string, number>();
	let start = 0;
	for (const [gram, count] of having) {
		starts.set(gram, start);
		next.set(gram, start);
		start += count;
	}
	return {
		add: (gram: string, text: number, weight: number) => {
			const place = next.get(gram) as number;
			texts[place] = text;
			weights[place] = weight;
			next.set(gram, place + 1);
		},
		each: (gram: string, use: (text: number, weight: number) => void) => {
			const first = starts.get(gram);
			if (first === undefined) return;
			const end = first + (having.get(gram) as number);
			for (let place = first; place < end; place++) use(texts[place] as number, weights[place] as number);
		},
	};
}

/**
 * One score for each id, best first: mostly the mean of its nearest three texts, since what several ways of saying one
 * thing are near to is seldom chance, and partly the nearest itself. Chosen on the development set of answers.
 */
export function scoreOfEach(scores: Float32Array, idAt: (at: number) => string): Ranked[] {
	const nearest = new Map<string, number[]>();
	for (const [at, score] of scores.entries()) {
		const own = nearest.get(idAt(at));
		if (own === undefined) nearest.set(idAt(at), [score]);
		else if (own.length < NEAREST || score > (own[NEAREST - 1] as number)) {
			own.push(score);
			own.sort((one, other) => other - one);
			own.length = Math.min(own.length, NEAREST);
		}
	}
	return [...nearest]
		.map(([id, own]) => {
			const mean = own.reduce((sum, score) => sum + score, 0) / own.length;
			return { id, score: OF_NEAREST * (own[0] as number) + (1 - OF_NEAREST) * mean };
		})
		.sort((one, other) => other.score - one.score);
}

function gramsOf(key: string): Map<string, number> {
	const grams = new Map<string, number>();
	const add = (gram: string, weight: number) => grams.set(gram, (grams.get(gram) ?? 0) + weight);
	const words = key.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
	for (const word of words.slice(0, MOST_WORDS)) {
		add(`=${word}`, WORD_WEIGHT);
		const padded = `^${word.slice(0, 24)}$`;
		for (let length = SHORTEST; length <= LONGEST; length++)
			for (let start = 0; start + length <= padded.length; start++)
				add(padded.slice(start, start + length), 1 / length);
	}
	return grams;
}

function lengthOf(grams: ReadonlyMap<string, number>, rarity: (gram: string) => number): number {
	let sum = 0;
	for (const [gram, count] of grams) sum += (count * rarity(gram)) ** 2;
	return Math.sqrt(sum) || 1;
}
