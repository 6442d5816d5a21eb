import { logIn } from "~/features/auth/accounts.server";
import { json, readFields, refusal, sendingCall } from "~/http/api.server";
import { callerOf, cookieHeaders, enterWith } from "~/http/session.server";

/** POST {email, password}: signs in; the token comes back and is set as a cookie too. */
const call = sendingCall(async (request) => {
	const fields = await readFields(request, ["email", "password"]);
	const entrance = await logIn({ ...fields, username: "" }, callerOf(request), new Date());
	if (!entrance.ok)
		return refusal(entrance.reason === "wrong" ? 401 : 422, entrance.message, { fields: entrance.problems });
	return json(
		{ success: true, token: entrance.token },
		{ headers: cookieHeaders(...(await enterWith(request, entrance))) },
	);
}, "We could not log you in. Please try again.");

export const loader = call.loader;
export const action = call.action;
