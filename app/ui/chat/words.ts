import { createContext, useContext } from "react";
import type { ChatWords, VoiceWords } from "~/features/frame/frame-content";

/** What stands around a talk, in one language. */
export type TalkWords = { chat: ChatWords; voice: VoiceWords };

/** The words of a chat page, for all of its pieces. */
export const TalkWordsContext = createContext<TalkWords | null>(null);

/** What stands around the talk of the page. */
export function useTalkWords(): TalkWords {
	const words = useContext(TalkWordsContext);
	if (words === null) throw new Error("This belongs on a chat page.");
	return words;
}
