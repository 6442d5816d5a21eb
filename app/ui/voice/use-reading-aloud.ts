import { useCallback, useEffect, useState } from "react";
import { whereAllowed } from "~/ui/token-mirror";
import { spokenLanguage, spokenSentences, voiceFor } from "./speech";

const KEY = "read-aloud";

/** A reply of the bot, a new object each time, so that the same words twice are two replies. */
export type Reply = { text: string };

/**
 * Reads replies aloud while the person wants it, never while the microphone could hear it: then the newest waits.
 *
 * @param reply the newest since the page was opened
 * @param hushed whether the microphone is open
 * @returns `offered`, whether this browser can; `on` and `turn`; `waiting`, whether a reply waits; `hush`, which ends
 *   what is being read
 */
export function useReadingAloud(reply: Reply | null, hushed: boolean, helplines: Record<string, string>) {
	const offered = "speechSynthesis" in window;
	const [on, setOn] = useState(() => offered && whereAllowed(() => localStorage.getItem(KEY)) === "on");
	const [past, setPast] = useState(reply);

	useEffect(() => {
		if (offered && (hushed || !on)) hush();
		if (reply === past || (on && hushed)) return;
		setPast(reply);
		if (on && reply !== null) readAloud(reply.text, Object.values(helplines));
	}, [offered, on, hushed, reply, past, helplines]);
	useHushOnLeaving(offered);

	const turn = useCallback((next: boolean) => {
		if (!next) hush();
		setOn(next);
		whereAllowed(() => localStorage.setItem(KEY, next ? "on" : "off"));
	}, []);
	return { offered, on, turn, waiting: on && reply !== past, hush };
}

function useHushOnLeaving(offered: boolean): void {
	useEffect(() => {
		if (!offered) return;
		addEventListener("pagehide", hush);
		return () => {
			removeEventListener("pagehide", hush);
			hush();
		};
	}, [offered]);
}

function hush(): void {
	if ("speechSynthesis" in window) speechSynthesis.cancel();
}

function readAloud(text: string, helplines: readonly string[]): void {
	speechSynthesis.cancel();
	for (const sentence of spokenSentences(text, helplines)) {
		const utterance = new SpeechSynthesisUtterance(sentence);
		utterance.lang = spokenLanguage(sentence);
		utterance.voice = voiceFor(utterance.lang, speechSynthesis.getVoices());
		speechSynthesis.speak(utterance);
	}
}
