import { readFileSync } from "node:fs";
import { z } from "zod";
import { env } from "~/env.server";
import { type HelplineNumbers, helplineNumbers } from "./bot/safety/helplines";

const number = z.string().regex(/^[+\d][\d ()-]{1,24}$/);
const schema = z.strictObject({
	emergency: number,
	talk: number,
	talkAlternative: number,
	children: number,
	women: number,
});

/** The numbers that pages and the bot name: India's, unless the operator's HELPLINES_FILE says others. */
export const HELPLINES: HelplineNumbers = readHelplines();

/** A file that cannot be used stops the start with one line: a wrong number on a bad night is worse than no server. */
function readHelplines(): HelplineNumbers {
	if (env.HELPLINES_FILE === undefined) return helplineNumbers();
	try {
		return schema.parse(JSON.parse(readFileSync(env.HELPLINES_FILE, "utf8")));
	} catch (error) {
		const reason =
			error instanceof z.ZodError
				? `${error.issues[0]?.path.join(".")} ${error.issues[0]?.message}`
				: (error as Error).message;
		console.error(`Setting HELPLINES_FILE cannot be used: ${reason} (see .env.example).`);
		process.exit(1);
	}
}
