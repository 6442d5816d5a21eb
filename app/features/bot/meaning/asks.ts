import { seededRandom } from "./learning";
import { learnRegression, type Regression, scoresOf, small } from "./regression";

/** What tells asking from telling: words and short runs of words, and a weight for each. */
export type AsksModel = { forms: readonly string[]; weights: Regression };

/** A question by the answer that it asks for, in the one spelling. */
export type Question = { id: string; key: string };

/** A form that fewer answers are asked for with belongs to what is asked, not to asking. */
const FEWEST_ANSWERS = 6;
const LONGEST_RUN = 3;
/** What is told before or after a question is shorter than this. */
const LONGEST_TOLD = 16;
/** A mark of asking that stands by itself. */
const MARK = "?";
const LABELS = 2;

/**
 * Learns it from questions and from what is told. People tell something and then ask: so each question is learned from
 * also with something told before or behind it, with a mark between them or not.
 *
 * @param told statements in the one spelling, by the language of the questions that they are joined with
 */
export function learnAsks(
	questions: readonly (Question & { language: string })[],
	told: readonly { key: string; language: string }[],
): AsksModel {
	const forms = commonForms(questions);
	const places = new Map(forms.map((form, at) => [form, at]));
	const random = seededRandom();
	const short = new Map<string, string[]>();
	for (const { key, language } of told)
		if (key.split(" ").length <= LONGEST_TOLD) short.set(language, [...(short.get(language) ?? []), key]);
	const another = (language: string) => {
		const all = short.get(language) ?? [""];
		return all[Math.floor(random() * all.length)] as string;
	};
	const between = () => (random() < 0.5 ? " " : " , ");
	const asking = questions.flatMap(({ key, language }) => [
		key,
		another(language) + between() + key,
		random() < 0.6 ? another(language) + between() + key : key + between() + another(language),
	]);
	const telling = told.flatMap(({ key, language }) => [key, key + between() + another(language)]);
	const samples = [asking, telling].flatMap((keys, target) =>
		keys.map((key) => ({ target: 1 - target, features: featuresOf(places, key) })),
	);
	return { forms, weights: small(learnRegression(samples, forms.length, LABELS)) };
}

/** Makes what says how much speaks for asking: 0 is as likely as not, 1 nearly three times as likely. */
export function createAsks({ forms, weights }: AsksModel): (key: string) => number {
	const places = new Map(forms.map((form, at) => [form, at]));
	return (key) => {
		const [told = 0, asked = 0] = scoresOf(weights, featuresOf(places, key));
		return asked - told;
	};
}

function featuresOf(places: ReadonlyMap<string, number>, key: string) {
	const found = [...formsIn(key)].flatMap((form) => places.get(form) ?? []);
	return { places: found, values: found.map(() => 1) };
}

/** What many different questions share is how one asks. */
function commonForms(questions: readonly Question[]): string[] {
	const answersOf = new Map<string, Set<string>>();
	for (const { id, key } of questions)
		for (const form of formsIn(key)) answersOf.set(form, (answersOf.get(form) ?? new Set()).add(id));
	return [...answersOf]
		.filter(([, ids]) => ids.size >= FEWEST_ANSWERS)
		.map(([form]) => form)
		.sort();
}

/** Runs of up to three words within a clause, and apart from them what a clause begins and ends with. */
function formsIn(key: string): Set<string> {
	const forms = new Set<string>(key.includes(MARK) ? [MARK] : []);
	for (const clause of key.split(/ ?[,.?] ?/)) {
		const words = clause.split(" ").filter((word) => word !== "");
		for (let length = 1; length <= LONGEST_RUN && length <= words.length; length++) {
			for (let start = 0; start + length <= words.length; start++)
				forms.add(words.slice(start, start + length).join(" "));
			if (length === LONGEST_RUN) continue;
			forms.add(`^${words.slice(0, length).join(" ")}`);
			forms.add(`${words.slice(-length).join(" ")}$`);
		}
	}
	return forms;
}
