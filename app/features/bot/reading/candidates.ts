import type { Compiled, Slot, View } from "./pattern";

/** Something, with each of its patterns made ready. */
export function compiled<T>(item: T, sources: readonly string[], compile: (source: string) => Compiled) {
	return sources.map((source) => ({ item, pattern: compile(source) }));
}

/**
 * Which of many patterns can hold in a text at all: those of which every needed slot has a word there. With some
 * thousand patterns this is what keeps a message under a millisecond; it never changes an answer.
 *
 * @param items what carries a pattern each
 * @returns a function that gives, for a text, the items worth trying, in their order
 */
export function createCandidates<T extends { pattern: Compiled }>(items: readonly T[]): (view: View) => T[] {
	const slotsByWord = new Map<string, Slot[]>();
	const listed = new Set<Slot>();
	for (const slot of new Set(items.flatMap(({ pattern }) => pattern.needs))) {
		if (slot.except || slot.number || slot.endings.length > 0) continue;
		listed.add(slot);
		for (const word of slot.byFirst.keys()) slotsByWord.set(word, [...(slotsByWord.get(word) ?? []), slot]);
	}
	return (view) => {
		const filled = new Set<Slot>();
		for (const word of view.places.keys()) for (const slot of slotsByWord.get(word) ?? []) filled.add(slot);
		return items.filter(({ pattern }) => pattern.needs.every((slot) => filled.has(slot) || !listed.has(slot)));
	};
}
