import type { IncomingMessage, ServerResponse } from "node:http";
import { LARGE_FORM } from "./bodies.server";
import type { Guest } from "./waiting-room.server";

/** A piece of a body with fewer bytes than this costs more to keep than it holds. */
const CRUMB = 64;
/** Whoever sends a body whole sends none but its last; a slow line has a few more. */
const MOST_CRUMBS = 64;

/** What a piece of a body takes up besides its bytes. */
const PIECE_BYTES = 256;

/** For so long after its answer a body may go on to come: its sender may yet have to read that. */
const LINGER_MS = 200;

/**
 * Hangs up on who sends a body in crumbs: each is an object of its own, and what Node lets wait of one body is counted in
 * bytes, so that a few bodies of single bytes would take all memory. And on who goes on sending when all is answered.
 */
export function boundBody(request: IncomingMessage, response: ServerResponse): void {
	if (!hasBody(request)) return;
	response.once("finish", () => {
		if (!request.complete) setTimeout(() => request.complete || request.socket.destroy(), LINGER_MS).unref();
	});
	const push = request.push.bind(request);
	let crumbs = 0;
	request.push = (piece, ...more) => {
		if (piece === null || piece.length >= CRUMB || ++crumbs <= MOST_CRUMBS) return push(piece, ...more);
		request.socket.destroy();
		return false;
	};
}

/** Whether a request may bring something along; any may, though no page reads what comes with a GET. */
export function hasBody({ headers }: IncomingMessage): boolean {
	return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Waits until a request has come whole, or is larger than any page reads; who handles it then reads all of it as if it
 * had just come. A request that breaks off is never handled.
 *
 * @param guest is told of what is held meanwhile
 */
export function whenWhole(request: IncomingMessage, guest: Guest, handle: () => void): void {
	const chunks: Buffer[] = [];
	let size = Number(request.headers["content-length"] ?? 0) > LARGE_FORM ? Number.POSITIVE_INFINITY : 0;

	function take(): void {
		for (let chunk = request.read(); chunk !== null; chunk = request.read()) {
			chunks.push(chunk);
			size += chunk.length;
			guest.grow(chunk.length + PIECE_BYTES);
		}
	}

	function look(): void {
		if (!request.complete && size <= LARGE_FORM) take();
		if (request.socket.destroyed || (!request.complete && size <= LARGE_FORM)) return;
		request.off("readable", look);
		if (chunks.length > 0) request.unshift(Buffer.concat(chunks));
		handle();
	}

	// Most bodies come with their head, and are whole when Node has read what came: then nothing needs to be taken.
	process.nextTick(() => {
		if (request.complete || size > LARGE_FORM) look();
		else request.on("readable", look);
	});
}
