import { data } from "@remix-run/node";
import { type Answered, converse, NO_TALK, talkOf } from "~/features/chat/chat.server";
import { checkMessage } from "~/features/chat/message";
import type { UnkeptExchange } from "~/features/chat/not-kept";
import { keepsMoods, moodSince } from "~/features/moods/moods.server";
import { readForm } from "./bodies.server";
import { clientAddress } from "./client.server";
import { conversationCookie, setConversation, talkChoices } from "./cookies.server";
import { asFailure, failureInit } from "./failures.server";
import { orErrorPage } from "./pages.server";
import { seeOther } from "./redirects.server";
import { cookieHeaders, visitor } from "./session.server";
import { ARRIVAL } from "./shared-pages.server";

/** The pages that talk with the bot. */
export type ChatPage = "/chatbot" | "/check";

/** Why a message was not taken, with the message to go on from. The page sees for itself when one is too long. */
export type ChatRefusal = { problem: string | null; typed: string; unkept?: undefined; answered?: true };

/** What was answered and could not be kept: the page that comes with it is the only one that has it. */
export type ChatUnkept = { problem: null; typed: ""; unkept: UnkeptExchange };

/**
 * Answers a checked message in the conversation of the request's cookie, or in a new one.
 *
 * @param seen position of the last message on the sender's page, where it says so
 * @returns the reply, whether it was kept, and the Set-Cookie that keeps the conversation, where there is one to keep
 * @throws TooMany, Unavailable, DatabaseUnavailable
 */
export async function converseOver(
	request: Request,
	userInput: string,
	seen: number | null = null,
): Promise<Answered & { cookies: string[] }> {
	const arrived = new Date(Number(request.headers.get(ARRIVAL) ?? Date.now()));
	const brief = talkChoices(request).forgets;
	const answered = await converse(conversationCookie(request), userInput, {
		seen,
		address: clientAddress(request),
		arrived,
		brief,
	});
	const view = { ...answered.view, finished: answered.view.finished && (await moodKeeper(request)) !== null };
	return { ...answered, view, cookies: answered.secret === null ? [] : [setConversation(request, answered.secret)] };
}

/** Who is asked for a mood when an exercise is finished: a person who keeps a line of them. Nobody when that cannot be read. */
async function moodKeeper(request: Request): Promise<number | null> {
	try {
		const { user } = await visitor(request);
		return user !== null && (await keepsMoods(user.id)) ? user.id : null;
	} catch (error) {
		if (asFailure(error) === null) throw error;
		return null;
	}
}

/**
 * What both chat pages show, with the mood that was kept since the newest message. While the talk cannot be read the page
 * comes all the same, and as no error: who is in danger can write, and a proxy may show a page of its own in place of any 5xx.
 */
export async function loadChat(request: Request) {
	return orErrorPage(request, async () => {
		try {
			const { messages, view } = await talkOf(conversationCookie(request));
			const keeper = view.finished ? await moodKeeper(request) : null;
			const mood = keeper === null ? null : await moodSince(keeper, new Date(messages.at(-1)?.at ?? 0));
			return { messages, view: { ...view, finished: keeper !== null }, mood, problem: null };
		} catch (error) {
			const failure = asFailure(error);
			if (failure === null) throw error;
			return { ...NO_TALK, mood: null, problem: failure.message };
		}
	});
}

/**
 * Takes the form of a chat page.
 *
 * @returns a redirect to the newest message; for a message that cannot be taken, the page again with its text kept; for
 *   one that was answered and cannot be kept, the page with both; for a suggestion that was pressed over a draft, the page
 *   with the draft. A blank one is not sent, which is no mistake to tell of.
 */
export async function takeMessage(request: Request, page: ChatPage) {
	return orErrorPage(request, async () => {
		const form = await readForm(request, ["userInput", "seen", "suggestion"]);
		const suggestion = form.get("suggestion") ?? "";
		const draft = form.get("userInput") ?? "";
		const typed = suggestion === "" ? draft : suggestion;
		const checked = checkMessage(typed);
		if (!checked.ok && checked.reason === "blank") return seeOther(page);
		if (!checked.ok) return data<ChatRefusal>({ problem: null, typed: draft }, { status: 422 });
		try {
			const { userInput } = checked;
			const { response, view, outcome, cookies } = await converseOver(
				request,
				userInput,
				seenPosition(form.get("seen")),
			);
			if (outcome !== "not kept" && suggestion !== "" && draft.trim() !== "")
				return data<ChatRefusal>(
					{ problem: null, typed: draft, answered: true },
					{ headers: cookieHeaders(...cookies) },
				);
			if (outcome !== "not kept") return seeOther(`${page}#latest`, ...cookies);
			const unkept = { userInput, response, view, at: new Date().toISOString() };
			return data<ChatUnkept>({ problem: null, typed: "", unkept });
		} catch (error) {
			const failure = asFailure(error);
			if (failure === null) throw error;
			return data<ChatRefusal>({ problem: failure.message, typed: draft }, failureInit(failure));
		}
	});
}

/**
 * The position of the last message on the sender's page.
 *
 * @param sent the sender's word for it: -1 for a page without messages
 * @returns null where nothing was sent, or nothing that can be a position
 */
export function seenPosition(sent: string | null): number | null {
	return sent !== null && /^-1$|^\d{1,9}$/.test(sent) ? Number(sent) : null;
}
