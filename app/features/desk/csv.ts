/** Begins a file in UTF-8, without which a spreadsheet takes it for an older encoding. */
export const BYTE_ORDER_MARK = "\ufeff";

/** What a spreadsheet takes for the beginning of a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A line of a CSV file (https://www.rfc-editor.org/rfc/rfc4180). A cell that a spreadsheet would run as a formula has an
 * apostrophe in front, which spreadsheets do not show.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
	return `${cells.map((cell) => quoted(typeof cell === "string" ? harmless(cell) : String(cell ?? ""))).join(",")}\r\n`;
}

function harmless(cell: string): string {
	return FORMULA.test(cell.trimStart()) || FORMULA.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
	return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
