import { useState } from "react";
import { type ChatMessage, checkMessage } from "~/features/chat/message";
import { storedToken } from "~/ui/token-mirror";

/**
 * Talks with the bot over POST /api/chat, with the stored token when there is one.
 *
 * @param loaded the messages that the page came with
 * @returns the messages with those since then; `send`, which appends message and reply together and returns the
 *   reply, or null when none came; `sending` while one is on its way, during which another is not sent. Failures go to the console alone.
 */
export function useApiChat(loaded: readonly ChatMessage[]) {
	const [since, setSince] = useState<readonly ChatMessage[]>([]);
	const [sending, setSending] = useState(false);
	const newestLoaded = loaded.at(-1)?.id ?? -1;
	const messages = [...loaded, ...since.filter(({ id }) => id > newestLoaded)];

	async function send(userInput: string): Promise<string | null> {
		if (sending || !checkMessage(userInput).ok) return null;
		setSending(true);
		try {
			const response = await askBot(userInput);
			const id = (messages.at(-1)?.id ?? -1) + 1;
			const at = new Date().toISOString();
			setSince([
				...since,
				{ id, role: "user", message: userInput.trim(), at },
				{ id: id + 1, role: "bot", message: response, at },
			]);
			return response;
		} catch (error) {
			console.error("The message was not answered.", error);
			return null;
		} finally {
			setSending(false);
		}
	}
	return { messages, send, sending };
}

async function askBot(userInput: string): Promise<string> {
	const token = storedToken();
	const answer = await fetch("/api/chat", {
		method: "POST",
		headers: { "Content-Type": "application/json", ...(token !== null && { Authorization: token }) },
		body: JSON.stringify({ userInput }),
	});
	if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
	const { response } = (await answer.json()) as { response: string };
	return response;
}
