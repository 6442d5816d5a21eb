import { wordsIn } from "../frame/frame-content";
import type { PageLanguage } from "../help/languages";
import { CONTENT_FILES } from "./content/files.server";
import { type CallBackWords, callBackContentSchema } from "./words";

const CONTENT = callBackContentSchema.parse(CONTENT_FILES);

/** What /call-me says. */
export function callBackWordsIn(language: PageLanguage): CallBackWords {
	return wordsIn(CONTENT["call-me.yaml"], language);
}
