/** What stands in lines before a body, or behind one in chunks: the head of a message, or its trailers. */
export type Lines = {
	/**
	 * Takes some bytes that begin or go on with lines.
	 *
	 * @param trailers whether they stand behind a body, where there may be none
	 * @returns how many of them belong to the lines, and these when they are whole
	 */
	take(bytes: Buffer, trailers: boolean): { taken: number; whole: Buffer | null };
	/** How many bytes are held of lines that are not whole yet. */
	held(): number;
};

/** More, or longer, than what browsers and proxies send with their cookies. */
export class TooManyLines extends Error {}

const LINE_END = "\r\n";
const LAST_LINE_END = "\r\n\r\n";
const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;
const NONE = Buffer.alloc(0);

/**
 * Holds the lines of one connection as the bytes that they are until they are whole: Node's parser makes two strings of each
 * at once, which take up thirty times as much, and keeps them for as long as the last is on its way.
 *
 * @param bounds how many lines, and how many bytes, a message may have
 */
export function createLines({ most, longest }: { most: number; longest: number }): Lines {
	let held: Buffer = NONE;

	function keep(bytes: Buffer, isCopy: boolean): void {
		if (bytes.length > longest) throw new TooManyLines();
		// What it came with may be larger.
		held = isCopy ? bytes : Buffer.from(bytes);
	}

	return {
		take(bytes, trailers) {
			// Line ends before a head mean nothing (RFC 9112, 2.2).
			const start = held.length > 0 || trailers ? 0 : startOf(bytes);
			const before = held.length;
			const lines = before > 0 ? Buffer.concat([held, bytes]) : bytes.subarray(start);
			const end = endOf(lines, before, trailers);
			if (end === null) {
				keep(lines, before > 0);
				return { taken: bytes.length, whole: null };
			}
			held = NONE;
			const whole = lines.subarray(0, end);
			if (end > longest || hasMore(whole, most)) throw new TooManyLines();
			return { taken: start + end - before, whole };
		},
		held: () => held.length,
	};
}

function startOf(bytes: Buffer): number {
	let start = 0;
	while (bytes[start] === CARRIAGE_RETURN || bytes[start] === LINE_FEED) start++;
	return start;
}

/** @param before how many of the bytes have been looked at */
function endOf(lines: Buffer, before: number, trailers: boolean): number | null {
	if (trailers && lines.toString("latin1", 0, LINE_END.length) === LINE_END) return LINE_END.length;
	const at = lines.indexOf(LAST_LINE_END, Math.max(0, before - LAST_LINE_END.length));
	return at < 0 ? null : at + LAST_LINE_END.length;
}

function hasMore(lines: Buffer, most: number): boolean {
	let count = 0;
	for (let at = lines.indexOf(LINE_FEED); at >= 0; at = lines.indexOf(LINE_FEED, at + 1))
		if (++count > most) return true;
	return false;
}
