import { expect, test } from "vitest";
import { factIn, reflect, tellingPart, weightOfTold } from "./reflect";

test.each([
	["my boss shouted at me in front of everyone", "your boss shouted at you in front of everyone"],
	["I am not able to study at all", "you are not able to study at all"],
	["im so tired of my own house", "you are so tired of your own house"],
	["I was the one who found him", "you were the one who found him"],
	["Honestly, I just sit with my earphones on", "you just sit with your earphones on"],
	["he is not talking properly to me since Holi", "he is not talking properly to you since Holi"],
	["Result is out. I have let my father down again", "you have let your father down again"],
	["We don't eat together any more in our house", "you don't eat together any more in your house"],
	["I blame myself for all of it", "you blame yourself for all of it"],
])("turns %j", (typed, turned) => {
	expect(reflect(typed)).toBe(turned);
});

test.each([
	["a question", "why does my mother do this to me?"],
	["words about the bot", "I think you are useless to me"],
	["words that would hurt when said back", "I want to kill my whole phone today"],
	["a sentence without a subject", "cant sleep since two days now"],
	["Hindi", "मुझे बहुत अकेला लगता है आजकल"],
	["Hinglish without an English subject", "mera mann nahi lagta kahin bhi"],
	["a word or two", "i see"],
	["markup", "I <b>am</b> very sad about this today"],
	["a request", "I want to talk about something else now"],
])("leaves %s alone", (_, typed) => {
	expect(reflect(typed)).toBeNull();
});

test("is linear in what it is given", () => {
	const started = performance.now();
	for (const typed of ["a".repeat(2_000), "I am ".repeat(400), "my, ".repeat(500), "😀".repeat(1_000)]) reflect(typed);
	expect(performance.now() - started).toBeLessThan(1_000);
});

test.each([
	["i sit with the book but nothing goes in", "nothing goes in"],
	["my boards start on monday and i havent finished physics", "you haven't finished physics"],
	["my baby is 5 weeks old and i cry every day", "you cry every day"],
	["there is this boy in class and i cant even look at him", "you can't even look at him"],
	["she took my son with her. he is 4", "she took your son with her"],
	["I don't really know how to start this. He eats. Lately I feel so far from him.", "you feel so far from him"],
	["I don't think he has looked at me in weeks", "you don't think he has looked at you in weeks"],
	["i feel like a useless father", "you feel like a useless father"],
])("of %j the telling part is said back", (typed, turned) => {
	expect(tellingPart(typed)).toBe(turned);
});

test.each([
	["a mere fact", "my son calls on Sundays from Pune, he is busy"],
	["what others do", "they put my photo and wrote stuff"],
	["a verdict on oneself", "i am a failure and a burden"],
	["what is granted before a but", "i threw the plate but not at her"],
	["words about the talk", "i have never typed that before"],
	["what one should feel", "i should be happy and never cry i guess"],
	["an echo that adds nothing", "no i dont pick up. i dont have it"],
	["an echo with a pronoun", "No, I do not tell him these things."],
])("does not say back %s", (_, typed) => {
	expect(tellingPart(typed)).toBeNull();
});

test("what another never did weighs less than what one cannot do oneself", () => {
	expect(weightOfTold("your mother never left")).toBe(0);
	expect(weightOfTold("you couldn't say anything")).toBe(1);
});

test("a fact is said back, unless it is a verdict or only a number", () => {
	expect(factIn("my husband is on night shift")).toBe("your husband is on night shift");
	expect(factIn("my son is 4. he calls me uncle as a joke")).toBe("he calls you uncle as a joke");
	expect(factIn("i earn more than her son but ok")).toBe("you earn more than her son");
	expect(factIn("i am a burden to my family")).toBeNull();
});

test("what another may do one day does not weigh as what happened", () => {
	expect(weightOfTold("she will cry and do pooja")).toBe(0);
});

test.each([
	"he didnt say anything just pushed it over",
	"she doesnt say anything actually its mom",
	"he said when i was an article we didnt cry",
	"hes 17 he is big",
	"shes right i hate that",
	"he was safe he was in the cot",
	"i drive a truck so not in the day. never in the day",
	"i cant tell my husband he'll tell his mother",
])("two sentences in one are not said back: %s", (told) => {
	expect(tellingPart(told)).toBeNull();
});

test("a question hung on behind is left out", () => {
	expect(tellingPart("i dont feel anything when i look at her is that normal")).toBe(
		"you don't feel anything when you look at her",
	);
});
