import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { keepBriefly } from "~/features/chat/chat.server";
import { readForm } from "~/http/bodies.server";
import { conversationCookie, setConversation, setTalkChoices } from "~/http/cookies.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";

export function loader() {
	return redirect("/chatbot");
}

/** Keeps what was chosen for the talk, and holds a talk that is there to it. */
export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const form = await readForm(request, ["returnTo", "forget", "clear"]);
		const choices = { forgets: form.get("forget") === "yes", clears: form.get("clear") === "yes" };
		const secret = conversationCookie(request);
		if (secret !== null) await keepBriefly(secret, choices.forgets);
		const talk = secret === null ? [] : [setConversation(request, secret, choices)];
		const page = form.get("returnTo") === "/check" ? "/check" : "/chatbot";
		return seeOther(page, setTalkChoices(request, choices), ...talk);
	});
}

export const headers = pageHeaders;

/** Never seen. With it a failure is a page for people, where a route without a component would answer in JSON. */
export default function ConversationChoices() {
	return null;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
