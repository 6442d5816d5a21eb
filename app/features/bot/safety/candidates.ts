import type { Compiled } from "./pattern";

/**
 * Which of many patterns can hold in a text at all: those of which every needed word is there. With some
 * fifteen hundred patterns this is what keeps a message under a millisecond; it never changes an answer.
 */
export type Candidates<T> = (text: string) => T[];

/**
 * @param items what carries patterns
 * @param patternsOf the patterns of one item; it is a candidate when any of them is
 * @returns a function that gives, for a text, the items worth trying, in their order
 */
export function createCandidates<T extends { pattern: Compiled }>(items: readonly T[]): Candidates<T> {
	const slotsByWord = new Map<string, number[]>();
	const ownerOfSlot: number[] = [];
	const needed: number[] = [];
	for (const [owner, { pattern }] of items.entries()) {
		const listed = pattern.needs.filter((words) => words !== null);
		needed[owner] = listed.length;
		for (const words of listed) {
			const slot = ownerOfSlot.push(owner) - 1;
			for (const word of words) {
				const slots = slotsByWord.get(word);
				if (slots) slots.push(slot);
				else slotsByWord.set(word, [slot]);
			}
		}
	}
	return (text) => {
		const filled = new Uint8Array(ownerOfSlot.length);
		const missing = Uint16Array.from(needed);
		for (const word of new Set(text.split(" "))) {
			for (const slot of slotsByWord.get(word) ?? []) {
				if (filled[slot] === 1) continue;
				filled[slot] = 1;
				const owner = ownerOfSlot[slot] ?? 0;
				missing[owner] = (missing[owner] ?? 0) - 1;
			}
		}
		return items.filter((_, owner) => missing[owner] === 0);
	};
}
