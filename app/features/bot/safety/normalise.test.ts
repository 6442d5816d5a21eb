import { describe, expect, it } from "vitest";
import { clauses, normalise } from "./normalise";
import { romanise } from "./romanise";

describe("normalise", () => {
	it.each([
		["I don’t want to", "i dont want to"],
		["I’m   “fine”", "i am fine"],
		["k i l l  myself", "kill myself"],
		["k.i.l.l myself", "kill myself"],
		["wanna d i e", "want to die"],
		["su1c1de", "suicide"],
		["d!e", "die"],
		["k!lled mys3lf", "killed myself"],
		["s**cide", "suicide"],
		["kiiiilll my self", "kill myself"],
		["sucide", "suicide"],
		["killmyself", "kill myself"],
		["imgoingtokillmyselftonight", "i am going to kill myself tonight"],
		["idontwanttolive", "i dont want to live"],
		["wanttodiewanttodie", "want to die want to die"],
		["tomorrowgonnakillmyselfgn", "tomorrow going to kill myself gn"],
		["idontwanttoliveandthistimeihavethebladewithme", "i dont want to live and this time i have the blade with me"],
		["1 w4nt 2 d13", "1 want to die"],
		["i am thinking of sueside", "i am thinking of suicide"],
		["soosidal thoughts", "suicidal thoughts"],
		["i sided with her by the seaside, he sussed it out", "i sided with her by the seaside , he sussed it out"],
		["professionalpainkillersandingredients", "professionalpainkillersandingredients"],
		["amended the agenda, dad cutely ended the weekend", "amended the agenda , dad cutely ended the weekend"],
		["I. Want. To. Die. Please.", "i want to die please ."],
		["I want\nto\ndie\nthat is the poem", "i want to die , that is the poem"],
		["No. Nothing. Fine.", "no . nothing . fine ."],
		["kms", "kill myself"],
		["unaliving myself", "killing myself"],
		["kermit sewer slide", "suicide"],
		["ki\u200bll", "kill"],
		["ｄｉｅ", "die"],
		["dіe", "die"],
		["🔪", "knife"],
		["3am, 20 pills", "3am , 20 pills"],
	])("reads %j as %j", (written, plain) => {
		expect(normalise(written)).toBe(plain);
	});

	it("brings the forms of Devanagari together", () => {
		expect(normalise("ज़िन्दगी हूँ")).toBe(normalise("जिंदगी हूं"));
	});

	it("does not fall for names that every object has", () => {
		expect(normalise("constructor __proto__ toString")).toContain("constructor");
	});

	it.each([
		["one letter", "a".repeat(2000)],
		["pictures", "😭🔪".repeat(150)],
		["right to left", "أنا حزين جدا ".repeat(120)],
		["code", "if (a[0] !== b) { return c; }\n".repeat(60)],
		["stars", "*_*".repeat(600)],
		["spaced letters", "a b ".repeat(500)],
		["nothing", ""],
		["half a pair", "\ud83d"],
	])("takes %s", (_, input) => {
		expect(typeof normalise(input)).toBe("string");
		expect(Array.isArray(clauses(normalise(input)))).toBe(true);
	});
});

describe("clauses", () => {
	it.each([
		["i dont want to die but i will", ["i dont want to die", "but i will"]],
		["kuch nahi karunga lekin thak gaya", ["kuch nahi karunga", "lekin thak gaya"]],
		["theek hu par thak gaya hu", ["theek hu", "par thak gaya hu"]],
		["मैं ठीक हूं पर थक गया", ["मैं ठीक हूं", "पर थक गया"]],
		["chhat par khada hu", ["chhat par khada hu"]],
		["no option but death", ["no option except_for death"]],
		["a , b . c ?", ["a", "b", "c"]],
	])("splits %j", (text, parts) => {
		expect(clauses(text)).toEqual(parts);
	});
});

describe("romanise", () => {
	it.each([
		["मर जाऊंगा", "mar jaunga"],
		["marna chaahti hoon", "marna chahti hu"],
		["मरना चाहती हूं", "marna chahti hu"],
		["मारता", "maarta"],
		["zindagi", "jindagi"],
		["नहीं", "nahi"],
	])("writes %j as %j", (written, plain) => {
		expect(romanise(written)).toBe(plain);
	});
});
