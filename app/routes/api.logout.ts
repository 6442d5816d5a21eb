import { json, sendingCall } from "~/http/api.server";
import { cookieHeaders, leave } from "~/http/session.server";

/** POST with a token: ends it, and the conversation of the cookie. With ?everywhere the person's other tokens end too. */
const call = sendingCall(async (request) => {
	const everywhere = new URL(request.url).searchParams.has("everywhere");
	return json({ success: true }, { headers: cookieHeaders(...(await leave(request, everywhere))) });
}, "We could not log you out. Please try again.");

export const loader = call.loader;
export const action = call.action;
