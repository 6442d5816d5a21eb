/** How much a line matters: that something happened, that something passes by itself, that something has to be mended. */
export type Level = "info" | "warn" | "error";

/**
 * Writes one JSON line with its level and time.
 *
 * @param line never anything that a person typed
 */
export function writeLine(level: Level, line: Record<string, unknown>): void {
	const text = JSON.stringify({ level, at: new Date().toISOString(), ...line });
	if (level === "info") console.log(text);
	else console.error(text);
}
