import { z } from "zod";
import type { Line } from "../../help/lines";
import { type Rule, rulesSchema } from "../gate/rules";
import { figureSchema, wordsSchema as grammarSchema, type ReadingContent, spellingsSchema } from "../reading/words";
import { type Facts, factsSchema, type Words, wordsSchema } from "./listening-schema";
import {
	type Act,
	actsSchema,
	answersSchema,
	type Entry,
	type Flow,
	flowSchema,
	type Llm,
	llmSchema,
	type Option,
	type Step,
	subjectsSchema,
	type Text,
	talkSchema,
} from "./schema";

/** All that the bot can say, and the words it knows, ready to be looked up by id. */
export type Content = {
	flows: ReadonlyMap<string, Flow>;
	/** What messages can do. */
	acts: ReadonlyMap<string, Act>;
	/** Answers, remarks, wishes, and what is said of subjects (`about-ID`). */
	entries: ReadonlyMap<string, Entry>;
	/** Options that many places offer. */
	options: ReadonlyMap<string, Option>;
	sentences: ReadonlyMap<string, Text>;
	words: Words;
	facts: Facts;
	lines: Readonly<Record<string, Line>>;
	llm: Llm;
	/** The gate's rules, and the words that every message is read by. */
	rules: readonly Rule[];
	reading: ReadingContent;
};

/** A subject is told from what was learned of questions: nobody asks it in so many words. */
const NOTHING_ASKED = {
	does: "subject" as const,
	ways: { en: [], hinglish: [], hi: [] },
	always: false,
	leaves: false,
	inDanger: false,
	forCalm: false,
	onlyAsked: false,
};
/** The files of rules, in the order in which they stand in the model's fingerprint. */
const RULE_FILES = ["self", "others", "harm-and-violence"];
/** Where options stand. */
const WITH_OPTIONS = /^(?:flows\/|talk\.yaml$)/;

/**
 * Checks parsed files and puts them in order.
 *
 * @param given parsed YAML by path below the content folder, such as `flows/topics/sleep.yaml`
 * @param lines the lines of help that texts name
 * @throws Error that names the file and the place of the first thing that does not fit
 */
export function createContent(
	given: Readonly<Record<string, unknown>>,
	lines: Readonly<Record<string, Line>>,
): Content {
	const words = checked(given, "words.yaml", wordsSchema);
	const files = Object.fromEntries(
		Object.entries(given).map(([file, content]) => [
			file,
			WITH_OPTIONS.test(file) ? withWays(content, words.ways, file) : content,
		]),
	);
	const inFolder = (folder: string) => Object.keys(files).filter((file) => file.startsWith(folder));
	const talk = checked(files, "talk.yaml", talkSchema);
	const answers = inFolder("answers/").flatMap((file) => {
		const { answers: all, inDanger, forCalm, fits, about } = checked(files, file, answersSchema);
		return all.map((answer) => ({ fits, about, ...answer, inDanger: inDanger || answer.inDanger, forCalm }));
	});
	const subjects = checked(files, "subjects.yaml", subjectsSchema).subjects.map(
		({ is: _, id, ...subject }): Entry => ({
			...NOTHING_ASKED,
			...subject,
			id: subjectId(id),
		}),
	);
	const flows = inFolder("flows/").map((file) => checked(files, file, flowSchema));
	return {
		flows: byId(flows),
		acts: byId(checked(files, "acts.yaml", actsSchema).acts),
		entries: byId([...answers, ...talk.remarks, ...subjects]),
		options: new Map(Object.entries(talk.options)),
		sentences: new Map(Object.entries(talk.sentences)),
		words,
		facts: checked(files, "facts.yaml", factsSchema),
		lines,
		llm: checked(files, "llm.yaml", llmSchema),
		rules: RULE_FILES.flatMap((name) => checked(files, `gate/${name}.yaml`, rulesSchema)),
		reading: {
			spellings: checked(files, "gate/spellings.yaml", spellingsSchema),
			words: checked(files, "gate/words.yaml", grammarSchema),
			figures: checked(files, "gate/figures.yaml", z.array(figureSchema)),
		},
	};
}

/** The entry that holds what is said of a subject. */
export function subjectId(subject: string): string {
	return `about-${subject}`;
}

/** A step, where the content still has it: a talk may have been begun with an older one. */
export function stepOf(content: Content, flow: string, step: string): Step | undefined {
	const steps = content.flows.get(flow)?.steps;
	return steps !== undefined && Object.hasOwn(steps, step) ? steps[step] : undefined;
}

/** Puts the ways of words.yaml in the place of their names, wherever options name them as `like`. */
function withWays(value: unknown, ways: Words["ways"], file: string): unknown {
	if (Array.isArray(value)) return value.map((each) => withWays(each, ways, file));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => {
			if (key !== "like" || typeof each !== "string") return [key, withWays(each, ways, file)];
			if (!Object.hasOwn(ways, each)) throw new Error(`${file}: like: there are no ways called ${each}`);
			return [key, ways[each]];
		}),
	);
}

function checked<T extends z.ZodType>(files: Readonly<Record<string, unknown>>, file: string, schema: T): z.infer<T> {
	const parsed = schema.safeParse(files[file]);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const path = issue?.path ?? [];
	const missing = issue !== undefined && valueAt(files[file], path) === undefined;
	throw new Error(`${file}: ${placeOf(files[file], path)}: ${missing ? "is missing" : issue?.message}`);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce((within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

/** Where in a file something stands, with the ids in place of the numbers of what has one. */
function placeOf(file: unknown, path: readonly PropertyKey[]): string {
	return path
		.map((key, at) => (valueAt(file, path.slice(0, at + 1)) as { id?: unknown } | undefined)?.id ?? key)
		.map(String)
		.join(".");
}

function byId<T extends { id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
	const map = new Map(items.map((item) => [item.id, item]));
	if (map.size < items.length) {
		const twice = items.find((item, at) => items.findIndex(({ id }) => id === item.id) !== at);
		throw new Error(`${twice?.id} stands twice in the content`);
	}
	return map;
}
