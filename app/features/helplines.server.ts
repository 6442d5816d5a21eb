import { readFileSync } from "node:fs";
import { z } from "zod";
import { env } from "~/env.server";
import { CONTENT } from "./bot/content/content.server";
import { LANGUAGES } from "./bot/content/schema";
import type { NamedLine } from "./bot/words/slots";

const number = z.string().regex(/^[+\d][\d ()-]{1,24}$/);
const name = z.string().min(1).max(60);
/** An operator's own lines: a number alone, or with the name of who answers it. */
const schema = z.record(z.string(), z.union([number, z.strictObject({ name, number })]));

/** The lines that pages and the bot name: those of the content, unless the operator's HELPLINES_FILE says others. */
export const LINES: Readonly<Record<string, NamedLine>> = readLines();

/** Their numbers alone. */
export const HELPLINES = Object.fromEntries(Object.entries(LINES).map(([id, line]) => [id, line.number])) as Record<
	"emergency" | "talk" | (string & {}),
	string
>;

/** A file that cannot be used stops the start with one line: a wrong number on a bad night is worse than no server. */
function readLines(): Record<string, NamedLine> {
	const lines = Object.fromEntries(
		Object.entries(CONTENT.lines).map(([id, line]): [string, NamedLine] => [
			id,
			{ number: line.number, name: line.name },
		]),
	);
	if (env.HELPLINES_FILE === undefined) return lines;
	try {
		for (const [id, own] of Object.entries(schema.parse(JSON.parse(readFileSync(env.HELPLINES_FILE, "utf8"))))) {
			const known = lines[id];
			if (known === undefined) throw new Error(`${id} is no line; there are ${Object.keys(lines).join(", ")}`);
			lines[id] =
				typeof own === "string"
					? { ...known, number: own }
					: {
							number: own.number,
							name: Object.fromEntries(LANGUAGES.map((language) => [language, own.name])) as NamedLine["name"],
						};
		}
		return lines;
	} catch (error) {
		const reason =
			error instanceof z.ZodError
				? `${error.issues[0]?.path.join(".")} ${error.issues[0]?.message}`
				: (error as Error).message;
		console.error(`Setting HELPLINES_FILE cannot be used: ${reason} (see .env.example).`);
		process.exit(1);
	}
}
