import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { env } from "~/env.server";
import { hasBody, whenWhole } from "./arrivals.server";
import { addressOf, network } from "./client.server";
import { reportTrouble } from "./log.server";
import { hangUpOnMost, noteConnection, openConnections } from "./open-connections.server";
import type { HeaderReader } from "./origin.server";
import { noteBegun, readOneByOne, turnAway } from "./pipelining.server";
import { createTurns } from "./turns.server";
import { createWaitingRoom } from "./waiting-room.server";

/** A browser opens six connections; from so many on, those of one address are read in turn. */
const MOST_READ_AT_ONCE = 16;
/** So many may come at the same moment before the oldest of others have gone. */
const NEWCOMERS = 64;
/** How long no byte may move on a connection besides the wait for a bot elsewhere: who has stopped reading is gone. */
const STILL_MS = 60_000 + env.BOT_TIMEOUT_MS;
/** How long somebody who holds a place may leave an answer unread when others wait for one. */
const UNREAD_MS = 200;
/** What a person asks for within some minutes: pages, what they load, messages. */
const LITTLE = 64;
/**
 * A page at work takes up to 100 KB; passwords and bots, which take long, have queues of their own and are fewer. A page
 * is some milliseconds of work: what more began at a time would only hold up everybody else's.
 */
const turns = createTurns({ places: 256, placesEach: 128, atATime: 1, little: LITTLE });
/** What all take up who wait for their turn, with what has come of their bodies. */
const waitingRoom = createWaitingRoom({ most: 24 * 1024 * 1024, each: 0 });
/** What a request takes up without its headers, and each name or value of these besides its letters, as measured. */
const REQUEST_BYTES = 6 * 1024;
const HEADER_BYTES = 64;

/** What answers hold that are made and not read yet: the largest pages and lists are a megabyte each. */
const unreadAnswers = createWaitingRoom({ most: 32 * 1024 * 1024, each: 0 });

/**
 * Bounds the connections of a server: how many in all and, where no proxy stands in front, from one address. Where all are
 * taken a newcomer has the place of the oldest of the address that has most: four addresses could else shut everybody out.
 *
 * @param first the connection by which the server became known
 */
export function boundConnections(server: Server, first: Socket): void {
	server.timeout = STILL_MS;
	server.maxConnections = env.LIMIT_CONNECTIONS + (env.TRUST_PROXY > 0 ? 0 : NEWCOMERS);
	server.on("connection", receive);
	// Node has told of it already.
	receive(first);
}

function receive(socket: Socket): void {
	// Node lets in one connection for each look at the network, so that each piece of work before the next look would
	// hold up all who wait at the door: https://github.com/libuv/libuv/pull/3696
	turns.putOff();
	readOneByOne(socket);
	const { address, own } = noteConnection(socket);
	if (env.TRUST_PROXY > 0) return;
	if (own > env.LIMIT_CONNECTIONS_PER_ADDRESS) {
		reportTrouble("connections of one address");
		socket.destroy();
		return;
	}
	if (openConnections() > env.LIMIT_CONNECTIONS) hangUpOnMost(1);
	if (!socket.destroyed && own > MOST_READ_AT_ONCE) admit(address, socket);
}

/**
 * Reads nothing of a connection before its address has a turn, where that has many. To take in what hundreds send at the same moment is work
 * like a page, before any of it can wait in turn.
 */
function admit(address: string, socket: Socket): void {
	let admitted = false;
	socket.pause();
	const leave = turns.take(address, () => {
		admitted = true;
		socket.resume();
		setImmediate(() => leave());
	});
	socket.once("close", () => {
		if (!admitted) leave();
	});
}

/**
 * Handles a request when it has come whole, as soon as there is a place for it, in turn with those of other addresses.
 * Until then its sender is hung up on when what all who wait take up is too much. Who holds a place and
 * does not read the answer is hung up on when others wait for one.
 */
export function inTurn(
	read: HeaderReader,
	request: IncomingMessage,
	response: ServerResponse,
	handle: () => void,
): void {
	const owner = addressOf(read) ?? network(request.socket.remoteAddress ?? null) ?? "";
	const hangUp = () => void request.socket.destroy();
	boundUnread(owner, response, hangUp);
	const guest = waitingRoom.enter(owner, () => turnAway(request.socket));
	response.once("close", guest.leave);
	guest.grow(sizeOf(request));
	const goIn = () =>
		takeTurn(owner, response, hangUp, () => {
			guest.leave();
			noteBegun(request.socket);
			handle();
		});
	if (hasBody(request)) whenWhole(request, guest, goIn);
	else goIn();
}

function sizeOf({ url = "", rawHeaders }: IncomingMessage): number {
	return rawHeaders.reduce((bytes, text) => bytes + HEADER_BYTES + text.length, REQUEST_BYTES + url.length);
}

/** Hangs up on those who leave most unread when what all leave unread is too much. */
function boundUnread(owner: string, response: ServerResponse, hangUp: () => void): void {
	response.once("prefinish", () => {
		if (response.writableLength === 0) return;
		const guest = unreadAnswers.enter(owner, hangUp);
		response.once("close", guest.leave);
		guest.grow(response.writableLength);
	});
}

function takeTurn(owner: string, response: ServerResponse, sendAway: () => void, handle: () => void): void {
	let begunAt = 0;
	const begin = () => {
		begunAt = performance.now();
		if (response.req.socket.destroyed) return; // Who has left gives the place back in the same moment.
		handle();
	};
	const dawdles = () => response.writableLength > 0 && performance.now() - begunAt > UNREAD_MS;
	response.once("close", turns.take(owner, begin, { dawdles, sendAway }));
}
