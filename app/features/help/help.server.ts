import { env } from "~/env.server";
import type { FrameWords } from "../frame/frame-content";
import { LINES } from "../helplines.server";
import { HELP_PAGE } from "./content/content.server";
import type { PageLanguage, PageText } from "./languages";
import { type HelpLine, withLines } from "./lines";
import type { HelpShown, LineShown, StripLines } from "./shown";

/** The words of /help. */
export function helpIn(language: PageLanguage): HelpShown {
	const say = (text: PageText) => withLines(text[language], LINES, language);
	const steps = ({ title, steps }: { title: PageText; steps: readonly PageText[] }) => ({
		title: say(title),
		steps: steps.map(say),
	});
	const { reviewed, words, needs, grounding, breathing } = HELP_PAGE;
	return {
		reviewed,
		words: Object.fromEntries(Object.entries(words).map(([id, text]) => [id, say(text)])),
		lines: linesIn(language),
		needs: needs.map((need) => ({ id: need.id, ...steps(need) })),
		grounding: steps(grounding),
		breathing: { ...steps(breathing), in: say(breathing.in), out: say(breathing.out) },
	};
}

/** What is said, with where help is, to who is younger than the operator's least age: who signs up, or books a session. */
export function tooYoungIn(language: PageLanguage, what: "too-young" | "too-young-session"): string {
	return (helpIn(language).words[what] ?? "").replace("{age}", String(env.MINIMUM_AGE));
}

/** Each line once, also where an operator gave two of them the same number. */
function linesIn(language: PageLanguage): LineShown[] {
	const all = Object.entries(LINES).map(([id, line]) => ({ id, ...shown(line, language) }));
	return all.filter(({ number }, at) => all.findIndex((other) => other.number === number) === at);
}

function shown(line: HelpLine, language: PageLanguage): Omit<LineShown, "id"> {
	const { number, free, source, checked } = line;
	return {
		number,
		free,
		source,
		checked,
		name: line.name[language],
		purpose: line.purpose[language],
		hours: line.hours?.[language] ?? null,
		languages: line.languages?.[language] ?? null,
		happens: line.happens?.[language] ?? null,
	};
}

/**
 * The lines of the strip.
 *
 * @param words for when somebody answers on the line to talk
 */
export function stripLines(language: PageLanguage, words: Pick<FrameWords, "to-talk" | "to-talk-always">): StripLines {
	const { emergency, talk } = LINES;
	if (emergency === undefined || talk === undefined) throw new Error("The content lacks a line of the strip.");
	const hours = talk.hours === null ? "" : `, ${talk.hours[language]}`;
	const when = talk.always ? words["to-talk-always"] : words["to-talk"] + hours;
	return { emergency: emergency.number, talk: { number: talk.number, name: talk.name[language], when } };
}
