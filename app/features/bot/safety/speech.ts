import { SPEECH_RULES } from "./speech-rules";

/**
 * Whether a text from outside may be shown to a person in distress.
 *
 * False when it names a way or a means of suicide or self-harm as something to do, gives a dose, gives a diagnosis,
 * tells a person to change a medicine, encourages harm, claims to be human, or demands secrecy or a promise. Numbers of helplines, urging
 * distance from means, and ordinary warmth pass.
 *
 * @param response what a provider returned
 */
export function safeToSay(response: string): boolean {
	const text = response
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[‘’`´]/g, "'")
		.replace(/\s+/g, " ")
		.slice(0, LONGEST);
	return SPEECH_RULES.every(({ forbidden, allowed }) => {
		const left = allowed ? text.replace(allowed, " ") : text;
		return !forbidden.test(left);
	});
}

/** Longer than any reply; what lies beyond is cut by the caller and never shown. */
const LONGEST = 20_000;
