import type { ServerResponse } from "node:http";
import { clientAddress } from "./client.server";
import { answerOf } from "./streams.server";
import { createTurns } from "./turns.server";

/**
 * A page is made whole, and while it is it stands in memory several times over: a long talk of signs that have to be
 * escaped takes some megabytes. To make many at once makes none of them sooner.
 */
const turns = createTurns({ places: 4, placesEach: 2, atATime: 1, little: 64 });

/** Answers that have their turn: a page that fails is made anew as the page that says so, within the same. */
const begun = new WeakSet<ServerResponse>();

/**
 * Waits until a page may be made, in fair turns of addresses. The turn is over when all of the answer is with the
 * connection, or whoever asked has left.
 *
 * @returns false where they have left before
 */
export function turnToRender(request: Request): Promise<boolean> {
	const response = answerOf(request);
	if (response === undefined) return Promise.resolve(true);
	if (response === null) return Promise.resolve(false);
	if (begun.has(response)) return Promise.resolve(true);
	begun.add(response);
	return new Promise((resolve) => {
		const leave = turns.take(clientAddress(request) ?? "", () => resolve(true));
		const end = () => {
			response.off("prefinish", end).off("close", end);
			leave();
			resolve(false); // Too late for who has begun.
		};
		response.once("prefinish", end).once("close", end);
	});
}
