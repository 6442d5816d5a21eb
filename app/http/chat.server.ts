import { data } from "@remix-run/node";
import { converse, createConversationSecret, historyOf } from "~/features/chat/chat.server";
import { checkMessage } from "~/features/chat/message";
import { readForm } from "./bodies.server";
import { clientAddress } from "./client.server";
import { conversationCookie, setConversation } from "./cookies.server";
import { asFailure, failureInit } from "./failures.server";
import { orErrorPage } from "./pages.server";
import { seeOther } from "./redirects.server";

/** The pages that talk with the bot. */
export type ChatPage = "/chatbot" | "/check";

/** Why a message was not taken, with the message to go on from. The page sees for itself when one is too long. */
export type ChatRefusal = { problem: string | null; typed: string };

/**
 * Answers a checked message in the conversation of the request's cookie, or in a new one.
 *
 * @param seen position of the last message on the sender's page, where it says so
 * @returns the reply and the Set-Cookie that keeps the conversation
 * @throws TooMany, Unavailable, DatabaseUnavailable
 */
export async function converseOver(
	request: Request,
	userInput: string,
	seen: number | null = null,
): Promise<{ response: string; cookie: string }> {
	const secret = conversationCookie(request) ?? createConversationSecret();
	const response = await converse(secret, userInput, { seen, address: clientAddress(request), now: new Date() });
	return { response, cookie: setConversation(request, secret) };
}

/** What both chat pages show. */
export async function loadChat(request: Request) {
	return orErrorPage(request, async () => ({ messages: await historyOf(conversationCookie(request)) }));
}

/**
 * Takes the form of a chat page.
 *
 * @returns a redirect to the newest message; for a message that cannot be taken, the page again with its text kept.
 *   A blank one is not sent, which is no mistake to tell of.
 */
export async function takeMessage(request: Request, page: ChatPage) {
	return orErrorPage(request, async () => {
		const form = await readForm(request, ["userInput", "seen"]);
		const typed = form.get("userInput") ?? "";
		const checked = checkMessage(typed);
		if (!checked.ok && checked.reason === "blank") return seeOther(page);
		if (!checked.ok) return data<ChatRefusal>({ problem: null, typed }, { status: 422 });
		try {
			const { cookie } = await converseOver(request, checked.userInput, seenPosition(form));
			return seeOther(`${page}#latest`, cookie);
		} catch (error) {
			const failure = asFailure(error);
			if (failure === null) throw error;
			return data<ChatRefusal>({ problem: failure.message, typed }, failureInit(failure));
		}
	});
}

function seenPosition(form: URLSearchParams): number | null {
	const seen = form.get("seen") ?? "";
	return /^-1$|^\d{1,9}$/.test(seen) ? Number(seen) : null;
}
