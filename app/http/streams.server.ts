import type { ServerResponse } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import { NUMBER } from "./log.server";

/** The answers that are being given, by the number of their request. */
const answers = new Map<string, ServerResponse>();

/** Lets an answer be sent no faster than it is read. To be called once its request has a number. */
export function noteAnswer(number: string, response: ServerResponse): void {
	answers.set(number, response);
	response.once("close", () => answers.delete(number));
}

/**
 * An answer's body that is made while it is sent. Remix reads a stream as fast as it can be made, whether the line
 * takes it or not: so this one waits until what was made before is with the operating system, lets others be heard
 * between two pieces, and ends when nobody reads any more. For answers that nobody compresses on the way out
 * (Cache-Control: no-transform), since what waits there is not seen from here.
 */
export function sentAsRead(request: Request, pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	const number = request.headers.get(NUMBER);
	const response = number === null ? undefined : answers.get(number);
	return new ReadableStream({
		async pull(controller) {
			await turn();
			if (response !== undefined) await drained(response);
			const { value, done } = response?.closed ? await pieces.return(undefined) : await pieces.next();
			if (done) controller.close();
			else controller.enqueue(encoder.encode(value));
		},
		async cancel() {
			await pieces.return(undefined);
		},
	});
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
