import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { forget } from "~/features/chat/chat.server";
import { conversationCookie, dropDraft, setConversation, talkChoices } from "~/http/cookies.server";
import { asFailure } from "~/http/failures.server";
import { reportError } from "~/http/log.server";
import { isFromHere } from "~/http/origin.server";
import { cookieHeaders } from "~/http/session.server";

/** Where "Leave quickly" leads without script: away, at once, whatever else fails. */
export async function loader({ request }: LoaderFunctionArgs) {
	const headers = isFromHere((name) => request.headers.get(name)) ? await cleared(request) : cookieHeaders();
	headers.set("Location", env.LEAVE_ADDRESS);
	headers.set("Referrer-Policy", "no-referrer");
	return new Response(null, { status: 303, headers });
}

/** What the script sends while it leaves, and then the other tabs: 205 tells them to show nothing of the talk any more. */
export async function action({ request }: ActionFunctionArgs) {
	const headers = await cleared(request);
	return new Response(null, { status: talkChoices(request).clears ? 205 : 204, headers });
}

/**
 * Drops what was typed into the booking form, and clears the talk where its owner asked for that beforehand. Who leaves
 * cannot wait for anything that fails.
 */
async function cleared(request: Request): Promise<Headers> {
	const secret = conversationCookie(request);
	if (secret === null || !talkChoices(request).clears) return cookieHeaders(dropDraft(request));
	try {
		await forget(secret);
	} catch (error) {
		if (asFailure(error) === null) reportError(error, request);
	}
	// Also where it could not be deleted now: this browser shows it no more, and it is deleted when it has lain idle.
	return cookieHeaders(setConversation(request, null), dropDraft(request));
}
