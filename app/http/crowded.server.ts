import { type IncomingMessage, STATUS_CODES } from "node:http";
import { frameIn } from "~/features/frame/frame.server";
import { stripLines } from "~/features/help/help.server";
import { LANGUAGE_CODES } from "~/features/help/languages";
import { baselineHeaders } from "./headers.server";

const STATUS = 503;
const RETRY_AFTER_SECONDS = 5;

/**
 * What somebody is told for whom there is no room, as bytes for the connection: that it was not taken, and the lines, in
 * all languages of the pages at once; a call gets JSON. It is made without any of what makes pages, since that is taken up.
 */
export function crowdedAnswer({ url = "", headers: asked }: IncomingMessage): string {
	const isCall = url.startsWith("/api/");
	const key = url.startsWith("/api/signup") ? "errors" : "error";
	const body = isCall ? JSON.stringify({ success: false, [key]: frameIn("en").words.crowded }) : PAGE;
	const headers = {
		...baselineHeaders((name) => asked[name.toLowerCase()]?.toString() ?? null),
		"Content-Type": `${isCall ? "application/json" : "text/html"}; charset=utf-8`,
		"Content-Length": Buffer.byteLength(body),
		"Retry-After": RETRY_AFTER_SECONDS,
		Connection: "close",
	};
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	return `HTTP/1.1 ${STATUS} ${STATUS_CODES[STATUS]}\r\n${lines.join("")}\r\n${body}`;
}

/** No stylesheet: that would be one more request. */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${frameIn("en").words.problem}</title>
<main>${LANGUAGE_CODES.map(inLanguage).join("<hr>")}</main></html>`;

/** Each line is a link from end to end: something larger to press. */
function inLanguage(language: (typeof LANGUAGE_CODES)[number]): string {
	const { words } = frameIn(language);
	const { emergency, talk } = stripLines(language, words);
	return `<div lang="${language}"><p>${words.crowded}</p>
<p><a href="tel:${dialled(emergency)}">${words["in-danger"]} ${words.call}: ${escaped(emergency)}</a></p>
<p><a href="tel:${dialled(talk.number)}">${escaped(`${talk.when}: ${talk.name}, ${talk.number}`)}</a></p></div>`;
}

function dialled(number: string): string {
	return number.replace(/[^+\d]/g, "");
}

/** What an operator wrote may hold signs of markup. */
function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
