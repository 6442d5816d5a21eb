import type { Name } from "./contenders";

/** What was measured of each contender. */
export type Figures = Partial<Record<Name, number>>;

/** One line of the table. */
export type Row = {
	what: string;
	unit: string;
	figures: Figures;
	/** What must hold, in words and as a test; unset where nothing was promised. */
	budget?: { words: string; holds: (figures: Record<Name, number>) => boolean };
};

/** Prints lines as a Markdown table. */
export function printTable(rows: readonly Row[]): void {
	const full = rows.some(({ figures }) => figures.full !== undefined);
	const head = ["", "Saathi", "floor", "Saathi : floor", ...(full ? ["full", "full : Saathi"] : []), "budget", "held"];
	const cells = rows.map((row) => cellsOf(row, full));
	const widths = head.map((_, column) => Math.max(...[head, ...cells].map((line) => (line[column] ?? "").length)));
	const padded = (text: string, column: number) =>
		column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
	const line = (texts: string[]) => `| ${texts.map(padded).join(" | ")} |`;
	console.log(line(head));
	console.log(line(widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`))));
	for (const texts of cells) console.log(line(texts));
}

function cellsOf({ what, unit, figures, budget }: Row, full: boolean): string[] {
	const { saathi, floor } = figures;
	const figure = (value: number | undefined) => (value === undefined ? "" : `${rounded(value)} ${unit}`.trim());
	const ratio = (value?: number, to?: number) => (value === undefined || !to ? "" : (value / to).toFixed(2));
	return [
		what,
		figure(saathi),
		figure(floor),
		ratio(saathi, floor),
		...(full ? [figure(figures.full), ratio(figures.full, saathi)] : []),
		budget?.words ?? "",
		budget === undefined ? "" : budget.holds(figures as Record<Name, number>) ? "yes" : "NO",
	];
}

function rounded(value: number): string {
	if (value >= 100) return Math.round(value).toLocaleString("en");
	return value >= 10 ? value.toFixed(1) : value.toFixed(value === 0 ? 0 : 2);
}
