import { useState } from "react";
import type { ReplyView } from "~/features/bot/view";
import { type ChatMessage, checkMessage } from "~/features/chat/message";
import { storedToken } from "~/ui/token-mirror";

/**
 * Talks with the bot over POST /api/chat, with the stored token when there is one.
 *
 * @param loaded the messages that the page came with, and what stands beside the last
 * @returns the messages with those since then, and what stands beside the newest; `send`, which appends message and
 *   reply together and returns the answer, or null when none came; `sending` while one is on its way, during which
 *   another is not sent. Failures go to the console alone.
 */
export function useApiChat({
	messages: loaded,
	view: loadedView,
}: {
	messages: readonly ChatMessage[];
	view: ReplyView;
}) {
	const [view, setView] = useState(loadedView);
	const [since, setSince] = useState<readonly ChatMessage[]>([]);
	const [sending, setSending] = useState(false);
	const newestLoaded = loaded.at(-1)?.id ?? -1;
	const messages = [...loaded, ...since.filter(({ id }) => id > newestLoaded)];

	async function send(userInput: string): Promise<Answer | null> {
		if (sending || !checkMessage(userInput).ok) return null;
		setSending(true);
		try {
			const answer = await askBot(userInput);
			const { response, ...beside } = answer;
			const id = (messages.at(-1)?.id ?? -1) + 1;
			// This clock may be behind the server's: what is newer never stands above what is older.
			const at = [new Date().toISOString(), messages.at(-1)?.at ?? ""].sort().at(-1) as string;
			setSince([
				...since,
				{ id, role: "user", message: userInput.trim(), at },
				{ id: id + 1, role: "bot", message: response, at },
			]);
			setView(beside);
			return answer;
		} catch (error) {
			console.error("The message was not answered.", error);
			return null;
		} finally {
			setSending(false);
		}
	}
	return { messages, view, send, sending };
}

/** What POST /api/chat answers. */
type Answer = ReplyView & { response: string };

async function askBot(userInput: string): Promise<Answer> {
	const token = storedToken();
	const answer = await fetch("/api/chat", {
		method: "POST",
		headers: { "Content-Type": "application/json", ...(token !== null && { Authorization: token }) },
		body: JSON.stringify({ userInput }),
	});
	if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
	return (await answer.json()) as Answer;
}
