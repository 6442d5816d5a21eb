import { env } from "~/env.server";
import { type PageLanguage, pageLanguage } from "~/features/help/languages";
import { languageCookie } from "./cookies.server";

/** The language of the pages that have several: what the address asks for, else what was chosen before, else the operator's. */
export function languageOf(request: Request): PageLanguage {
	return chosenNow(request) ?? languageCookie(request) ?? pageLanguage(env.LOCALE) ?? "en";
}

/** What the address asks for; null when it does not. */
export function chosenNow(request: Request): PageLanguage | null {
	return pageLanguage(new URL(request.url).searchParams.get("language"));
}
