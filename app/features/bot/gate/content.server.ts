import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { figureSchema, type ReadingContent, spellingsSchema, wordsSchema } from "../reading/words";
import { type Rule, rulesSchema } from "./rules";

/** All that the reading's lower half and the gate need. */
export type GateContent = { reading: ReadingContent; rules: readonly Rule[] };

/** The files of rules, in the order in which they stand in the model's fingerprint. */
const RULE_FILES = ["self", "others", "harm-and-violence"];

/**
 * Reads and checks the gate's content.
 *
 * @param folder with the YAML files, `app/features/bot/content/gate` of this project
 * @throws Error that names the file when one lacks or is not what its schema asks for
 */
export function readGateContent(folder: string): GateContent {
	const read = <Parsed>(name: string, schema: z.ZodType<Parsed>): Parsed => {
		const parsed = schema.safeParse(parse(readFileSync(join(folder, `${name}.yaml`), "utf8")));
		if (!parsed.success) throw new Error(`${name}.yaml: ${z.prettifyError(parsed.error)}`);
		return parsed.data;
	};
	return {
		reading: {
			spellings: read("spellings", spellingsSchema),
			words: read("words", wordsSchema),
			figures: read("figures", z.array(figureSchema)),
		},
		rules: RULE_FILES.flatMap((name) => read(name, rulesSchema)),
	};
}
