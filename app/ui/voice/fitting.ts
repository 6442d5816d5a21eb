/** Two texts with one space between them, or the one that is not empty. */
export function joined(first: string, second: string): string {
	return [first, second].filter((text) => text !== "").join(" ");
}

/**
 * Divides a text so that its beginning fits.
 *
 * @param room in UTF-16 units, as an input's maxlength counts
 * @returns as many whole words as fit, and the others. A single word that is longer than the room is cut; without
 *   room nothing fits.
 */
export function fitting(text: string, room: number): [fits: string, rest: string] {
	if (text.length <= room) return [text, ""];
	if (room <= 0) return ["", text];
	const space = text.lastIndexOf(" ", room);
	const end = space > 0 ? space : room;
	return [text.slice(0, end).trim(), text.slice(end).trim()];
}
