import { signUp } from "~/features/auth/accounts.server";
import { json, readFields, refusal, sendingCall } from "~/http/api.server";
import { callerOf, cookieHeaders, enterWith } from "~/http/session.server";

/** POST {username, email, password}: makes an account and signs in. Its failures are told in `errors`, one text. */
const call = sendingCall(
	async (request) => {
		const fields = await readFields(request, ["username", "email", "password", "age", "consent"]);
		const entrance = await signUp(fields, callerOf(request), new Date());
		if (!entrance.ok)
			return refusal(entrance.reason === "taken" ? 409 : 422, entrance.message, {
				key: "errors",
				fields: entrance.problems,
			});
		return json(
			{ success: true, token: entrance.token },
			{ headers: cookieHeaders(...(await enterWith(request, entrance))) },
		);
	},
	"We could not make your account. Please try again.",
	"errors",
);

export const loader = call.loader;
export const action = call.action;
