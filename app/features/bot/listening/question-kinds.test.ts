import { expect, test } from "vitest";
import { EMPTY_MEMORY, remember } from "./memory";
import { closedKinds, isOfKind } from "./question-kinds";

const after = (...told: string[]) => closedKinds({ memory: told.reduce(remember, EMPTY_MEMORY), spoken: [] });

test.each([
	["i got ragged in the hostel", "Is it something at home, or somewhere else?"],
	["my sister said it", "Is it about a person?"],
	["i lie awake and think", "Did you get some sleep last night?"],
	["i had lunch and came back", "Have you eaten something today?"],
	["at night it is worse", "Is it heavier in the day, or at night?"],
	["since two weeks", "How long has it been like this?"],
	["i have not told anyone", "Who else knows about this?"],
	["I did not tell my wife how much it is", "Have you been able to say it to anybody before?"],
	["night duty for the third month", "When did work start to be like this?"],
])("after %j it is not asked: %s", (told, question) => {
	expect(isOfKind(question, after(told))).toBe(true);
	expect(isOfKind(question, after("it is all a bit much"))).toBe(false);
});

test("what was asked in other words is not asked again", () => {
	const closed = closedKinds({
		memory: EMPTY_MEMORY,
		spoken: [["What has eased the squeeze, even for a short time?"]],
	});
	expect(isOfKind("What has made the waiting a bit easier so far?", closed)).toBe(true);
	expect(isOfKind("What do you wish would happen?", closed)).toBe(false);
});
