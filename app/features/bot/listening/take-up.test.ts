import { expect, test } from "vitest";
import { DEFAULT_HELPLINES, helplineNumbers } from "../safety/helplines";
import { NEW_STATE } from "../state";
import type { Topic } from "../understanding/labels";
import { createVoice } from "../voice";
import type { Scene } from "./scene";
import { takeUp } from "./take-up";
import { TAKE_UP_FORMS } from "./take-up-forms";
import { TAKE_UP_SCENES } from "./take-up-scenes";

function scene(userInput: string, topic: Topic | null = "family", spoken: string[][] = []): Scene {
	return {
		userInput,
		understood: { act: null, ruledAct: null, topics: [], intensity: 0 },
		language: "en",
		say: createVoice("en", spoken, 0).say,
		helplines: helplineNumbers(DEFAULT_HELPLINES),
		state: { ...NEW_STATE, spoken, thread: { topic, turns: 2, leanings: {} } },
	};
}

const wordings = (id: string) => TAKE_UP_FORMS.find((form) => form.id === id)?.ask.en ?? [];

test.each([
	["i am scared i will forget everything in the hall", "fear"],
	["what if it happens in the exam", "what-if"],
	["no one asked me why", "was-never-asked"],
	["i thought she would understand", "had-hoped-otherwise"],
	["That troubled me more than it should", "was-touched"],
	["i stopped going to cricket on sundays. no reason", "let-something-go"],
	["i don't know why i said no", "does-not-know-why"],
	["her brother asked for money and i said no", "said-no"],
	["my sister is getting married next month", "looks-ahead"],
	["my supervisor denied my leave", "was-refused"],
	["i cant tell her", "cannot-tell"],
	["my mother sent a photo of a girl. i said nice", "what-was-left-unsaid"],
	["my wife says take a day off", "heard-from-another"],
	["mom thinks im making excuses", "seen-wrongly"],
	["i think he maybe knows", "a-sense-of-another"],
	["dad hasnt said anything he just looked at the hole", "a-sign-from-another"],
	["in the evening i sit in the car for a while", "hours-alone"],
	["i poured the rest in the sink", "something-done"],
	["he left and now i want him back", "wants-it-back"],
	["maybe i should go back to the old role", "weighs-a-step"],
	["i dont know what to say to them", "lacks-words-for-them"],
	["match on saturday. first one without him", "looks-ahead"],
	["i smiled", "what-was-left-unsaid"],
	["papa calls at 9 every night. asks what did you study", "heard-from-another"],
	["teacher still sends me videos", "a-sign-from-another"],
	["i lied to my sponsor also", "could-not-hold-it"],
	["i should be happy i guess", "should-feel-otherwise"],
	["i was going to be a singer", "what-was-once-wished"],
	["i did hotel management. wanted to be a chef", "what-was-once-wished"],
	["i dont know what got into me", "does-not-know-why"],
	["my wife put them in water and said nothing", "a-sign-from-another"],
	["she read it. she said we will talk on sunday", "looks-ahead"],
	["it happened again", "it-is-back"],
	["ok but what if she faints", "what-if"],
	["i dont tell papa", "cannot-tell"],
	["they keep looking at me like im broken", "seen-wrongly"],
	["i start on the 1st", "looks-ahead"],
	["i dont want to let him down", "does-not-want-to-fail"],
	["third time this month", "once-more"],
])("%s is asked on from", (told, id) => {
	expect(wordings(id)).toContain(takeUp(scene(told))?.ask.en[0]);
});

test.each([
	["a question", "did he say why?"],
	["a feeling that is denied", "i am not scared of him"],
	["what somebody else does, named in passing", "i like to hear the delivery guy say enjoy"],
	["a word or two", "again"],
	["a name", "at work they call me aarav"],
	["a death", "She left us in August. Cancer."],
	["what is every week", "test on sunday. every sunday"],
	["a liking", "she likes momos"],
	["what was missed through an illness", "i was sick for a month so i missed the whole ratio part"],
	["what is never said", "he never says anything"],
	["a trade", "i drive a cab, ola and uber"],
])("%s is not", (_, told) => {
	expect(takeUp(scene(told))).toBeNull();
});

test("a loss is not for weighing", () => {
	expect(takeUp(scene("he said my name that morning", "grief"))).toBeNull();
});

test("the same way of asking does not come twice in a row, and no wording comes again", () => {
	const [first = ""] = wordings("heard-from-another");
	expect(takeUp(scene("he said i am late", "work", [[first]]))).toBeNull();
	expect(takeUp(scene("he said i am late", "work", [[first], [], []]))?.ask.en).not.toContain(first);
});

test("every question is one question, and stands in one form alone", () => {
	const all = TAKE_UP_FORMS.flatMap(({ ask }) => ask.en);
	for (const wording of all) expect(wording.match(/\?/g)).toHaveLength(1);
	expect(new Set(all).size).toBe(all.length);
});

test("forms are linear in what they are given", () => {
	const started = performance.now();
	for (const told of ["my a b ".repeat(300), "i just ".repeat(300), "is will ".repeat(250), "a".repeat(2_000)])
		takeUp(scene(told));
	expect(performance.now() - started).toBeLessThan(1_000);
});

test.each([
	["my cousin got 96 in boards", "laid-beside-another"],
	["the librarian lets me help her put back books", "was-kind"],
	["i didnt say bye properly that morning", "no-goodbye"],
	["she takes the baby out of my arms", "hands-took-over"],
	["i tell mumma i stayed for football", "keeps-it-from-them"],
	["i went to the washroom and cried", "tears-came"],
	["last night i slept maybe 2 hrs", "short-nights"],
	["my father was the same", "was-so-before-them"],
	["they threw me out last night", "without-a-roof"],
	["i just want to go home", "wants-to-be-home"],
	["We were married for forty one years.", "so-many-years"],
	["since sunday. sleeping at a friends shop", "sleeps-elsewhere"],
	["i stopped going to lunch i sit in the washroom", "sits-it-out"],
	["my husband is on night shift", "is-away"],
	["Thirty six years.", "so-many-years"],
	["i had a name", "had-a-name"],
	["i ran a team of 12 people", "who-one-was"],
	["mom is sick", "is-ill"],
	["maybe 5 or 6. sometimes more", "some-and-sometimes-more"],
	["he used to read the newspaper aloud to me", "used-to-do"],
	["i still have the invitation cards in a box", "still-keeps"],
	["i moved here after my fiance and i ended things", "has-moved"],
	["the grandson, he is four, he asks where dada is", "is-asked-by-a-child"],
	["last year i almost gave up on it", "nearly-gave-up"],
	["he never says it but i know", "is-known-unsaid"],
	["i feel like a useless father", "a-feeling-named"],
	["theres one girl fatima she shares her notes w me", "was-kind"],
	["i want to be there for her birthday", "a-wish"],
])("the scene in %j is taken up as %s", (userInput, id) => {
	const text = userInput.toLowerCase();
	expect(TAKE_UP_SCENES.find(({ heard, unless }) => heard.test(text) && unless?.test(text) !== true)?.id).toBe(id);
});

test.each([
	"i want to die",
	"i just want it to be over",
	"he doesnt let me sit with them and nobody helps me",
	"they think im doing mocks",
	"he used to beat me",
	"i still have the pills",
	"i still have three chapters",
	"2 or 3 years",
	"i changed my seat to the last row",
	"she made me promise not to say",
	"some girls in my class made a page about me",
	"they keep looking at me like im broken",
	"i never cry",
])("%j is no such scene", (userInput) => {
	expect(
		TAKE_UP_SCENES.find(({ heard, unless }) => heard.test(userInput) && unless?.test(userInput) !== true)?.id,
	).toBe(undefined);
});
