import type { Owner } from "../reading/owner";
import type { Message, Reader } from "../reading/read";
import type { Sign } from "../reading/words";
import { type Features, featuresOfFindings } from "./features";
import { type Found, gravestOf, has, isExcused, isExcusing, kindOf, pastOf } from "./findings";
import type { Label, Model, Shares } from "./model";
import { opinionOf } from "./opinion";
import type { Kind, Rule } from "./rules";

/**
 * What the gate makes of a message. Sure: a rule's plain statement, which begins a protocol. Maybe: to be asked about.
 * Faint: the model alone finds it possible, which is too little to break into a talk unless another sign is beside it.
 * `past` is no danger: it is met as grief or strength.
 */
export type Judgement = {
	kind: Kind | null;
	certainty: "sure" | "maybe" | "faint" | "none";
	/** The rule that weighed most; null where the model alone speaks. */
	rule: string | null;
	/** Whether that rule is of plain words; others, and the model, only hint. */
	plain: boolean;
	/** Whose danger the words say that it is, whatever the model takes it for; null where none do. */
	stated: Owner | null;
	/** What the model thinks; null without one, and of a message without words. */
	shares: Shares | null;
	/** How much it adds to what speaks for an unnamed danger in its talk, 0 to 1: see `gathered`. */
	hint: number;
};

/** Judges messages, and tells the trainer what the rules find in them. */
export type Judge = {
	judge(message: Message, embedding: Float32Array | null, model: Model | null): Judgement;
	featuresOf(message: Message): Features;
};

/**
 * From which share of danger something is raised; calibrated on authors unseen (`tests/bot/eval/gate.ts`). From where a
 * protocol begins was chosen on lines that speak as strongly of what is denied, over, mourned or talked about
 * (`gate.excused.development.jsonl`): what is less sure is asked about, but a deed does not wait for a question. A plain
 * statement that the model finds unlikely is asked about; so is a hint that it finds possible, and what the model alone
 * finds likely, see {@link MODEL_FROM}; further on in a talk, what it guesses in several of its messages, see
 * {@link gathered}. What is denied, over or a figure of speech has to be likelier.
 */
export const FROM = {
	protocol: 0.85,
	deedProtocol: 0.6,
	qualifiedProtocol: 0.98,
	plainRule: 0.1,
	qualifiedRule: 0.5,
	hint: 0.3,
	faint: 0.23,
	likely: 0.5,
	certain: 0.9,
	excused: 0.75,
	past: 0.95,
	gathered: 0.55,
	inTalk: 0.35,
	plainInTalk: 0.2,
};

/**
 * The same share means less the fewer words it is made from: of authors unseen, a share of a half is danger in every
 * fifth message of seven words, and in four of five of thirty. From each number of words on the model alone asks from
 * the share beside it.
 */
export const MODEL_FROM: readonly { words: number; share: number }[] = [
	{ words: 20, share: 0.2 },
	{ words: 13, share: 0.3 },
	{ words: 8, share: 0.5 },
	{ words: 0, share: 0.65 },
];

/** What the model's labels are raised as. */
const KIND_OF_LABEL: Readonly<Record<Exclude<Label, "none">, Kind>> = {
	overdose: "deed",
	explicit: "self",
	indirect: "self",
	harm: "harm",
	thoughts: "thoughts",
	violence: "violence",
	other: "other",
};
/** Dangers that sound alike: within a family the rule says which it is, between two the model. */
const FAMILIES: readonly { kinds: readonly Kind[]; labels: readonly Label[] }[] = [
	{ kinds: ["self", "deed", "other"], labels: ["explicit", "indirect", "overdose", "other"] },
	{ kinds: ["violence"], labels: ["violence"] },
	{ kinds: ["harm", "thoughts"], labels: ["harm", "thoughts"] },
];
/**
 * A plain statement beside one of these signs, or a question mark, may be denied, over or another's: it begins a protocol only
 * where danger is all but certain.
 */
const QUALIFYING: readonly Sign[] = ["denial", "past", "well", "bereaved"];
type Raised = Omit<Judgement, "shares" | "hint">;

const NOTHING: Raised = { kind: null, certainty: "none", rule: null, plain: false, stated: null };
/** Of a message that the gate finds nothing in, or does not look at. */
export const UNJUDGED: Judgement = { ...NOTHING, shares: null, hint: 0 };

/**
 * Makes the judge of messages. What is denied, over, told of a film or said in play is excused before rules and model
 * are weighed.
 *
 * @param reader reads the messages that are judged
 * @param rules what is looked for
 * @throws Error when a rule names an unknown family
 */
export function createJudge(reader: Reader, rules: readonly Rule[]): Judge {
	const match = reader.matcher(rules);
	const look = (message: Message) => match(message).filter(({ owner }) => owner !== "bot");
	return {
		judge: (message, embedding, model) => {
			const looked = look(message);
			const shares = model && opinionOf(model, message, looked, embedding);
			const found = shares === null ? looked : looked.map((finding) => ownedBy(finding, shares));
			return { ...weigh(message, found, shares), shares, hint: shares === null ? 0 : hintOf(message, found, shares) };
		},
		featuresOf: (message) => featuresOfFindings(look(message), message),
	};
}

/** How likely danger of any kind is; where the model was not asked, it may be. */
export function dangerOf({ shares }: Pick<Judgement, "shares">): number {
	return 1 - (shares?.none ?? 0);
}

/**
 * Whether a judgement counts beside an answer or a denial: a rule speaks, or the model finds danger likelier than not. The
 * model's guess is enough to ask, and not to take for an answer what it was asked because of.
 */
export function isLikely({ certainty, rule, shares }: Judgement): boolean {
	const raised = certainty === "sure" || certainty === "maybe";
	return raised && (rule !== null || 1 - (shares?.none ?? 1) >= FROM.likely);
}

/** Whether danger is so likely that not even a denial takes it back. */
export function outweighsDenial(judgement: Judgement): boolean {
	return dangerOf(judgement) >= FROM.excused;
}

/**
 * Whose danger it is the model tells better than the words around it: of 1,656 lines of all sets about oneself or another the
 * words took 76 for the wrong one's, the model 56.
 */
function ownedBy(finding: Found, shares: Shares): Found {
	const isOthers = shares.other > shares.explicit + shares.indirect + shares.overdose;
	return { ...finding, owner: isOthers ? "third" : "self" };
}

/** Rules and model together. */
function weigh(message: Message, found: readonly Found[], shares: Shares | null): Raised {
	const standing = found.filter((finding) => !isExcused(finding, message));
	// The pictures that frighten a parent name the harm that they dread.
	const dreads = standing.some(({ item }) => item.kind === "thoughts");
	const live = dreads ? standing.filter(({ item }) => item.kind !== "harm") : standing;
	const danger = shares ? 1 - shares.none : null;
	const gravest = (certainty: Rule["certainty"], from = live) =>
		gravestOf(from.filter(({ item }) => item.certainty === certainty));
	const undenied = live.filter(({ item, sentence }) => item.negated || !message.signs.get("denial")?.has(sentence));
	const sure = gravest("sure", undenied) ?? gravest("sure");
	const isDenied = sure !== undefined && !undenied.includes(sure);
	const isQualified = isDenied || QUALIFYING.some((sign) => has(message, sign));
	const plain = sure !== undefined && kindOf(sure) === "deed" ? FROM.deedProtocol : FROM.protocol;
	const begins = isQualified || sure?.asked === true ? FROM.qualifiedProtocol : plain;
	const agrees = (found: Found) => shares === null || isOfFamily(kindOf(found), shares);
	if (sure && (danger === null ? !isDenied : danger >= begins && agrees(sure))) return raised(sure, "sure");
	const maybe = sure ?? gravest("maybe");
	const ofPlain = isQualified ? FROM.qualifiedRule : FROM.plainRule;
	if (maybe && (danger === null || danger >= (sure ? ofPlain : FROM.hint)))
		return raised(maybe, "maybe", shares === null || agrees(maybe) ? kindOf(maybe) : likeliest(shares));
	const excused = isExcusing(message, found);
	const over = pastOf(message, found);
	if (over && (danger === null || danger < FROM.past)) return raised(over, "sure", "past");
	if (shares === null || danger === null) return NOTHING;
	const asks = Math.max(excused ? FROM.excused : 0, modelFrom(message));
	if (danger < Math.min(asks, excused ? FROM.excused : FROM.faint)) return NOTHING;
	return { ...NOTHING, kind: likeliest(shares), certainty: danger >= asks ? "maybe" : "faint" };
}

/** Whether the model finds no other family of dangers likelier: "marne" is to die and to hit. */
function isOfFamily(kind: Kind, shares: Shares): boolean {
	const shareOf = (labels: readonly Label[]) => labels.reduce((sum, label) => sum + shares[label], 0);
	const likeliestFamily = FAMILIES.toSorted((one, next) => shareOf(next.labels) - shareOf(one.labels))[0];
	return kind === "past" || likeliestFamily?.kinds.includes(kind) === true;
}

/** What a message adds to what has gathered: what is excused adds nothing, unless danger is likely all the same. */
function hintOf(message: Message, found: readonly Found[], shares: Shares): number {
	const danger = 1 - shares.none;
	return danger < FROM.excused && isExcusing(message, found) ? 0 : danger * weightOf(message);
}

function raised(finding: Found, certainty: "sure" | "maybe", kind = kindOf(finding)): Raised {
	const { item, stated } = finding;
	return { kind, certainty, rule: item.id, plain: item.certainty === "sure", stated };
}

/**
 * What a talk gives to think of, message by message: the model's guesses are added up and fade. One guess in the middle
 * of a talk is wrong too often to break in; in recorded talks people in danger give several, others seldom two.
 *
 * @param before what had gathered before this message
 */
export function gathered(before: number, { hint }: Judgement): number {
	return before * FADES + hint;
}

/** By how much what has gathered fades with each message. */
const FADES = 0.5;
/** Of a short message the share means less: from so many words on it counts in full, and at least so much of it always. */
const FULL_WORDS = 13;
const LEAST_WEIGHT = 0.4;

function weightOf(message: Message): number {
	return LEAST_WEIGHT + (1 - LEAST_WEIGHT) * Math.min(1, wordsOf(message) / FULL_WORDS);
}

function wordsOf({ plain }: Message): number {
	return plain.split(" ").filter((word) => /\p{L}/u.test(word)).length;
}

/** From which share the model alone asks about a message of this length. */
export function modelFrom(message: Message): number {
	const count = wordsOf(message);
	return MODEL_FROM.find(({ words }) => count >= words)?.share ?? 1;
}

/** The kind of danger that the model finds likeliest. */
export function likeliest(shares: Shares): Kind {
	const byKind = new Map<Kind, number>();
	for (const [label, kind] of Object.entries(KIND_OF_LABEL))
		byKind.set(kind, (byKind.get(kind) ?? 0) + shares[label as Label]);
	return [...byKind].reduce((one, next) => (next[1] > one[1] ? next : one))[0];
}
