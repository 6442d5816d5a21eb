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

/** A column: what was measured of one, or how it stands to another. */
type Column = { head: string; of: Name; to?: Name };

const ON_SQLITE: readonly Column[] = [
	{ head: "Saathi", of: "saathi" },
	{ head: "floor", of: "floor" },
	{ head: "Saathi : floor", of: "saathi", to: "floor" },
	{ head: "full", of: "full" },
	{ head: "full : Saathi", of: "full", to: "saathi" },
];

const ON_BOTH: readonly Column[] = [
	{ head: "SQLite", of: "saathi" },
	{ head: "PostgreSQL", of: "postgres" },
	{ head: "PostgreSQL : SQLite", of: "postgres", to: "saathi" },
	{ head: "SQLite, full", of: "full" },
	{ head: "PostgreSQL, full", of: "postgresFull" },
	{ head: "full : empty", of: "postgresFull", to: "postgres" },
	{ head: "floor, SQLite", of: "floor" },
	{ head: "floor, PostgreSQL", of: "postgresFloor" },
	{ head: "PostgreSQL : floor", of: "postgres", to: "postgresFloor" },
];

/** Prints lines as a Markdown table, without the columns of whom nobody measured. */
export function printTable(rows: readonly Row[]): void {
	const measured = (name: Name) => rows.some(({ figures }) => figures[name] !== undefined);
	const columns = (measured("postgres") ? ON_BOTH : ON_SQLITE).filter(({ of }) => measured(of));
	const head = ["", ...columns.map(({ head }) => head), "budget", "held"];
	const cells = rows.map((row) => cellsOf(row, columns));
	const widths = head.map((_, column) => Math.max(...[head, ...cells].map((line) => (line[column] ?? "").length)));
	const padded = (text: string, column: number) =>
		column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
	const line = (texts: string[]) => `| ${texts.map(padded).join(" | ")} |`;
	console.log(line(head));
	console.log(line(widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`))));
	for (const texts of cells) console.log(line(texts));
}

function cellsOf({ what, unit, figures, budget }: Row, columns: readonly Column[]): string[] {
	const figure = (value?: number) => (value === undefined ? "" : `${rounded(value)} ${unit}`.trim());
	const ratio = (value?: number, to?: number) => (value === undefined || !to ? "" : (value / to).toFixed(2));
	return [
		what,
		...columns.map(({ of, to }) => (to === undefined ? figure(figures[of]) : ratio(figures[of], figures[to]))),
		budget?.words ?? "",
		budget === undefined ? "" : budget.holds(figures as Record<Name, number>) ? "yes" : "NO",
	];
}

function rounded(value: number): string {
	if (value >= 100) return Math.round(value).toLocaleString("en");
	return value >= 10 ? value.toFixed(1) : value.toFixed(value === 0 ? 0 : 2);
}
