import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { network } from "./client.server";
import { crowdedAnswer } from "./crowded.server";
import { createFraming, type Framing } from "./framing.server";
import { createLines, type Lines, TooManyLines } from "./lines.server";
import { createWaitingRoom, type Guest } from "./waiting-room.server";

/** Node marks a connection so whose answers nobody reads, and goes on by itself once somebody does. */
type Connection = Socket & { _paused?: boolean };
/** Where a connection stands. */
type Place = {
	parse: (bytes: Buffer) => void;
	/** Whose it is: its address, or the network of that. */
	owner: string;
	framing: Framing;
	lines: Lines;
	/** Its latest request, and whether work on that has begun. */
	latest: { request: IncomingMessage; response: ServerResponse; begun: boolean } | null;
	/** Whether more of it waits to be read. */
	waits: boolean;
	/** What is held of it that Node's parser has not seen. */
	held: Guest | null;
	/** Ends a connection whose lines do not come to their end. */
	late: NodeJS.Timeout | null;
};

/** What browsers and proxies send is a third of it, and Node itself takes no longer ones. */
const LINES = { most: 100, longest: 16 * 1024 };
const LINES_WITHIN_MS = 20_000;
/** What all connections hold together that the parser has not seen. */
const unparsed = createWaitingRoom({ most: 24 * 1024 * 1024, each: 512 });
/**
 * So many are parsed between two looks at the network: Node makes of lines up to thirty times as much as they are, and what
 * a connection that is hung up on has taken comes free only then.
 */
const PARSED_AT_A_TIME = 64;

const places = new WeakMap<Socket, Place>();
/** Connections whose lines wait to be parsed, in the order in which they came. */
const queue = new Set<Connection>();
let parsedLately = 0;
let scheduled = false;

/**
 * Reads of a connection no further than to the end of one message until that is answered, and shows Node's parser the
 * lines of a message only when they have come whole, are not too many, and few others came at the same moment. Until then
 * all stays the bytes that it is: a piece of 64 KB holds thousands of requests, each of them 6 KB to Node.
 *
 * @param socket new, and already heard by Node's parser
 */
export function readOneByOne(socket: Connection): void {
	const [parse] = socket.listeners("data") as ((chunk: Buffer) => void)[];
	if (parse === undefined) return;
	const place: Place = {
		parse: parse.bind(socket),
		owner: network(socket.remoteAddress ?? null) ?? "",
		framing: createFraming(),
		lines: createLines(LINES),
		latest: null,
		waits: false,
		held: null,
		late: null,
	};
	places.set(socket, place);
	socket.off("data", parse);
	socket.on("data", (chunk: Buffer) => {
		try {
			readOn(socket, place, chunk);
		} catch (error) {
			if (!(error instanceof TooManyLines)) throw error;
			end(socket, 431);
		}
	});
	socket.once("close", () => {
		queue.delete(socket);
		hold(socket, place, 0);
		clearTimeout(place.late ?? undefined);
	});
}

/** Handles a request, and reads on when it is answered. */
export function handleInOrder(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
	const socket: Connection = request.socket;
	const place = places.get(socket);
	if (place !== undefined) {
		place.framing.announce(request.headers);
		place.latest = { request, response, begun: false };
		response.once("close", () => {
			// What Node lets go of with the answer is not kept for as long as the connection stays open.
			if (request.complete && place.latest?.response === response) place.latest = null;
			if (place.waits && !socket.destroyed && !socket._paused && !isUnanswered(place)) goOn(socket, place);
		});
	}
	// Node gives a response the connection when it is its turn, and tells so with "socket".
	if (response.socket !== null) handle();
	else response.once("socket", handle);
}

/** Notes that work has begun on the request of a connection. */
export function noteBegun(socket: Socket): void {
	const latest = places.get(socket)?.latest;
	if (latest) latest.begun = true;
}

/** Hangs up on somebody; whose request has come and waits is told first that it was not taken. */
export function turnAway(socket: Socket): void {
	const latest = places.get(socket)?.latest;
	const waits = latest && !latest.begun && !latest.response.headersSent && !latest.response.closed;
	if (waits && socket.writable) socket.write(crowdedAnswer(latest.request));
	socket.destroy();
}

function readOn(socket: Connection, place: Place, chunk: Buffer): void {
	const { framing } = place;
	let rest = chunk;
	while (rest.length > 0 && !socket.destroyed && socket.writable) {
		const mustWait = socket._paused === true || isUnanswered(place);
		const isCrowded = !framing.isInBody() && parsedLately >= PARSED_AT_A_TIME;
		if (isCrowded && !mustWait) queue.add(socket);
		if (isCrowded || mustWait) {
			putBack(socket, place, rest);
			return;
		}
		rest = rest.subarray(framing.isInBody() ? readBody(socket, place, rest) : readLines(socket, place, rest));
	}
	hold(socket, place, place.lines.held());
}

/** Reads on in a body; returns how many of the bytes are its own. */
function readBody(socket: Connection, place: Place, bytes: Buffer): number {
	const { framing, latest } = place;
	const end = framing.take(bytes);
	place.parse(bytes.subarray(0, end));
	agree(socket, place, latest);
	return end;
}

/**
 * Ends a connection whose framing and parser do not agree where the message that is under way ends: nobody can say then
 * what comes next. An empty Transfer-Encoding, for one, is none to the parser.
 */
function agree(socket: Connection, { framing, latest }: Place, expected: Place["latest"]): void {
	const isUnderWay = framing.isInBody() || framing.isInTrailers();
	if (latest !== expected || latest?.request.complete === isUnderWay) socket.destroy();
}

/** Reads a head or trailers; returns how many of the bytes are theirs. */
function readLines(socket: Connection, place: Place, bytes: Buffer): number {
	const { framing, lines, latest: before } = place;
	const trailers = framing.isInTrailers();
	const { taken, whole } = lines.take(bytes, trailers);
	if (whole === null) {
		place.late ??= setTimeout(end, LINES_WITHIN_MS, socket, 408).unref();
		return taken;
	}
	clearTimeout(place.late ?? undefined);
	place.late = null;
	parsedLately++;
	schedule();
	if (trailers) framing.endTrailers();
	place.parse(whole);
	// Trailers end a message; a head makes the next one.
	if (!trailers && place.latest === before) socket.destroy();
	agree(socket, place, trailers ? before : place.latest);
	return taken;
}

/** Leaves bytes to be read later. */
function putBack(socket: Connection, place: Place, bytes: Buffer): void {
	place.waits = true;
	socket.pause();
	// A copy, where what it came with is much larger.
	const isLittle = bytes.length * 2 < bytes.buffer.byteLength;
	socket.unshift(isLittle ? Buffer.from(bytes) : bytes);
	hold(socket, place, (isLittle ? bytes.length : bytes.buffer.byteLength) + place.lines.held());
}

function goOn(socket: Connection, place: Place): void {
	place.waits = false;
	socket.resume();
}

function schedule(): void {
	if (scheduled) return;
	scheduled = true;
	setImmediate(parseNext);
}

function parseNext(): void {
	scheduled = false;
	parsedLately = 0;
	let begun = 0;
	for (const socket of queue) {
		if (begun++ >= PARSED_AT_A_TIME) break;
		queue.delete(socket);
		const place = places.get(socket);
		if (place !== undefined) goOn(socket, place);
	}
	if (queue.size > 0) schedule();
}

/** Counts what is held of a connection now; whoever holds most is hung up on when it is too much. */
function hold(socket: Connection, place: Place, bytes: number): void {
	if (place.held === null && bytes === 0) return;
	place.held?.leave();
	place.held = null;
	if (bytes === 0 || socket.destroyed) return;
	place.held = unparsed.enter(place.owner, () => void socket.destroy());
	place.held.grow(bytes);
}

/** Ends a connection as Node does, with a status and nothing else. */
function end(socket: Connection, status: 408 | 431): void {
	// Not into the answer to a request whose body has not ended.
	const isAnswering = places.get(socket)?.latest?.response.headersSent === true;
	if (socket.writable && !isAnswering)
		socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
	socket.destroy();
}

/** Whether the latest request has come whole and waits for the end of its answer. */
function isUnanswered({ latest }: Place): boolean {
	return latest?.request.complete === true && !latest.response.closed;
}
