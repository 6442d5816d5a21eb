import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createFraming, type Framing } from "./framing.server";

/** Node marks a connection so whose answers nobody reads, and goes on by itself once somebody does. */
type Connection = Socket & { _paused?: boolean };
/** Where a connection stands: its latest request, and whether more of it waits to be read. */
type Place = {
	framing: Framing;
	latest: { request: IncomingMessage; response: ServerResponse } | null;
	waits: boolean;
};

const places = new WeakMap<Socket, Place>();

/**
 * Reads of a connection no further than to the end of one message until that is answered. Node makes all requests that
 * came in one piece at once, and 64 KB hold thousands that are 6 KB each; so they stay the bytes that they are.
 *
 * @param socket new, and already heard by Node's parser
 */
export function readOneByOne(socket: Connection): void {
	const [parse] = socket.listeners("data");
	if (parse === undefined) return;
	const place: Place = { framing: createFraming(), latest: null, waits: false };
	places.set(socket, place);
	socket.off("data", parse as (chunk: Buffer) => void);
	socket.on("data", (chunk: Buffer) => {
		for (let rest = chunk; rest.length > 0 && !socket.destroyed && socket.writable; ) {
			if (socket._paused || isUnanswered(place)) {
				place.waits = true;
				socket.pause();
				socket.unshift(rest);
				return;
			}
			// Its length stands behind more headers than are kept: nobody can say where it ends.
			if (place.latest?.request.complete === false && !place.framing.isInBody()) return void socket.destroy();
			const end = place.framing.take(rest);
			parse.call(socket, rest.subarray(0, end));
			rest = rest.subarray(end);
		}
	});
}

/** Handles a request, and reads on when it is answered. */
export function handleInOrder(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
	const socket: Connection = request.socket;
	const place = places.get(socket);
	if (place !== undefined) {
		place.framing.announce(request.headers);
		place.latest = { request, response };
		response.once("close", () => {
			if (!place.waits || socket.destroyed || socket._paused || isUnanswered(place)) return;
			place.waits = false;
			socket.resume();
		});
	}
	// Node gives a response the connection when it is its turn, and tells so with "socket".
	if (response.socket !== null) handle();
	else response.once("socket", handle);
}

/** Whether the latest request has come whole and waits for the end of its answer. */
function isUnanswered({ latest }: Place): boolean {
	return latest?.request.complete === true && !latest.response.closed;
}
