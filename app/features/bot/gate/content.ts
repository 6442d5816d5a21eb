import { z } from "zod";
import { figureSchema, type ReadingContent, spellingsSchema, wordsSchema } from "../reading/words";
import { type Rule, rulesSchema } from "./rules";

/** All that the reading's lower half and the gate need. */
export type GateContent = { reading: ReadingContent; rules: readonly Rule[] };

/** The files of rules, in the order in which they stand in the model's fingerprint. */
const RULE_FILES = ["self", "others", "harm-and-violence"];

/**
 * Checks the gate's content.
 *
 * @param files parsed YAML of the folder content/gate, by name without ending
 * @throws Error that names the file when one lacks or is not what its schema asks for
 */
export function gateContentOf(files: Readonly<Record<string, unknown>>): GateContent {
	const read = <Parsed>(name: string, schema: z.ZodType<Parsed>): Parsed => {
		const parsed = schema.safeParse(files[name]);
		if (!parsed.success) throw new Error(`gate/${name}.yaml: ${z.prettifyError(parsed.error)}`);
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
