import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Node marks a connection so whose answers nobody reads, and goes on by itself once somebody does. */
type Connection = Socket & { _paused?: boolean };
type Exchange = { request: IncomingMessage; response: ServerResponse };

/** A body comes in pieces of at least so many bytes: smaller ones cost more than they hold. */
const LEAST_PIECE = 64;
const HEAD_ENDS = ["\n\r\n", "\n\n"];
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
			const end = endOfPiece(rest, latest.get(socket)?.request.complete === false ? LEAST_PIECE : 0);
			parse.call(socket, rest.subarray(0, end));
			rest = rest.subarray(end);
		}
	});
}

/**
 * Handles a request when the one before it on its connection is answered: one that began in the same piece as the last
 * body ended comes too early.
 */
export function afterEarlier(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
	const socket: Connection = request.socket;
	latest.set(socket, { request, response });
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

/** Where the first head ends that reaches so far, with the blank lines behind it; else the end of the bytes. */
function endOfPiece(bytes: Buffer, least: number): number {
	let end = bytes.length;
	for (const sign of HEAD_ENDS) {
		const at = bytes.indexOf(sign, least);
		if (at >= 0) end = Math.min(end, at + sign.length);
	}
	while (LINE_ENDS.has(bytes[end] as number)) end++;
	return end;
}
