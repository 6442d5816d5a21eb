import type { ServerResponse } from "node:http";
import { setImmediate as nextLook } from "node:timers/promises";
import { asFailure } from "./failures.server";
import { NUMBER, reportError } from "./log.server";

/** The request header by which a stream knows that a script fetches data in place of a page. No client can set it. */
export const AS_DATA = "x-as-data";

/** The answers that are being given, by the number of their request. */
const answers = new Map<string, ServerResponse>();
/** What ends the file that somebody is being sent. */
const sending = new Map<string, () => void>();
let lastPiece: Promise<unknown> = Promise.resolve();

/** Lets an answer be sent no faster than it is read. To be called once its request has a number. */
export function noteAnswer(number: string, response: ServerResponse): void {
	answers.set(number, response);
	response.once("close", () => answers.delete(number));
}

/** A signal that comes when the answer to a request is over, and is there already when whoever asked has left before. */
export function overSignal(request: Request): AbortSignal {
	const over = new AbortController();
	const response = answerOf(request);
	if (response === null) over.abort();
	response?.once("close", () => over.abort());
	return over.signal;
}

/**
 * An answer's body that is made while it is sent. Remix reads a stream as fast as it can be made, whether the line
 * takes it or not: so this one waits until what was made before is with the operating system, lets others be heard
 * between two pieces, whosever they are, and ends when nobody reads any more. For answers that nobody compresses on the
 * way out (Cache-Control: no-transform), since what waits there is not seen from here.
 *
 * @param owner is sent one at a time: a new one takes the place of one that is stuck
 * @throws Response 404 where a script fetches data in place of a page: Remix would put the whole body into one text
 */
export function sentAsRead(
	request: Request,
	pieces: AsyncGenerator<string>,
	owner: string,
): ReadableStream<Uint8Array> {
	if (request.headers.has(AS_DATA)) throw new Response(null, { status: 404 });
	sending.get(owner)?.();
	const encoder = new TextEncoder();
	const response = answerOf(request);
	let ended = response === null;
	const end = () => {
		ended = true;
		if (sending.get(owner) === stop) sending.delete(owner);
	};
	const stop = () => {
		end();
		response?.destroy();
	};
	if (!ended) sending.set(owner, stop);
	response?.once("close", end);
	return new ReadableStream({
		async pull(controller) {
			try {
				await ownLook();
				if (response) await drained(response);
				const { value, done } = ended ? await pieces.return(undefined) : await pieces.next();
				if (!done) return controller.enqueue(encoder.encode(value));
				end();
				controller.close();
			} catch (error) {
				end();
				if (!response) throw error;
				if (asFailure(error) === null) reportError(error, request);
				// What is cut off on the line cannot be taken for all of it.
				response.destroy();
				controller.close();
			}
		},
		async cancel() {
			end();
			await pieces.return(undefined);
		},
	});
}

/** The answer to a request: null when it is over, undefined outside of a connection. */
export function answerOf(request: Request): ServerResponse | null | undefined {
	const number = request.headers.get(NUMBER);
	return number === null ? undefined : (answers.get(number) ?? null);
}

/** However many are being sent something, between two looks at the network one piece is made. */
function ownLook(): Promise<unknown> {
	lastPiece = lastPiece.then(() => nextLook());
	return lastPiece;
}

function drained(response: ServerResponse): Promise<void> {
	if (response.closed || !response.writableNeedDrain) return Promise.resolve();
	return new Promise((resolve) => {
		const go = () => {
			response.off("drain", go).off("close", go);
			resolve();
		};
		response.on("drain", go).on("close", go);
	});
}
