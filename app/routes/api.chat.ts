import { checkMessage, TOO_LONG } from "~/features/chat/message";
import { json, readFields, refusal, sendingCall } from "~/http/api.server";
import { converseOver, seenPosition } from "~/http/chat.server";
import { cookieHeaders } from "~/http/session.server";

/**
 * POST {userInput, seen?}: the bot's `response`, and what stands beside it: suggestions, help, lines. The conversation is
 * the cookie's; a first message starts one. With `seen`, the position of the last message that the caller knows, the same
 * words sent again after a lost answer get the reply that is there.
 */
const call = sendingCall(async (request) => {
	const fields = await readFields(request, ["userInput", "seen"]);
	const checked = checkMessage(fields.userInput);
	if (!checked.ok) {
		const message = checked.reason === "long" ? TOO_LONG : "Write a message first.";
		return refusal(422, message, { fields: { userInput: message } });
	}
	const { response, view, cookies } = await converseOver(request, checked.userInput, seenPosition(fields.seen));
	return json({ response, ...view }, { headers: cookieHeaders(...cookies) });
}, "The bot could not answer. Please try again.");

export const loader = call.loader;
export const action = call.action;
