/** Rows are numbered from 1 by numbers of 32 bits. */
const MOST = 2 ** 31 - 1;

/** The number of a row that a text names; null for a text that can name none. */
export function readRowId(text: string): number | null {
	const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
	return id >= 1 && id <= MOST ? id : null;
}
