/**
 * What is added to an answer of the safety gate that could not be kept: its numbers must not be looked for in vain
 * later.
 */
const NOT_KEPT = {
	en: "I could not save this just now: it will be gone when the page is opened again. Please write these numbers down.",
	hinglish:
		"Yeh baatcheet abhi save nahi ho payi: page dobara kholne par yeh nahi dikhegi. Yeh numbers kahin likh lijiye.",
	hi: "यह बातचीत अभी सहेजी नहीं जा सकी: पन्ना दोबारा खोलने पर यह नहीं दिखेगी। ये नंबर कहीं लिख लीजिए।",
} as const;

/** A message and its answer that the server could not keep: the page has them for as long as it is open. */
export type UnkeptExchange = { userInput: string; response: string; at: string };

/** What the bot knows of a talk, as JSON, before and after an answer; null before the first. */
type States = { before: string | null; after: string };

/** Whether the safety gate raised the message that was answered. */
export function isRaised({ before, after }: States): boolean {
	return crisisReplies(after) > crisisReplies(before);
}

/** An answer that could not be kept, which says so in the language of the talk. */
export function toldNotKept(response: string, { after }: States): string {
	const { language } = JSON.parse(after) as { language?: keyof typeof NOT_KEPT };
	return `${response}\n\n${NOT_KEPT[language ?? "en"]}`;
}

function crisisReplies(state: string | null): number {
	if (state === null) return 0;
	return (JSON.parse(state) as { crisisReplies?: number }).crisisReplies ?? 0;
}
