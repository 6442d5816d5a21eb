// Checks all content that is there: shapes, places that lead nowhere, slots, numbers that are no slots.
import { readYamlFolder } from "./read-files.server";
import { answersSchema, factsSchema, flowSchema, linesSchema, talkSchema, wordsSchema } from "./schema";

const files = readYamlFolder("app/features/bot/content");
const only = process.argv.slice(2);
let bad = 0;
const tell = (file: string, what: string) => {
	if (only.length > 0 && !only.some((part) => file.includes(part))) return;
	bad++;
	console.log(`${file}: ${what}`);
};
const flows = new Set<string>();
const answers = new Set<string>();
for (const [file, data] of Object.entries(files)) {
	if (file.startsWith("flows/")) flows.add((data as { id?: string }).id ?? "");
	if (file.startsWith("answers/"))
		for (const entry of (data as { answers?: { id: string }[] }).answers ?? []) {
			if (answers.has(entry.id)) tell(file, `answer ${entry.id} stands twice`);
			answers.add(entry.id);
		}
}
const schemaOf = (file: string) =>
	file.startsWith("flows/") ? flowSchema
	: file.startsWith("answers/") ? answersSchema
	: { "talk.yaml": talkSchema, "words.yaml": wordsSchema, "facts.yaml": factsSchema, "lines.yaml": linesSchema }[file];
const SPECIAL = new Set(["open", "back", "clear", "book"]);
for (const [file, data] of Object.entries(files)) {
	const schema = schemaOf(file);
	if (!schema) continue;
	const parsed = schema.safeParse(data);
	if (!parsed.success) {
		for (const issue of parsed.error.issues.slice(0, 8)) tell(file, `${issue.path.join(".")}: ${issue.message}`);
		continue;
	}
	const text = JSON.stringify(data);
	const digits = text.match(/(?<![\d.:–-])(?:112|14416|1098|181|1930|1800[\d -]+|1-800[\d -]+)(?![\d.:-])/g);
	if (digits && file !== "lines.yaml") tell(file, `numbers that are no slots: ${[...new Set(digits)].join(", ")}`);
	const leads = (where: string, to: string | undefined, steps: Record<string, unknown> = {}) => {
		if (to === undefined || SPECIAL.has(to) || to in steps) return;
		if (to.startsWith("flow:") && flows.has(to.slice(5))) return;
		if (to.startsWith("answer:") && answers.has(to.slice(7))) return;
		tell(file, `${where} leads to ${to}, which is not there${to.includes(":") ? " (yet?)" : ""}`);
	};
	if (schema === flowSchema) {
		const flow = flowSchema.parse(data);
		if (!(flow.start in flow.steps)) tell(file, `start ${flow.start} is no step`);
		const reached = new Set([flow.start]);
		for (const [name, step] of Object.entries(flow.steps)) {
			for (const to of [step.then, step.else, step.otherwise, ...step.options.map((option) => option.to)]) {
				leads(name, to, flow.steps);
				if (to) reached.add(to);
			}
			if (step.if && !step.otherwise && !step.then) tell(file, `${name} has an if, but nowhere to go when it does not hold`);
		}
		for (const name of Object.keys(flow.steps)) if (!reached.has(name)) tell(file, `no step leads to ${name}`);
	}
	if (schema === answersSchema) for (const entry of answersSchema.parse(data).answers) leads(entry.id, entry.to);
}
console.log(bad === 0 ? "content: whole" : `content: ${bad} to mend`);
process.exitCode = bad === 0 ? 0 : 1;
