import { env } from "~/env.server";
import { tooYoungIn } from "../help/help.server";
import { LANGUAGE_CODES, PAGE_LANGUAGES, type PageLanguage } from "../help/languages";
import { LINES } from "../helplines.server";
import { CONTENT_FILES } from "./content/files.server";
import type { Frame } from "./frame";
import { type ChatWords, frameContentSchema, meaningsIn, type VoiceWords, wordsIn } from "./frame-content";

const CONTENT = frameContentSchema.parse(CONTENT_FILES);
const TOO_YOUNG = (["too-young", "too-young-session"] as const).map((what) => ({
	en: tooYoungIn("en", what),
	hi: tooYoungIn("hi", what),
}));
/** A talk in English names its lines in English. */
const HINTS = [...CONTENT["hints.yaml"], ...Object.values(LINES).map(({ name }) => name)];
const SENTENCES = [...CONTENT["sentences.yaml"], ...(env.MINIMUM_AGE === undefined ? [] : TOO_YOUNG)];

/** What stands around every page. */
export function frameIn(language: PageLanguage): Frame {
	return {
		language,
		others: LANGUAGE_CODES.filter((code) => code !== language).map((code) => ({ code, name: PAGE_LANGUAGES[code] })),
		words: wordsIn(CONTENT["frame.yaml"], language),
		hints: meaningsIn(HINTS, language),
		sentences: meaningsIn(SENTENCES, language),
	};
}

/** What stands around a talk, with its voice half. */
export function chatWordsIn(language: PageLanguage): { chat: ChatWords; voice: VoiceWords } {
	return { chat: wordsIn(CONTENT["chat.yaml"], language), voice: wordsIn(CONTENT["voice.yaml"], language) };
}
