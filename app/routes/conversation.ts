import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { forget } from "~/features/chat/chat.server";
import { readForm } from "~/http/bodies.server";
import { conversationCookie, setConversation } from "~/http/cookies.server";
import { refuseForeign } from "~/http/origin.server";
import { orErrorPage } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";

export function loader() {
	return redirect("/chatbot");
}

/** Clears the conversation: deletes it and goes back to the chat page it was shown on. */
export async function action({ request }: ActionFunctionArgs) {
	refuseForeign(request);
	return orErrorPage(request, async () => {
		const form = await readForm(request, ["returnTo"]);
		const secret = conversationCookie(request);
		if (secret !== null) await forget(secret);
		return seeOther(form.get("returnTo") === "/check" ? "/check" : "/chatbot", setConversation(request, null));
	});
}

/** Never seen. With it a failure is a page for people, where a route without a component would answer in JSON. */
export default function Conversation() {
	return null;
}
