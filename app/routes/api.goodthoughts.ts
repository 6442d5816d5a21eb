import { todaysQuote } from "~/features/quotes/quotes.server";
import { json, readingCall, refusal } from "~/http/api.server";

const UNAVAILABLE = "There is no good thought right now.";

/** GET: the good thought of the day as `joketext`. */
const call = readingCall(async () => {
	const joketext = todaysQuote(new Date());
	return joketext === null ? refusal(503, UNAVAILABLE) : json({ joketext });
}, UNAVAILABLE);

export const loader = call.loader;
export const action = call.action;
