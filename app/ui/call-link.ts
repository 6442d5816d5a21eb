/** The address that calls a number: digits alone, as telephones take it. */
export function callLink(number: string): string {
	return `tel:${number.replace(/[^+\d]/g, "")}`;
}
