import { z } from "zod";
import { type PageLanguage, type PageText, pageText } from "../help/languages";

/** What stands around every page, by what it is for. */
export const FRAME_WORDS = [
	"skip",
	"main",
	"help-now",
	"in-danger",
	"call",
	"to-talk",
	"to-talk-always",
	"leave",
	"leave-quickly",
	"leave-twice",
	"leave-once",
	"leave-off",
	"page-stays",
	"line-gone",
	"line-still-gone",
	"try-again",
	"slow",
	"problem",
	"your-data",
	"help",
	"plan",
	"data",
	"rights",
	"lost-title",
	"lost",
	"failed-title",
	"failed",
	"crowded",
	"refused-title",
	"reference",
	"ways-on",
	"talk-on",
	"start",
	"home",
	"gone-title",
	"gone",
] as const;
/** What stands around a talk. */
export const CHAT_WORDS = [
	"title",
	"voice-title",
	"opening-title",
	"opening",
	"program",
	"kept-until-closed",
	"kept-a-day",
	"kept-an-hour",
	"kept-hours",
	"call-me",
	"elsewhere",
	"shared",
	"forget",
	"clear-leaving",
	"shared-means",
	"what-is-kept",
	"keep-to-that",
	"clear",
	"clear-title",
	"clear-question",
	"clear-means",
	"clear-it",
	"keep-it",
	"type-instead",
	"speak-instead",
	"conversation",
	"you",
	"said-at",
	"today",
	"weekdays",
	"months",
	"thinking",
	"could-say",
	"newest",
	"offline",
	"message",
	"type",
	"sending",
	"too-long",
	"one-too-many",
	"too-many",
	"mood-question",
	"mood-kept",
	"mood-mistake",
	"mood-line",
	"mood-lost",
] as const;
/** What the voice half of a talk says. */
export const VOICE_WORDS = [
	"voice",
	"start",
	"stop",
	"keys",
	"privacy",
	"read-aloud",
	"moved",
	"waiting",
	"heard",
	"clear",
	"reload",
	"ready",
	"ready-means",
	"starting",
	"starting-means",
	"listening",
	"listening-means",
	"heard-nothing",
	"heard-nothing-means",
	"stopped",
	"stopped-means",
	"unsupported",
	"unsupported-means",
	"insecure",
	"insecure-means",
	"refused",
	"refused-means",
	"missing",
	"missing-means",
	"service-refused",
	"service-refused-means",
	"offline",
	"offline-means",
	"interrupted",
	"interrupted-means",
	"language",
	"language-means",
	"no-answer",
	"no-answer-means",
] as const;

/** Texts of one language by their names. */
export type WordsBy<Name extends string> = Readonly<Record<Name, string>>;
export type FrameWords = WordsBy<(typeof FRAME_WORDS)[number]>;
export type ChatWords = WordsBy<(typeof CHAT_WORDS)[number]>;
export type VoiceWords = WordsBy<(typeof VOICE_WORDS)[number]>;

/** A content file of texts by their names: each of them in every language, and no others. */
export const textsOf = <Name extends string>(names: readonly Name[]) => z.record(z.enum(names), pageText);

/** The content files of the frame. Every text is there in every language, or nothing starts. */
export const frameContentSchema = z.strictObject({
	"frame.yaml": textsOf(FRAME_WORDS),
	"chat.yaml": textsOf(CHAT_WORDS),
	"voice.yaml": textsOf(VOICE_WORDS),
	"hints.yaml": z.array(pageText),
	"sentences.yaml": z.array(pageText),
});

/** The texts of a content file in one language. */
export function wordsIn<Name extends string>(
	texts: Readonly<Record<Name, PageText>>,
	language: PageLanguage,
): WordsBy<Name> {
	return Object.fromEntries(
		Object.entries<PageText>(texts).map(([name, text]) => [name, text[language]]),
	) as WordsBy<Name>;
}

/** What English texts mean in a language, by the text; nothing for English itself. */
export function meaningsIn(texts: readonly PageText[], language: PageLanguage): Readonly<Record<string, string>> {
	return Object.fromEntries(
		texts.filter((text) => text[language] !== text.en).map((text) => [text.en, text[language]]),
	);
}
