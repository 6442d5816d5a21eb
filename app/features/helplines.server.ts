import { readFileSync } from "node:fs";
import { z } from "zod";
import { env } from "~/env.server";
import { SHIPPED_LINES } from "./help/content/content.server";
import { type HelpLine, linesWith } from "./help/lines";

/** The lines that pages and the bot name: those of the content, unless the operator's HELPLINES_FILE says others. */
export const LINES: Readonly<Record<string, HelpLine>> = readLines();

/** Their numbers alone. */
export const HELPLINES: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(LINES).map(([id, line]) => [id, line.number]),
);

/** The name of the service that ships under a number, where it is one of them: nobody else's number goes without its name. */
export function serviceOf(number: string): string | null {
	return Object.values(SHIPPED_LINES).find((line) => line.number === number)?.name.en ?? null;
}

/** A file that cannot be used stops the start with one line: a wrong number on a bad night is worse than no server. */
function readLines(): Readonly<Record<string, HelpLine>> {
	if (env.HELPLINES_FILE === undefined) return linesWith(SHIPPED_LINES, undefined);
	try {
		return linesWith(SHIPPED_LINES, JSON.parse(readFileSync(env.HELPLINES_FILE, "utf8")));
	} catch (error) {
		const reason =
			error instanceof z.ZodError
				? `${error.issues[0]?.path.join(".")} ${error.issues[0]?.message}`
				: (error as Error).message;
		console.error(`Setting HELPLINES_FILE cannot be used: ${reason} (see .env.example).`);
		process.exit(1);
	}
}
