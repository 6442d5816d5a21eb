import { useEffect, useState } from "react";
import type { ChatMessage } from "~/features/chat/message";
import type { UnkeptExchange } from "~/features/chat/not-kept";

/**
 * The messages of a talk with what the server answered and could not keep, for as long as the page is open.
 *
 * @param latest what the last answer brought of that kind
 */
export function useWithUnkept(messages: readonly ChatMessage[], latest: UnkeptExchange | undefined): ChatMessage[] {
	const [unkept, setUnkept] = useState(latest ? [latest] : []);
	useEffect(() => {
		if (latest) setUnkept((before) => (before.includes(latest) ? before : [...before, latest]));
	}, [latest]);
	if (unkept.length === 0) return [...messages];
	const lines = unkept.flatMap(({ userInput, response, at }, index): ChatMessage[] => [
		{ id: -2 * index - 2, role: "user", message: userInput, at },
		{ id: -2 * index - 3, role: "bot", message: response, at },
	]);
	return [...messages, ...lines].sort((a, b) => a.at.localeCompare(b.at)); // Equal moments stay in their order.
}
