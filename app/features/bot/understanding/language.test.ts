import { describe, expect, it } from "vitest";
import { detectLanguage } from "./language";

describe("detectLanguage", () => {
	it.each([
		"I have to do the main thing and hi to me",
		"me and the mere thought of it",
		"my saas is angry with me yaar",
		"papa and mummy fight every day",
		"Hi",
		"ok",
		"log kya kahenge is all I hear at home",
		"feeling very udaas today",
		"my saas is so rude to me",
		"papa is the one to do it in the end",
		"say hi to him for me, so do I, the two of us",
		"",
		"😭😭😭",
		"12345",
	])("English: %s", (text) => {
		expect(detectLanguage(text)).toBe("en");
	});
	it.each([
		"mujhe neend nahi aati",
		"mera boss bahut toxic hai",
		"haan",
		"nahi",
		"pata nahi",
		"kya karu",
		"theek hai",
		"ghar wale samajhte hi nahi meri baat",
		"namaste",
		"kal exam hai aur kuch nahi padha",
		"sach me thak gaya hu yaar",
		"mai padhta hu par phone me lag jata hu",
		"papa ko pata nahi",
		"pata chalega to ghar bula lenge",
		"dost sab pass ho gaye",
		"bhai sun",
		"bakwas app hai",
		"tu robot hai na",
		"ghar pe nhi btaya",
		"dukaan band ho gayi, kiraya kahan se dunga",
	])("Hinglish: %s", (text) => {
		expect(detectLanguage(text)).toBe("hinglish");
	});
	it.each(["मुझे नींद नहीं आती", "हाँ", "मेरा boss बहुत toxic है"])("Hindi: %s", (text) => {
		expect(detectLanguage(text)).toBe("hi");
	});
});
