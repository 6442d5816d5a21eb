import type { IncomingHttpHeaders } from "node:http";

/**
 * Finds where the messages of one connection end while their bytes come in (RFC 9112, 6 and 7). It leans on Node's parser,
 * which takes no line that ends without a carriage return, and no length that is none.
 */
export type Framing = {
	/** How many of some bytes belong to the message that is under way: as far as its head or its body goes, or all. */
	take(bytes: Buffer): number;
	/** Tells what the head that has just been read says of the body behind it. */
	announce(headers: IncomingHttpHeaders): void;
	/** Whether something of a body is yet to come. */
	isInBody(): boolean;
};

const HEAD_END = "\n\r\n";
const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;
const LINE_END_BYTES = 2;

/** Makes the framing of a new connection. */
export function createFraming(): Framing {
	/** The last bytes of a head, or of trailers, that have begun. */
	let begun = "";
	/** Bytes that are due of a body, or of a chunk and the line end behind it. */
	let due = 0;
	let inChunks = false;
	let inTrailers = false;
	/** What was read of the line that tells a chunk's length. */
	let size = 0;
	let isSized = false;

	function takeHead(bytes: Buffer, from: number): number {
		let start = from;
		// Line ends before a head mean nothing.
		if (begun === "") while (bytes[start] === CARRIAGE_RETURN || bytes[start] === LINE_FEED) start++;
		const before = begun;
		const across = (before + bytes.toString("latin1", start, start + 2)).indexOf(HEAD_END);
		const within = across < 0 ? bytes.indexOf(HEAD_END, start) : -1;
		[begun, inTrailers] = ["", inTrailers && across < 0 && within < 0];
		if (across >= 0) return start + across + HEAD_END.length - before.length;
		if (within >= 0) return within + HEAD_END.length;
		begun = (before + bytes.toString("latin1", Math.max(start, bytes.length - 2))).slice(-2);
		return bytes.length;
	}

	/** Passes over what is due; returns where that ends. */
	function takeDue(bytes: Buffer, from: number): number {
		const step = Math.min(due, bytes.length - from);
		due -= step;
		return from + step;
	}

	/** Reads one byte of the line that tells a chunk's length; behind one of no length come trailers, mostly none. */
	function readSize(byte: number): void {
		if (byte === LINE_FEED) {
			if (size > 0) due = size + LINE_END_BYTES;
			else [begun, inChunks, inTrailers] = ["\n", false, true];
			[size, isSized] = [0, false];
			return;
		}
		const digit = isSized ? Number.NaN : Number.parseInt(String.fromCharCode(byte), 16);
		if (Number.isNaN(digit)) isSized = true;
		else size = size * 16 + digit;
	}

	function takeChunks(bytes: Buffer): number {
		let at = 0;
		while (at < bytes.length && inChunks) {
			if (due > 0) at = takeDue(bytes, at);
			else readSize(bytes[at++] as number);
		}
		return inChunks ? at : takeHead(bytes, at);
	}

	return {
		take: (bytes) => (inChunks ? takeChunks(bytes) : due > 0 ? takeDue(bytes, 0) : takeHead(bytes, 0)),
		announce(headers) {
			inChunks = headers["transfer-encoding"] !== undefined;
			due = inChunks ? 0 : Number(headers["content-length"] ?? 0);
		},
		isInBody: () => inChunks || inTrailers || due > 0,
	};
}
