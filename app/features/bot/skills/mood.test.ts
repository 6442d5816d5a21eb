import { describe, expect, it } from "vitest";
import { compareMood, readMood, saysNumber } from "./mood";

describe("readMood", () => {
	it.each([
		["3", 3],
		["3/10", 3],
		["i'd say 3 out of 10", 3],
		["10 me se 4", 4],
		["0", 0],
		["11", 10],
		["-2", 0],
		["7.5", 7.5],
		["2-3", 2.5],
		["between 4 to 5", 4.5],
		["७", 7],
		["five", 5],
		["maybe six?", 6],
		["paanch", 5],
		["panch hi samjho", 5],
		["do", 2],
		["teen yaar", 3],
		["aath", 8],
		["पाँच", 5],
		["पांच", 5],
		["दस में से तीन", 3],
		["not great", 4],
		["meh", 4],
		["not good at all", 3],
		["theek nahi", 3],
		["theek thaak", 5],
		["bekar", 2],
		["bahut bura", 1],
		["ठीक नहीं", 3],
		["बहुत बुरा", 1],
		["awful", 1],
		["okay i guess", 6],
		["pretty good", 9],
		["not so bad", 5],
		["its a 4 because of my boss", 4],
		["i feel like 6 today", 6],
		["i am feeling quite low after the call with her", 4],
	])("reads %s as %s", (message, mood) => {
		expect(readMood(message)).toBe(mood);
	});

	it.each([
		"",
		"   ",
		"what?",
		"my mother called me yesterday and we spoke of the wedding for one hour again",
		"since 3 years",
		"at 5 pm",
		"asdf",
		"9876543210",
		"i have 2 kids at home",
		"3 chapters left",
		"my mother is so sad about it",
		"she is good to me only on one day",
		"papa gave me 50 rupees",
	])("finds no mood in %j", (message) => {
		expect(readMood(message)).toBeNull();
	});

	it("tells numbers from words", () => {
		expect(saysNumber("paanch")).toBe(true);
		expect(saysNumber("not great")).toBe(false);
	});
});

describe("compareMood", () => {
	it("names the direction", () => {
		expect(compareMood(3, 5).change).toBe("better");
		expect(compareMood(3, 3).change).toBe("same");
		expect(compareMood(3, 2).change).toBe("worse");
	});
});
