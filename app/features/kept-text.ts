/** What ends a line or a page besides \n, of which a form sends \r\n. */
const LINE_ENDS = /\r\n?|[\v\f\u0085]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes.
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

/**
 * A longer text as it is kept: line ends as \n, no white space around, and no control characters, which nobody sees and
 * JSON writes with six characters each. Tabs stay.
 */
export function keptText(typed: string): string {
	return typed.replace(LINE_ENDS, "\n").replace(CONTROLS, "").trim();
}
