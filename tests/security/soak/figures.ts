/** What is measured apart: pages that are kept for all, pages made for one, and what people do there. */
export type Kind = "kept pages" | "made pages" | "chat" | "bookings" | "signing in";
/** Kinds whose speed is promised under attack. */
export const PAGES: readonly Kind[] = ["kept pages", "made pages"];

/** So many of the slowest answers are told one by one. */
const SLOWEST = 30;

/** Milliseconds until the answer, and how many of the answers asked to come again (503 with Retry-After). */
type Figures = { times: number[]; putOff: number };

/** Collects how long answers took, by kind. */
export function createFigures() {
	const byKind = new Map<Kind, Figures>();
	/** The slowest of them all, the slowest first. */
	let slowest: { milliseconds: number; what: string }[] = [];

	function of(kind: Kind): Figures {
		const figures = byKind.get(kind) ?? { times: [], putOff: 0 };
		byKind.set(kind, figures);
		return figures;
	}

	return {
		/** @param what was asked, and where */
		add(kind: Kind, milliseconds: number, putOff: boolean, what: string): void {
			const moment = new Date().toISOString().slice(11, 19);
			slowest.push({ milliseconds, what: `${what}, ${milliseconds.toFixed(0)} ms, there at ${moment}` });
			if (slowest.length > 2 * SLOWEST) slowest = slowestOf(slowest);
			const figures = of(kind);
			figures.times.push(milliseconds);
			if (putOff) figures.putOff++;
		},
		/** The slowest percentile of 99 over pages of both kinds, each by itself. NaN before any. */
		slowestPages: () => Math.max(...PAGES.map((kind) => percentile(of(kind).times, 0.99))),
		/** A line for each kind. */
		lines: () =>
			[...byKind].map(([kind, { times, putOff }]) => {
				const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1));
				return `  ${kind}: ${times.length} answers, p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms, put off ${putOff}`;
			}),
		slowest: () => slowestOf(slowest).map(({ what }) => `  ${what}`),
	};
}

function slowestOf<T extends { milliseconds: number }>(answers: readonly T[]): T[] {
	return [...answers].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST);
}

/** The number that so great a share of some numbers does not exceed; NaN of none. */
function percentile(numbers: readonly number[], share: number): number {
	const sorted = Float64Array.from(numbers).sort();
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
