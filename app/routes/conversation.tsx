import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { forget } from "~/features/chat/chat.server";
import { chatWordsIn } from "~/features/frame/frame.server";
import { readForm } from "~/http/bodies.server";
import { conversationCookie, setConversation } from "~/http/cookies.server";
import { languageOf } from "~/http/language.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import type { RouteHandle } from "~/root";
import { pageTitle } from "~/ui/page-title";

/** Asks once: nothing is cleared by opening an address. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { chat } = chatWordsIn(languageOf(request));
	return { returnTo: returnOf(new URL(request.url).searchParams.get("returnTo")), chat };
}

/** Clears the conversation: deletes it and goes back to the page it was shown on, which tells other tabs. */
export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const form = await readForm(request, ["returnTo"]);
		const secret = conversationCookie(request);
		if (secret !== null) await forget(secret);
		return seeOther(`${returnOf(form.get("returnTo"))}?cleared`, setConversation(request, null));
	});
}

export const headers = pageHeaders;

export const handle: RouteHandle = { inAllLanguages: true };

export const meta = pageTitle<typeof loader>((data) => data?.chat["clear-title"] ?? "Clear conversation");

const RETURNS = ["/chatbot", "/check", "/data"] as const;

function returnOf(asked: string | null): (typeof RETURNS)[number] {
	return RETURNS.find((page) => page === asked) ?? "/chatbot";
}

export default function Conversation() {
	const { returnTo, chat } = useLoaderData<typeof loader>();
	return (
		<main id="main" className="page">
			<h1>{chat["clear-question"]}</h1>
			<p>{chat["clear-means"]}</p>
			<Form className="actions" method="post" action="/conversation" reloadDocument>
				<input type="hidden" name="returnTo" value={returnTo} />
				<button className="button" type="submit">
					{chat["clear-it"]}
				</button>
				<Link className="button button-quiet" to={returnTo} reloadDocument>
					{chat["keep-it"]}
				</Link>
			</Form>
		</main>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
