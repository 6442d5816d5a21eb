import type { Content } from "../content/content";
import { type AsksModel, createAsks } from "./asks";
import { type Classifier, scoresOfLabels, sharesOf } from "./classifier";
import { type Doing, doingOf, leadOf, restOf, asks as wantsToKnow } from "./doing";
import { softmax } from "./learning";
import type { Ranked } from "./ngrams";
import type { Candidate } from "./sureness";
import { namesOf, UNANSWERED, VAGUE, waysOfAsking } from "./ways";

/**
 * What was learned of what messages mean: which entry is said, which topic is told of, what is done with it and how it
 * weighs, whether something is asked.
 */
export type MeaningModel = {
	hash: string;
	entries: Classifier;
	topics: Classifier;
	subjects: Classifier;
	acts: Classifier;
	tones: Classifier;
	asks: AsksModel;
};

/** What a message may mean. */
export type Meant = {
	/** Answers, remarks, wishes and exercises, the likeliest first. */
	near: Candidate[];
	topics: Ranked[];
	/** What it asks about, if it asks; "none" for what only the talk makes clear. */
	subjects: Ranked[];
	/** What it does: of several sentences, the one that is answered. */
	doing: Doing;
	/** How much speaks for it that something is asked: 0 is as likely as not. */
	asks: number;
};

/**
 * Finds what a message is near to.
 *
 * @param opens whether nothing was said before it: "what is this?" is then no question about something else
 */
export type MeaningFinder = (key: string, vector: Float32Array | null, opens?: boolean) => Meant;

const MOST_NEAR = 6;
/** However vague something is, so much of it may be clear. */
const LARGEST_VAGUE = 0.999;
const MOSTLY_VAGUE = 0.25;
/** Taken for the share of the subject of what belongs to none. */
const OF_NO_SUBJECT = 0.1;

/**
 * Makes the finder.
 *
 * @param model null leaves what is said word for word
 * @param keyOf makes the one spelling
 */
export function createMeaningFinder(
	content: Content,
	model: MeaningModel | null,
	keyOf: (text: string) => string,
): MeaningFinder {
	const ways = [...namesOf(content), ...waysOfAsking(content)];
	// Of two alike the later counts.
	const idOf = new Map(ways.map(({ id, text }) => [bare(keyOf(text)), id]));
	const asks = model === null ? () => 0 : createAsks(model.asks);
	return (key, vector, opens = false) => {
		const asking = asks(key);
		const subjects = sharesIn(model?.subjects, key, vector);
		const near = candidatesOf(model?.entries ?? null, key, vector, { exact: idOf.get(bare(key)), opens });
		return {
			near: near.map((one) => ({ ...one, ...agreement(subjects, content.entries.get(one.id)?.about) })),
			topics: sharesIn(model?.topics, key, vector),
			subjects,
			doing: doingOf(
				content.acts,
				sharesIn(model?.acts, key, vector),
				sharesIn(model?.tones, key, vector),
				asking,
				key.trimEnd().endsWith("?"),
			),
			asks: asking,
		};
	};
}

/** Without signs, as it is said word for word. */
function bare(key: string): string {
	return key.replace(/ ?[,.?]/g, "").trim();
}

function sharesIn(classifier: Classifier | undefined, key: string, vector: Float32Array | null): Ranked[] {
	return classifier === undefined ? [] : sharesOf(classifier, key, vector);
}

/**
 * What a message of several sentences means: the topic of one of them where the whole has none, and what the one does
 * that leads. Where that one asks, what it asks is what is asked, unless the whole says it more surely.
 */
export function withParts(acts: Content["acts"], whole: Meant, parts: readonly Meant[]): Meant {
	const doings = parts.map(({ doing }) => doing);
	const first = parts[leadOf(acts, doings)] ?? whole;
	// "The van is here. Stay well": a whole message may take leave where none of its sentences does by itself.
	const isEnding = acts.get(whole.doing.act)?.last === true && !wantsToKnow(acts, first.doing.act);
	const lead = isEnding ? whole : first;
	const asking = wantsToKnow(acts, lead.doing.act) ? lead : whole;
	const isAboutNothing = ({ topics: [likeliest] }: Meant) => likeliest?.id === "none";
	const { topics } = isAboutNothing(whole) ? (parts.find((part) => !isAboutNothing(part)) ?? whole) : whole;
	return {
		...whole,
		near: shareOfBest(whole) > shareOfBest(asking) + (asking.near[0]?.clear ?? 0) ? whole.near : asking.near,
		asks: asking.asks,
		subjects: shareOfFirst(whole.subjects) > shareOfFirst(asking.subjects) ? whole.subjects : asking.subjects,
		doing: {
			...lead.doing,
			tone: lead.doing.tone === "plain" ? whole.doing.tone : lead.doing.tone,
			rest: restOf(acts, doings),
		},
		topics,
	};
}

/** How likely an answer's subject is; where it has none, that of one among a few. */
function agreement(subjects: readonly Ranked[], subject = ""): Pick<Candidate, "subject" | "open"> {
	const shareOf = (name: string) => subjects.find(({ id }) => id === name)?.score;
	return { subject: Math.log(shareOf(subject) ?? OF_NO_SUBJECT), open: shareOf(UNANSWERED) ?? 0 };
}

/** What the first is sure of; what is about nothing by itself is sure of nothing. */
function shareOfFirst([first]: readonly Ranked[]): number {
	return first === undefined || first.id === UNANSWERED ? 0 : first.score;
}

function shareOfBest({ near: [best] }: Meant): number {
	return best?.share ?? Number.NEGATIVE_INFINITY;
}

/**
 * The likeliest entries; beside what is likelier to be answered by none, each is less likely.
 *
 * @param exact the entry that is said word for word: it comes first, unless many mean something else by these words; who
 *   opens a talk with them does not
 */
function candidatesOf(
	entries: Classifier | null,
	key: string,
	vector: Float32Array | null,
	{ exact, opens }: { exact: string | undefined; opens: boolean },
): Omit<Candidate, "subject" | "open">[] {
	const length = key.split(" ").length;
	const said = exact === undefined ? [] : [{ id: exact, exact: true, pieces: 0, share: 0, lead: 0, length, clear: 0 }];
	if (entries === null) return said;
	const learned = scoresOfLabels(entries, key, vector);
	const at = entries.labels.indexOf(VAGUE);
	const byPieces = withoutOne(learned.byPieces, at);
	const byVector = learned.byVector ? withoutOne(learned.byVector, at) : null;
	const all = entries.labels.flatMap((id, k) => {
		if (k === at) return [];
		const pieces = byPieces.others[k] as number;
		return [{ id, exact: false, pieces, score: pieces + (byVector?.others[k] ?? 0) }];
	});
	const shares = logShares(all.map(({ score }) => score));
	// What both find clear is; what one of both finds vague may be.
	const vague = Math.sqrt(byPieces.one * (byVector?.one ?? byPieces.one));
	const ranked = all
		.map(({ score: _, ...one }, k) => ({ ...one, share: shares[k] as number }))
		.sort((one, other) => other.share - one.share);
	const [best = 0, next = best] = ranked.map(({ share }) => share);
	const clear = Math.log(1 - vague);
	const near = ranked
		.map((one, at) => ({ ...one, lead: at === 0 ? best - next : one.share - best, length, clear }))
		.filter(({ id }) => id !== UNANSWERED)
		.slice(0, MOST_NEAR);
	return !opens && vague > MOSTLY_VAGUE ? near : [...said, ...near.filter(({ id }) => id !== exact)];
}

/** The share of one of some scores, and the logarithms of the others' shares among themselves; none where it is not there. */
function withoutOne(scores: ArrayLike<number>, at: number): { one: number; others: number[] } {
	const shares = logShares(scores);
	const one = Math.min(LARGEST_VAGUE, Math.exp(shares[at] ?? Number.NEGATIVE_INFINITY));
	return { one, others: shares.map((share) => share - Math.log(1 - one)) };
}

/** The logarithms of the shares that scores stand for. */
function logShares(scores: ArrayLike<number>): number[] {
	return softmax(scores).map((share) => Math.log(share));
}
