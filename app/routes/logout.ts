import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { logOut } from "~/features/auth/accounts.server";
import { forget } from "~/features/chat/chat.server";
import { conversationCookie, setConversation, setToken, tokenCookie } from "~/http/cookies.server";
import { refuseForeign } from "~/http/origin.server";
import { orErrorPage } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";

/** Somebody who opens the address by hand has nothing to confirm: only a post logs out. */
export function loader() {
	return redirect("/");
}

/** Ends the token and the conversation on the server, and drops both cookies. */
export async function action({ request }: ActionFunctionArgs) {
	refuseForeign(request);
	return orErrorPage(request, async () => {
		const token = tokenCookie(request);
		const secret = conversationCookie(request);
		if (token !== null) await logOut(token);
		if (secret !== null) await forget(secret);
		const answer = seeOther("/", setToken(request, null), setConversation(request, null));
		// Nothing of a person stays in the browser, also where no script could remove it.
		answer.headers.set("Clear-Site-Data", '"storage"');
		return answer;
	});
}

/** Never seen. With it a failure is a page for people, where a route without a component would answer in JSON. */
export default function Logout() {
	return null;
}
