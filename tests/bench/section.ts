import type { Contender, Name } from "./contenders";
import { median } from "./statistics";
import type { Figures, Row } from "./table";

/** How long and how often to measure, and on what. */
export type Plan = {
	/** How many times each contender has its turn. */
	rounds: number;
	/** How long a turn lasts. */
	seconds: number;
	/** After how many requests memory is looked at again. */
	requests: number;
	/** Which contenders there are: the full one only when --rows says so. */
	names: readonly Name[];
	databases: Partial<Record<Name, string>>;
};

/** A part of the table. */
export type Section = (plan: Plan) => Promise<Row[]>;

/**
 * Measures contenders in turn, A B A B, so that whatever else the machine does falls on each alike.
 *
 * @param measure takes one turn and names what it saw
 * @param cold true where the first time is what counts; else a first turn of each is thrown away, while code gets hot
 * @returns the middle of each thing seen, by contender
 */
export async function inTurn<Seen extends string>(
	rounds: number,
	contenders: readonly Contender[],
	measure: (contender: Contender) => Promise<Record<Seen, number>>,
	{ cold = false } = {},
): Promise<Record<Seen, Figures>> {
	const seen = new Map<Seen, Map<Name, number[]>>();
	if (!cold) for (const contender of contenders) await measure(contender);
	for (let round = 0; round < rounds; round++)
		for (const contender of contenders)
			for (const [what, value] of Object.entries(await measure(contender)) as [Seen, number][]) {
				const byName = seen.get(what) ?? new Map<Name, number[]>();
				seen.set(what, byName.set(contender.name, [...(byName.get(contender.name) ?? []), value]));
			}
	const middles = [...seen].map(([what, byName]) => [
		what,
		Object.fromEntries([...byName].map(([name, values]) => [name, median(values)])),
	]);
	return Object.fromEntries(middles);
}
