import type { Language } from "../content/schema";
import type { Ranked } from "./ngrams";

/** What speaks for one of the entries that a message may mean. */
export type Candidate = {
	id: string;
	/** The logarithm of its share among all entries. */
	share: number;
	/** How far it is ahead of the next best; behind the best, it is negative. */
	lead: number;
	/** The message says it word for word. */
	exact: boolean;
	/** The logarithm of its share by words and pieces of words alone: what these find, too, is seldom wrong. */
	pieces: number;
	/** How many words the text has: a long one is near to everything. */
	length: number;
	/** The logarithm of how clear the text is by itself ("is that a problem?" is not): else the whole message is looked up. */
	clear: number;
	/**
	 * The logarithm of the share that its subject has among all, and what only the talk makes clear: what fits by its words
	 * alone is often about something else.
	 */
	subject: number;
	/** How likely it is, 0 to 1, that only the talk makes clear what is asked about. */
	open: number;
};

/**
 * What speaks for what is asked, and for what is said or wanted (remarks, wishes, exercises), in the order of
 * {@link evidenceOf}. Fitted by logistic regression on development lines of both, on questions behind something told, and on
 * lines of talks whose answers readers graded (tests/bot/eval/sureness.ts prints them).
 */
const WEIGHTS = {
	english: { asked: [-2.03, 0.61, 0.16, 0.44, 0.51, 3.75, 0.93], said: [-0.34, 0, 0.24, 0.33, 0.56, 4.26, 0] },
	hindi: { asked: [-3.08, 1.11, -0.3, 0.44, 1.03, 2.35, 0.85], said: [-0.79, 0, 0.02, 0.35, 0.51, 3.52, 0] },
};
/** Whether something is asked says nothing of what is said or wanted. */
const NOT_ASKED = 0;
/** More than this says nothing more. */
const MOST_ASKS = 3;
const MOST_LEAD = 6;
const LEAST_SHARE = -8;
/** What they find next to nothing of says no more than this against it. */
const LEAST_ALONE = -14;
const MOST_LENGTH = 30;
const LEAST_SUBJECT = -4;

/** However likely what cannot be meant looked, so much of the rest is unknown. */
const LEAST_LEFT = 0.01;

/**
 * Candidates in the light of what is known beside the words: their shares as they are once some are so much likelier,
 * and some cannot be meant.
 *
 * @param near best first
 * @param weightOf how many times likelier one is than its words make it; 0 rules it out
 */
export function weighed(near: readonly Candidate[], weightOf: (id: string) => number): readonly Candidate[] {
	const weights = near.map(({ id }) => weightOf(id));
	if (weights.every((weight) => weight === 1)) return near;
	const gained = near.reduce((sum, { share }, at) => sum + Math.exp(share) * ((weights[at] as number) - 1), 0);
	const total = Math.log(Math.max(LEAST_LEFT, 1 + gained));
	const left = near
		.map((candidate, at) => {
			const gain = Math.log(weights[at] as number);
			const { share, pieces, subject, open } = candidate;
			return {
				...candidate,
				share: share + gain - total,
				pieces: pieces + gain,
				// What only the talk makes clear is clear where the talk says what is meant.
				subject: gain > 0 ? Math.log(Math.exp(subject) + open) : subject,
			};
		})
		.filter(({ share }) => share > Number.NEGATIVE_INFINITY)
		.sort((one, other) => other.share - one.share);
	const [best = 0, next = best] = left.map(({ share }) => share);
	return left.map((candidate, at) => ({ ...candidate, lead: at === 0 ? best - next : candidate.share - best }));
}

/** The numbers that sureness is weighed from: 1, then what speaks for it. */
export function evidenceOf({ share, lead, pieces, length, subject }: Candidate, asks: number): number[] {
	return [
		1,
		within(-MOST_ASKS, asks, MOST_ASKS),
		within(LEAST_SHARE, share, 0),
		within(-MOST_LEAD, lead, MOST_LEAD),
		within(LEAST_ALONE, pieces, 0),
		Math.min(MOST_LENGTH, length) / MOST_LENGTH,
		within(LEAST_SUBJECT, subject, 0),
	];
}

function within(least: number, number: number, most: number): number {
	return Math.max(least, Math.min(most, number));
}

/**
 * How sure it is that each was said.
 *
 * @param near best first
 * @param asks how much speaks for it that the message asks, as `createAsks` says it
 * @param isQuestion whether an entry answers what is asked; a remark is said
 * @returns the same with a share from 0 to 1 each, the surest first
 */
export function withSureness(
	near: readonly Candidate[],
	language: Language,
	asks: number,
	isQuestion: (id: string) => boolean,
): Ranked[] {
	const ranked = near.map((candidate) => {
		if (candidate.exact) return { id: candidate.id, score: 1 };
		const asked = isQuestion(candidate.id);
		const weights = WEIGHTS[language === "en" ? "english" : "hindi"][asked ? "asked" : "said"];
		const evidence = evidenceOf(candidate, asked ? asks : NOT_ASKED);
		const sum = evidence.reduce((total, value, at) => total + value * (weights[at] as number), 0);
		return { id: candidate.id, score: 1 / (1 + Math.exp(-sum)) };
	});
	return ranked.toSorted((one, other) => other.score - one.score);
}
