/** What ends a line or a page besides \n, of which a form sends \r\n. */
const LINE_ENDS = /\r\n?|[\v\f\u0085]/g;
/** Control characters but \n and \t. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/**
 * A longer text as it is kept: line ends as \n, no white space around, and no control characters, which nobody sees and
 * JSON writes with six characters each. Tabs stay.
 */
export function keptText(typed: string): string {
	return typed.replace(LINE_ENDS, "\n").replace(CONTROLS, "").trim();
}
