import type { Language } from "../content/schema";
import type { Ranked } from "./ngrams";

/** How sure it is that the nearest is what was said, from its score, its lead over the next, and whether it is asked. */
type Weights = { bias: number; score: number; lead: number; asked: number };

/**
 * Fitted by logistic regression on the development set of answers (tests/bot/answers.development.jsonl), for English by
 * meaning and words, for Hindi by words alone.
 */
const ENGLISH: Weights = { bias: -6.5, score: 13, lead: 3.9, asked: 1.6 };
const HINDI: Weights = { bias: -3.8, score: 7.3, lead: 8.4, asked: 0.9 };

/**
 * Puts a share from 0 to 1 in place of each score: how sure it is that this was said.
 *
 * @param near best first
 * @param asks whether the message asks something
 */
export function withSureness(near: readonly Ranked[], language: Language, asks: boolean): Ranked[] {
	const { bias, score: perScore, lead, asked } = language === "en" ? ENGLISH : HINDI;
	return near.map(({ id, score }, at) => {
		if (score === 1) return { id, score };
		const next = near[at + 1]?.score ?? 0;
		const ahead = at === 0 ? score - next : 0;
		const evidence = bias + perScore * score + lead * ahead + (asks ? asked : 0);
		return { id, score: 1 / (1 + Math.exp(-evidence)) };
	});
}
