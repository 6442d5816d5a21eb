/** A text as a piece of a regular expression that finds just it. */
export function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
