import type { IncomingMessage } from "node:http";
import { LARGE_FORM } from "./bodies.server";
import type { Guest } from "./waiting-room.server";

/** Whether a request may bring something along. */
export function hasBody({ method, headers }: IncomingMessage): boolean {
	if (method === "GET" || method === "HEAD") return false;
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
			guest.grow(chunk.length);
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
