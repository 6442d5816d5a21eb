import type { Act, Tone } from "../content/schema";
import type { Ranked } from "./ngrams";

/** What a sentence does in the talk, how sure that is from 0 to 1, and how it weighs. */
export type Doing = {
	act: string;
	sure: number;
	tone: Tone;
	/** Where a message of several sentences complains of the bot or puts it right: what it does besides. */
	rest?: string | undefined;
};

/** Says how things are: what is taken for granted where nothing else is likely. */
const TELLS = "tells";
/** Less likely than this it is plain. To cheer at what hurts is worse than to be plain at what is good. */
const LEAST_SURE_OF_TONE: Readonly<Record<Tone, number>> = { heavy: 0.6, good: 0.75, plain: 0 };
/** So much more likely what asks becomes by a question mark, and by its form; so much less likely without. */
const BY_MARK = 6;
const MOST_BY_FORM = 2;
const LEAST_BY_FORM = 1 / 6;

/**
 * What a sentence does.
 *
 * @param shares of the acts and of the tones, best first
 * @param form how much speaks for asking by its form: 0 is as likely as not
 * @param marked it ends with a question mark
 */
export function doingOf(
	acts: ReadonlyMap<string, Act>,
	shares: readonly Ranked[],
	tones: readonly Ranked[],
	form: number,
	marked: boolean,
): Doing {
	const byForm = marked ? BY_MARK : Math.min(MOST_BY_FORM, Math.max(LEAST_BY_FORM, Math.exp(form)));
	const weighed = shares.map(({ id, score }) => ({ id, score: score * (asks(acts, id) ? byForm : 1) }));
	const total = weighed.reduce((sum, { score }) => sum + score, 0);
	const [best] = ranked(weighed, ({ id }) => acts.get(id)?.within ?? id);
	const sure = best === undefined ? 0 : best.score / total;
	const [weight] = tones;
	const likeliest = (weight?.id ?? "plain") as Tone;
	const tone = (weight?.score ?? 0) < LEAST_SURE_OF_TONE[likeliest] ? "plain" : likeliest;
	if (best === undefined || sure < (acts.get(best.id)?.sure ?? 1)) return { act: TELLS, sure: 0, tone };
	const kinds = weighed.filter(({ id }) => acts.get(id)?.within === best.id);
	const [kind] = ranked(kinds, ({ id }) => id);
	const ofKinds = kinds.reduce((sum, { score }) => sum + score, 0);
	const isSure = kind !== undefined && kind.score / ofKinds >= (acts.get(kind.id)?.sure ?? 1);
	return { act: isSure ? kind.id : best.id, sure, tone };
}

/** Adds up the shares of those that have one name, the largest sum first. */
function ranked(shares: readonly Ranked[], nameOf: (share: Ranked) => string): Ranked[] {
	const sums = new Map<string, number>();
	for (const share of shares) sums.set(nameOf(share), (sums.get(nameOf(share)) ?? 0) + share.score);
	return [...sums].map(([id, score]) => ({ id, score })).sort((one, other) => other.score - one.score);
}

/** Whether who does this wants to know something. */
export function asks(acts: ReadonlyMap<string, Act>, act: string): boolean {
	return acts.get(act)?.asks === true;
}

/** What is done beside complaining of the bot, or putting it right: the act of the other sentences that leads them. */
export function restOf(acts: ReadonlyMap<string, Act>, doings: readonly Doing[]): string | undefined {
	const others = doings.filter(
		({ act }) => acts.get(act)?.beside === undefined && acts.get(act)?.tells && act !== TELLS,
	);
	return others[leadOf(acts, others)]?.act;
}

/** The place of the sentence that is answered: its act leads the others', of equals the last. Who asks does not take leave. */
export function leadOf(acts: ReadonlyMap<string, Act>, doings: readonly Doing[]): number {
	const isAsked = doings.some(({ act }) => asks(acts, act));
	const leads = doings.map(({ act }, at) => {
		const { leads: rank = 0, last = false } = acts.get(act) ?? {};
		return last && (isAsked || at < doings.length - 1) ? 0 : rank;
	});
	return leads.lastIndexOf(Math.max(...leads));
}
