import { type Content, subjectId } from "./content";
import type { Flow, Step, Text } from "./schema";

/** Targets that are no step, flow or answer: what the engine itself does. */
const OWN_TARGETS = ["back", "book", "call", "clear"];
/** A telephone number, or what looks like one, that stands where a slot should. */
const NUMBER = /(?<![\d.:–-])(?:112|108|100|14416|1098|181|1930|1[- ]?8\d\d[- \d]{5,})(?![\d.:-])/;
/** What begins a part that is said only where something is true (see words/voice.ts), and what may not stand by itself. */
const CONDITION = /\[(?:([\w-]+\.[\w-]+):[^[\]]*\])?/g;
const SLOT = /\{([\w.-]+)\}/g;
const FIXED_SLOTS = ["product", "contact.phone", "contact.email", "idleHours", "leavesMachine", "whom", "near-name"];

/**
 * Looks the whole content over: places that lead nowhere or in a circle, steps that nothing leads to, slots that nothing
 * fills, numbers that are no slots.
 *
 * @returns one line for each thing to mend, naming its place
 */
export function problemsOf(content: Content): string[] {
	return [
		...[...content.flows.values()].flatMap((flow) => flowProblems(content, flow)),
		...[...content.entries.values(), ...content.acts.values()].flatMap(({ id, to }) =>
			leadsNowhere(content, id, to === undefined ? [] : [to]),
		),
		...[...content.entries.values(), ...content.acts.values()].flatMap(({ id, next }) =>
			next
				.filter((name) => !content.options.has(name) && !content.flows.has(name) && !content.entries.has(name))
				.map((name) => `${id}: next names ${name}, which is not there`),
		),
		...[...content.entries.values()]
			.filter(({ about }) => about !== undefined && !content.entries.has(subjectId(about)))
			.map(({ id, about }) => `${id}: is about ${about}, which is no subject`),
		...[...content.entries.values()].flatMap(({ id, fits = [] }) =>
			fits
				.filter((flow) => content.flows.get(flow)?.kind !== "danger")
				.map((flow) => `${id}: fits ${flow}, which is no danger`),
		),
		...[...content.options].flatMap(([id, { to }]) => leadsNowhere(content, `option ${id}`, [to])),
		...textProblems(content),
	];
}

function flowProblems(content: Content, flow: Flow): string[] {
	const signs = flow.signs.flatMap(({ to }) => (to === undefined ? [] : [to]));
	const targets = [...Object.values(flow.steps).flatMap(targetsOf), ...signs];
	const reached = new Set([flow.start, ...targets]);
	const fixed = flow.kind === "danger" ? ["safe", "again"] : [];
	const asked =
		flow.id === "open" ? [...content.acts.values()].flatMap(({ questions }) => Object.values(questions).flat()) : [];
	const entered = flow.kind === "doubt" ? Object.keys(flow.steps) : [...fixed, ...asked];
	return [
		...(flow.start in flow.steps ? [] : [`${flow.id}: start ${flow.start} is no step`]),
		...asked.filter((name) => !(name in flow.steps)).map((name) => `acts.yaml: ${name} is no step of listening`),
		...leadsNowhere(
			content,
			flow.id,
			targets.filter((target) => !(target in flow.steps)),
		),
		...Object.keys(flow.steps)
			.filter((name) => !reached.has(name) && !entered.includes(name))
			.map((name) => `${flow.id}: nothing leads to ${name}`),
		...(flow.kind === "danger" && !("safe" in flow.steps) ? [`${flow.id}: has no step safe`] : []),
		...(flow.kind === "exercise" && !Object.values(flow.steps).some(({ finished }) => finished)
			? [`${flow.id}: has no step at which it is finished`]
			: []),
		...(flow.kind === "danger" && (flow.heard === undefined || flow.stands.at(-1)?.if !== undefined)
			? [`${flow.id}: has nothing to say to what is no sign of it`]
			: []),
		...signs.filter((to) => flow.steps[to]?.safe).map((to) => `${flow.id}: a sign leads to ${to}, out of the danger`),
		...[...flow.lines, ...Object.values(flow.steps).flatMap(({ lines = [] }) => lines)]
			.filter((id) => content.lines[id] === undefined)
			.map((id) => `${flow.id}: ${id} is no line`),
	];
}

function targetsOf(step: Step): string[] {
	const optional = [step.next, step.else, step.otherwise].filter((target) => target !== undefined);
	return [...optional, ...step.options.map(({ to }) => to)];
}

function leadsNowhere(content: Content, from: string, targets: readonly string[]): string[] {
	return targets
		.filter((target) => {
			if (target.startsWith("answer:")) return !content.entries.has(target.slice("answer:".length));
			if (target.startsWith("flow:")) return !content.flows.has(target.slice("flow:".length));
			return !OWN_TARGETS.includes(target) && !content.flows.has(target);
		})
		.map((target) => `${from}: leads to ${target}, which is not there`);
}

function textProblems(content: Content): string[] {
	const lines = Object.keys(content.lines).flatMap((id) => [`line.${id}`, `name.${id}`]);
	const kept = [...content.flows.values()].flatMap(({ signs, steps }) => [
		...signs.flatMap(({ keep }) => Object.entries(keep)),
		...Object.values(steps).flatMap((step) => [
			...[step.own, step.number].filter((fact) => fact !== undefined).map((fact) => [fact, "known"] as const),
			...step.options.flatMap(({ keep }) => Object.entries(keep)),
		]),
	]);
	const slots = new Set([...FIXED_SLOTS, ...lines, ...Object.keys(content.facts), ...kept.map(([fact]) => fact)]);
	const conditions = new Set([
		...Object.keys(content.lines).flatMap((id) => [`free.${id}`, `always.${id}`, `known.${id}`, `own.${id}`]),
		...Object.entries(content.facts).flatMap(([fact, { values }]) =>
			Object.keys(values).map((value) => `${fact}.${value}`),
		),
		...kept.map(([fact, value]) => `${fact}.${value}`),
		...[...Object.keys(content.facts), ...kept.map(([fact]) => fact)].flatMap((fact) => [
			`${fact}.known`,
			`${fact}.unknown`,
		]),
	]);
	return textsOf(content).flatMap(([place, text]) => {
		const wordings = Object.values(text).flat();
		const unknown = wordings.flatMap((wording) => [...wording.matchAll(SLOT)].map(([, name]) => name as string));
		return [
			...[...new Set(unknown)].filter((name) => !slots.has(name)).map((name) => `${place}: nothing fills {${name}}`),
			...wordings
				.flatMap((wording) => [...wording.matchAll(CONDITION)])
				.filter(([, condition]) => condition === undefined || !conditions.has(condition))
				.map(([part]) => `${place}: ${part} is no condition of a line or a fact`),
			...wordings
				.filter((wording) => NUMBER.test(wording))
				.map((wording) => `${place}: a number that is no slot: ${wording}`),
		];
	});
}

/** Everything that is said, by its place. */
export function textsOf(content: Content): [string, Text][] {
	const steps = [...content.flows.values()].flatMap(({ id, steps: all }) =>
		Object.entries(all).flatMap(([name, { say }]): [string, Text][] => [[`${id}/${name}`, say]]),
	);
	const heard = [...content.flows.values()].flatMap((flow): [string, Text][] => [
		...flow.signs.flatMap(({ id, say }): [string, Text][] => (say ? [[`${flow.id}/signs/${id}`, say]] : [])),
		...flow.stands.map(({ say }, at): [string, Text] => [`${flow.id}/stands/${at}`, say]),
		...(flow.heard ? [[`${flow.id}/heard`, flow.heard] as [string, Text]] : []),
		...(flow.words ? [[`${flow.id}/words`, flow.words] as [string, Text]] : []),
	]);
	const entries = [...content.entries.values()].map(({ id, say }): [string, Text] => [id, say]);
	const acts = [...content.acts.values()].flatMap(({ id, say, beside }) =>
		Object.entries({ ...say, ...(beside && { beside }) }).map(([tone, text]): [string, Text] => [
			`acts/${id}/${tone}`,
			text,
		]),
	);
	return [...steps, ...heard, ...entries, ...acts, ...content.sentences];
}
