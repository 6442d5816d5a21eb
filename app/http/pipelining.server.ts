import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Node marks a connection so whose answers nobody reads, and goes on by itself once somebody does. */
type Connection = Socket & { _paused?: boolean };
/** A request with as many bytes as are yet to come of its body; endless where that is not said before. */
type Exchange = { request: IncomingMessage; response: ServerResponse; due: number };

const HEAD_ENDS = ["\n\r\n", "\n\n"];
/** A body in chunks ends with one of no length, and a head of its own behind it. */
const CHUNKS_END = [...HEAD_ENDS, "\n0"];
const LINE_ENDS = new Set(["\r", "\n"].map((sign) => sign.charCodeAt(0)));

const latest = new WeakMap<Socket, Exchange>();
const held = new WeakSet<Socket>();

/**
 * Reads of a connection no further than to the next request until that is answered. Node makes all requests that came in
 * one piece at once, and 64 KB hold thousands that are 6 KB each; so they stay the bytes that they are.
 *
 * @param socket new, and already heard by Node's parser
 */
export function readOneByOne(socket: Connection): void {
	const [parse] = socket.listeners("data");
	if (parse === undefined) return;
	socket.off("data", parse as (chunk: Buffer) => void);
	socket.on("data", (chunk: Buffer) => {
		for (let rest = chunk; rest.length > 0 && !socket.destroyed; ) {
			if (socket._paused || isUnanswered(socket)) {
				held.add(socket);
				socket.pause();
				socket.unshift(rest);
				return;
			}
			const end = endOfPiece(rest, latest.get(socket));
			parse.call(socket, rest.subarray(0, end));
			rest = rest.subarray(end);
		}
	});
}

/**
 * Handles a request when the one before it on its connection is answered: one behind a body in chunks may come too early.
 */
export function afterEarlier(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
	const socket: Connection = request.socket;
	const length = request.headers["content-length"];
	latest.set(socket, { request, response, due: length === undefined ? Number.POSITIVE_INFINITY : Number(length) });
	response.once("close", () => {
		if (!held.has(socket) || socket.destroyed || socket._paused || isUnanswered(socket)) return;
		held.delete(socket);
		socket.resume();
	});
	// Node gives a response the connection when it is its turn, and tells so with "socket".
	if (response.socket !== null) handle();
	else response.once("socket", handle);
}

/** Whether the latest request has come whole and waits for the end of its answer. */
function isUnanswered(socket: Socket): boolean {
	const { request, response } = latest.get(socket) ?? {};
	return request?.complete === true && response?.closed === false;
}

/** How much of some bytes may be read at once: what is due of a body, or as far as the first head ends. */
function endOfPiece(bytes: Buffer, exchange: Exchange | undefined): number {
	if (exchange === undefined || exchange.request.complete) return endAt(bytes, HEAD_ENDS);
	if (exchange.due === Number.POSITIVE_INFINITY) return endAt(bytes, CHUNKS_END);
	const end = Math.min(bytes.length, Math.max(1, exchange.due));
	exchange.due -= end;
	return end;
}

/** Behind the first of some signs after what blank lines come before; else the end of the bytes. */
function endAt(bytes: Buffer, signs: readonly string[]): number {
	const start = bytes.findIndex((byte) => !LINE_ENDS.has(byte));
	const ends = signs.flatMap((sign) => {
		const at = bytes.indexOf(sign, Math.max(0, start));
		return start < 0 || at < 0 ? [] : [at + sign.length];
	});
	return Math.min(bytes.length, ...ends);
}
