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
	const best = createBestOfEach(texts.map(({ id }) => id));
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
		return best(scores);
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
 *
 * @param idOfText for each text what it means
 */
function createBestOfEach(idOfText: readonly string[]): (scores: Float32Array) => Ranked[] {
	const ids = [...new Set(idOfText)];
	const placeOf = new Map(ids.map((id, place) => [id, place]));
	const places = Uint16Array.from(idOfText, (id) => placeOf.get(id) as number);
	const texts = new Uint16Array(ids.length);
	for (const place of places) texts[place] = (texts[place] as number) + 1;
	return (scores) => {
		const nearest = new Float32Array(ids.length * NEAREST);
		for (let at = 0; at < scores.length; at++) {
			// Of the thousands of texts most share nothing with a message.
			if (scores[at] !== 0) insert(nearest, (places[at] as number) * NEAREST, scores[at] as number);
		}
		return ids
			.map((id, place) => {
				const own = nearest.subarray(place * NEAREST, (place + 1) * NEAREST);
				const mean = own.reduce((sum, score) => sum + score, 0) / Math.min(NEAREST, texts[place] as number);
				return { id, score: OF_NEAREST * (own[0] as number) + (1 - OF_NEAREST) * mean };
			})
			.sort((one, other) => other.score - one.score);
	};
}

/** Puts a score among the largest of its own, which stand in a row from a place on, the largest first. */
function insert(nearest: Float32Array, first: number, score: number): void {
	let at = first + NEAREST - 1;
	if (score <= (nearest[at] as number)) return;
	for (; at > first && score > (nearest[at - 1] as number); at--) nearest[at] = nearest[at - 1] as number;
	nearest[at] = score;
}

/** The words and pieces of words of a text in the one spelling, each with its weight. */
export function gramsOf(key: string): Map<string, number> {
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

/** How much two texts share of their words and pieces: the cosine, 0 for nothing and 1 for the same. */
export function likenessOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
	let shared = 0;
	for (const [gram, count] of one) shared += count * (other.get(gram) ?? 0);
	const same = () => 1;
	return shared / (lengthOf(one, same) * lengthOf(other, same));
}
