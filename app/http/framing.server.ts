import type { IncomingHttpHeaders } from "node:http";

/** Follows where the body of a message ends, and whether trailers stand behind it (RFC 9112, 6 and 7). */
export type Framing = {
	/** How many of some bytes belong to the body that is under way, as far as it goes without trailers; of chunks, few at a time. */
	take(bytes: Buffer): number;
	/** Tells what the head that has just been read says of the body behind it. */
	announce(headers: IncomingHttpHeaders): void;
	/** Whether something of a body is yet to come. */
	isInBody(): boolean;
	/** Whether the body is over and its trailers, mostly none, are yet to come. */
	isInTrailers(): boolean;
	/** The trailers have come. */
	endTrailers(): void;
};

const LINE_FEED = 10;
const LINE_END_BYTES = 2;
/** Whoever sends a body in crumbs is hung up on after so many, and the parser does not stop within what it was given. */
const CHUNKS_AT_A_TIME = 64;

/** The value of a digit; null where it is none. */
function hexadecimal(byte: number): number | null {
	if (byte >= 48 && byte <= 57) return byte - 48;
	const letter = byte | 32;
	return letter >= 97 && letter <= 102 ? letter - 87 : null;
}

/** Makes the framing of a new connection. It leans on Node's parser, which takes no length that is none. */
export function createFraming(): Framing {
	/** Bytes that are due of a body, or of a chunk and the line end behind it. */
	let due = 0;
	let inChunks = false;
	let inTrailers = false;
	/** What was read of the line that tells a chunk's length. */
	let size = 0;
	let isSized = false;

	/** Passes over what is due; returns where that ends. */
	function takeDue(bytes: Buffer, from: number): number {
		const step = Math.min(due, bytes.length - from);
		due -= step;
		return from + step;
	}

	/** Reads one byte of the line that tells a chunk's length; behind one of no length come trailers. */
	function readSize(byte: number): void {
		if (byte === LINE_FEED) {
			if (size > 0) due = size + LINE_END_BYTES;
			else [inChunks, inTrailers] = [false, true];
			[size, isSized] = [0, false];
			return;
		}
		const digit = isSized ? null : hexadecimal(byte);
		if (digit === null) isSized = true;
		else size = size * 16 + digit;
	}

	function takeChunks(bytes: Buffer): number {
		let at = 0;
		for (let chunks = 0; at < bytes.length && inChunks && chunks < CHUNKS_AT_A_TIME; ) {
			if (due === 0) readSize(bytes[at++] as number);
			else {
				at = takeDue(bytes, at);
				chunks++;
			}
		}
		return at;
	}

	return {
		take: (bytes) => (inChunks ? takeChunks(bytes) : takeDue(bytes, 0)),
		announce(headers) {
			inChunks = headers["transfer-encoding"] !== undefined;
			due = inChunks ? 0 : Number(headers["content-length"] ?? 0);
		},
		isInBody: () => inChunks || due > 0,
		isInTrailers: () => inTrailers,
		endTrailers: () => {
			inTrailers = false;
		},
	};
}
