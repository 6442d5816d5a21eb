import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { CONTENT } from "./content/content.server";
import { reply } from "./reply.server";

// Nothing starts the encoder here: words alone decide, and every turn stays on this thread.

/** Milliseconds of the processor, not of the clock, for other programs run on the machine too. */
const WHOLE_TURN = 50;
/** What others who talk to the same process may have to wait for at once. */
const ONE_STRETCH = 20;
const LONGEST = 2000;

type Cost = { whole: number; stretch: number };

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
	return (user + system) / 1000;
}

/** What one turn takes: all of it, and the longest part of it in which nothing else could run. */
async function costOf(state: string | null, userInput: string): Promise<Cost> {
	const started = process.cpuUsage();
	let stretch = 0;
	let last = process.cpuUsage();
	let isOver = false;
	const tick = () => {
		stretch = Math.max(stretch, milliseconds(process.cpuUsage(last)));
		last = process.cpuUsage();
		if (!isOver) setImmediate(tick);
	};
	const ticking = setImmediate(tick);
	await reply({ state, history: [] }, userInput);
	isOver = true;
	clearImmediate(ticking);
	return {
		whole: milliseconds(process.cpuUsage(started)),
		stretch: Math.max(stretch, milliseconds(process.cpuUsage(last))),
	};
}

const filled = (parts: readonly string[]) => parts.join("").repeat(LONGEST).slice(0, LONGEST);
const PLAIN = filled(["some days I think it would be easier not to be here, and then i call my sister. "]);
/** Milliseconds that a turn with it takes on a machine that does nothing else. */
const PLAIN_TURN = 20;
const TRIES = 20;

/**
 * The cheapest of a few tries: what a message costs always, not while memory is tidied up. Where other programs crowd the
 * processor's caches, all turns cost more: then by how much is seen from a plain message between the tries.
 */
async function leastCostOf(state: string | null, userInput: string): Promise<Cost> {
	const least: Cost = { whole: Number.POSITIVE_INFINITY, stretch: Number.POSITIVE_INFINITY };
	let plain = Number.POSITIVE_INFINITY;
	for (let run = 0; run < TRIES; run++) {
		const cost = await costOf(state, userInput);
		least.whole = Math.min(least.whole, cost.whole);
		least.stretch = Math.min(least.stretch, cost.stretch);
		if (least.whole < WHOLE_TURN && least.stretch < ONE_STRETCH) return least;
		plain = Math.min(plain, (await costOf(null, PLAIN)).whole);
	}
	const slowness = Math.max(1, plain / PLAIN_TURN);
	return { whole: least.whole / slowness, stretch: least.stretch / slowness };
}

/** Milliseconds of the processor for work that is always the same: 3 on a machine that does nothing else. */
function yardstick(): number {
	const started = process.cpuUsage();
	const counts = new Map<string, number>();
	for (let round = 0; round < 60; round++)
		for (const word of PLAIN.toLowerCase().split(/[^a-z]+/))
			for (let end = 1; end <= word.length; end++)
				counts.set(word.slice(0, end), (counts.get(word.slice(0, end)) ?? 0) + round);
	return milliseconds(process.cpuUsage(started));
}

const { rules, reading } = CONTENT;
const { families, signs, personal } = reading.words;
/** Everything that is looked for in a message: dangers, figures of speech, signs of how it is meant and of dangers, facts. */
const patterns = [
	...rules,
	...reading.figures,
	...Object.values(signs),
	personal,
	...[...CONTENT.flows.values()].flatMap(({ signs }) => signs),
	...Object.values(CONTENT.facts).flatMap(({ values }) => Object.values(values)),
].flatMap(({ en, hindi }) => [...en, ...hindi]);

/** Words in which a pattern holds: the first alternative of each place, without the gaps between them. */
function heldBy(pattern: string): string {
	const places = pattern.split(" ").filter((word) => !/^[.+&~]+$/.test(word));
	const first = places.map((word) => (word.replace(/[?!*]/g, "").split("|")[0] ?? "").replaceAll("_", " "));
	return first.map((word) => families.en[word]?.[0] ?? families.hindi[word]?.[0] ?? word).join(" ");
}

/** All words that the content listens for. */
function wordsOf(content: unknown): string[] {
	if (typeof content === "string") return content.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== "");
	return typeof content === "object" && content !== null ? Object.values(content).flatMap(wordsOf) : [];
}

const listenedFor = [
	...new Set(wordsOf([CONTENT.rules, CONTENT.reading, CONTENT.words, CONTENT.facts]).map((word) => word.toLowerCase())),
];

describe("a turn with a message of 2,000 characters", () => {
	const states: (string | null)[] = [null];

	beforeAll(async () => {
		for (const begun of ["i feel so alone since i moved", "I want to kill myself", "help me breathe"])
			states.push((await reply({ state: null, history: [] }, begun)).state);
		// A program that has just started compiles while it runs.
		for (let at = 0; at < 40; at++)
			await reply(
				{ state: null, history: [] },
				filled(listenedFor.slice(at * 50, at * 50 + 200).map((word) => `${word} `)),
			);
	});

	test("that is plain is answered in time", async () => {
		const tries: Cost[] = [];
		const yards: number[] = [];
		for (let run = 0; run < TRIES; run++) {
			tries.push(await costOf(null, PLAIN));
			yards.push(yardstick());
		}
		const slowness = Math.max(1, Math.min(...yards) / 3);
		expect(Math.min(...tries.map(({ whole }) => whole)) / slowness).toBeLessThan(WHOLE_TURN);
		expect(Math.min(...tries.map(({ stretch }) => stretch)) / slowness).toBeLessThan(ONE_STRETCH);
	});

	test.each([
		["one letter", ["a"]],
		["single letters", ["a "]],
		["faces", ["😭"]],
		["a letter that stands for eighteen", ["\ufdfa"]],
		["full stops", ["a."]],
		["new lines", ["\n", "x"]],
		["figures", ["1 "]],
		["stars", ["s*i "]],
		["words run together", ["killmyself"]],
		["spelt out", ["k.i.l.l "]],
		["Devanagari", ["कि"]],
		["accents", ["a\u0301\u0300"]],
		["joiners", ["a\u200d"]],
		["yes and no", ["yes. no. "]],
		["questions", ["why? "]],
		["the writer", ["ham mai i me "]],
	])("of %s is answered in time", async (_, parts) => {
		for (const state of states) {
			const cost = await leastCostOf(state, filled(parts));
			expect(cost.whole).toBeLessThan(WHOLE_TURN);
			expect(cost.stretch).toBeLessThan(ONE_STRETCH);
		}
	});

	test("that repeats the words of any pattern is answered in time", async () => {
		expect(patterns.length).toBeGreaterThan(1000);
		for (const words of new Set(patterns.map(heldBy))) {
			const { whole, stretch } = await leastCostOf(null, filled([`${words} `]));
			expect(whole, words).toBeLessThan(WHOLE_TURN);
			expect(stretch, words).toBeLessThan(ONE_STRETCH);
		}
	});

	test("lets other requests run in between", async () => {
		let ran = 0;
		const other = () => {
			ran++;
			ticking = setImmediate(other);
		};
		let ticking = setImmediate(other);
		await reply({ state: null, history: [] }, filled(["i want to tell you of my day. "]));
		clearImmediate(ticking);
		expect(ran).toBeGreaterThanOrEqual(3);
	});

	test("of any words that are listened for, signs and odd letters is answered in time", async () => {
		const word = fc.constantFrom(...listenedFor);
		const sign = fc.constantFrom(" ", " ", " ", ", ", ". ", "? ", "\n", "", "*", "😭 ", "1 ", "\u200d");
		const piece = fc.oneof(
			{ weight: 6, arbitrary: fc.tuple(word, sign).map(([one, next]) => one + next) },
			{ weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
		);
		const message = fc
			.array(piece, { minLength: 1, maxLength: 400 })
			.map(filled)
			.filter((text) => text.trim() !== "");
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...states.keys()), message, async (at, text) => {
				const { whole, stretch } = await leastCostOf(states[at] ?? null, text);
				expect(whole).toBeLessThan(WHOLE_TURN);
				expect(stretch).toBeLessThan(ONE_STRETCH);
			}),
			{ numRuns: 150, endOnFailure: true },
		);
	});
});
