import { useState } from "react";
import type { ReplyView } from "~/features/bot/view";
import { type ChatMessage, checkMessage } from "~/features/chat/message";
import { storedToken } from "~/ui/token-mirror";

/**
 * Talks with the bot over POST /api/chat, with the stored token when there is one.
 *
 * @param talk what was loaded last: the messages, what stands beside the newest, and the `problem` where it could not
 *   be read, which takes nothing from a page that had it before
 * @returns the messages with those since then, and what stands beside the newest; `send`, which appends message and
 *   reply together and returns the answer, or null when none came; `sending` while one is on its way, during which
 *   another is not sent. Failures go to the console alone.
 */
export function useApiChat(talk: LoadedTalk) {
	const { messages: loaded, view: loadedView } = useLastRead(talk);
	const [answered, setAnswered] = useState<{ view: ReplyView; id: number } | null>(null);
	const [since, setSince] = useState<readonly ChatMessage[]>([]);
	const [sending, setSending] = useState(false);
	const newestLoaded = loaded.at(-1)?.id ?? -1;
	const messages = [...loaded, ...since.filter(({ id }) => id > newestLoaded)];
	const newest = messages.at(-1)?.id ?? -1;
	// Where another tab talked meanwhile, what was loaded is the newer: it may have the lines for somebody in danger.
	const view = answered !== null && answered.id > newestLoaded ? answered.view : loadedView;

	async function send(userInput: string): Promise<Answer | null> {
		if (sending || !checkMessage(userInput).ok) return null;
		setSending(true);
		try {
			const answer = await askBot(userInput, newest);
			const { response, ...beside } = answer;
			const id = newest + 1;
			// This clock may be behind the server's: what is newer never stands above what is older.
			const at = [new Date().toISOString(), messages.at(-1)?.at ?? ""].sort().at(-1) as string;
			setSince([
				...since,
				{ id, role: "user", message: userInput.trim(), at },
				{ id: id + 1, role: "bot", message: response, at },
			]);
			setAnswered({ view: beside, id: id + 1 });
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

type LoadedTalk = { messages: readonly ChatMessage[]; view: ReplyView; problem: string | null };

/** The newest talk of those loaded that could be read. */
function useLastRead(talk: LoadedTalk): LoadedTalk {
	const [lastRead, setLastRead] = useState(talk);
	if (talk.problem !== null || talk === lastRead) return lastRead;
	setLastRead(talk);
	return talk;
}

/** What POST /api/chat answers. */
type Answer = ReplyView & { response: string };

/** @param seen position of the newest message here: by it a message is known that is sent again after a lost answer */
async function askBot(userInput: string, seen: number): Promise<Answer> {
	const token = storedToken();
	const answer = await fetch("/api/chat", {
		method: "POST",
		headers: { "Content-Type": "application/json", ...(token !== null && { Authorization: token }) },
		body: JSON.stringify({ userInput, seen }),
	});
	if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
	return (await answer.json()) as Answer;
}
