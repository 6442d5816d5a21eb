import { expect, test } from "vitest";
import { NEW_STATE } from "../../state";
import type { Scene } from "../scene";
import { nearQuestion } from "./near-questions";

function asked(userInput: string, topic: "grief" | null = null): string | null {
	const thread = { ...NEW_STATE.thread, topic };
	const scene = { userInput, language: "hinglish", state: { ...NEW_STATE, thread } } as Scene;
	const near = nearQuestion(scene);
	return near === null ? null : `${near.phrase.hinglish[0]} ${near.slots.Person ?? ""}`.trim();
}

test.each([
	["biwi bolti hai doosra kaam dekho", /sunkar/],
	["unhone mana kar diya", /Us waqt/],
	["roommate ka 99 aata hai", /ke baare mein.* Roommate/],
	["maango ge to chhota ho jaunga kya", /sawaal/],
	["mummy ko bolti hu sab theek hai", /Mummy/],
	["meri dukaan hai mobile repair ki", /Kaam par/],
	["maine bola to boli earphone laga le", /sunkar/],
	["bola khana khaya kya", /sunkar/],
	["wo boli maa main school chhod du kya", /sunkar/],
	["sarkar ki koi yojana hai kya", /pakka nahin jaanta/],
	["message likhu kya use", /sawaal/],
	["padhne baithu to reels dekhne lagta hu", /Phone/],
])("asks on from %j", (told, question) => {
	expect(asked(told)).toMatch(question);
});

test.each([
	["nobody is no person", "koi dost nahi bana abhi tak"],
	["a number of days is no event", "roz nahi, 4 din"],
	["what was not said was not heard", "wo galat nahi bol rahi"],
	["how long it has been is no event", "char mahine ho gaye hai"],
	["what one says oneself was not heard", "ghar pe bola acha raha"],
	["a verb is no husband", "naha bhi nahi pati aajkal"],
	["what is refused is not asked about", "mat bolo doctor ka"],
	["what grew less is no event", "online ki wajah se grahak kam ho gaye"],
	["a teacher is not asked about teachers", "mai teacher hu private"],
	["to have grown up is no event", "bade bhi ho gaye"],
	["what did not happen is no event", "unhone kuch nahi kiya"],
	["who is called bhai is nobody to ask about", "bhai ek baat bolni thi"],
])("%s", (_, told) => {
	expect(asked(told)).toBeNull();
});

test("nothing is said to come after a death", () => {
	expect(asked("sab khatam ho gaya us din", "grief")).toBeNull();
});
