import { describe, expect, it } from "vitest";
import { CUES, cuesOf, understandByRules } from "./rules";

describe("understandByRules: short answers", () => {
	it.each([
		["yes", "yes"],
		["Yes please", "yes"],
		["haan ji", "yes"],
		["हाँ", "yes"],
		["👍", "yes"],
		["no", "no"],
		["nahin", "no"],
		["नहीं", "no"],
		["stop", "stop"],
		["bas karo yaar", "stop"],
		["रुको", "stop"],
		["hiii", "greeting"],
		["नमस्ते", "greeting"],
		["thx", "thanks"],
		["शुक्रिया", "thanks"],
		["bye", "goodbye"],
		["pata nahi", "dont-know"],
		["idk man", "dont-know"],
		["पता नहीं", "dont-know"],
		["kya karu", "advice"],
		["aap kaun ho", "who-are-you"],
	])("%s is %s", (text, act) => {
		const found = understandByRules(text);
		expect(found.act?.id).toBe(act);
		expect(found.act?.confidence).toBeGreaterThan(0.9);
		expect(found.wholeMessage).toBe(true);
	});
	it("does not take a long message for its first word", () => {
		expect(understandByRules("no one in this house asks how I am").act?.id).not.toBe("no");
		expect(understandByRules("stop signs remind me of the accident").act).toBeNull();
	});
});

describe("understandByRules: acts within a message", () => {
	it.each([
		["i want to talk to a real person", "human"],
		["are you a real person", "who-are-you"],
		["kisi insaan se baat karni hai", "human"],
		["can i book a session for sunday", "book"],
		["will you tell my parents", "privacy"],
		["neend ki goli le lu kya", "medicine"],
		["क्या मुझे डिप्रेशन है", "diagnosis"],
		["saans wali exercise karao", "exercise"],
		["lets talk about something else", "stop"],
	])("%s is %s", (text, act) => {
		expect(understandByRules(text).act?.id).toBe(act);
	});
});

describe("understandByRules: topics", () => {
	it.each([
		["mujhe neend nahin aati", "sleep"],
		["saas roz taane deti hai", "in-laws"],
		["mera breakup ho gaya", "break-up"],
		["papa guzar gaye pichle mahine", "grief"],
		["bahut akela lagta hai", "loneliness"],
		["gusse me sab tod diya", "anger"],
		["karz chukane ke paise nahi hai", "money"],
		["pati sharab peekar aate hai", "marriage"],
		["पढ़ाई में मन नहीं, परीक्षा सिर पर है", "exams"],
		["शराब की लत छूट नहीं रही", "substances"],
		["बहुत घबराहट और चिंता रहती है", "anxiety"],
		["घर की याद आती है हॉस्टल में", "homesickness"],
		["my manager insulted me in the meeting", "work"],
		["we lost the pregnancy in march", "new-mother"],
	])("%s is among the first three for %s", (text, topic) => {
		const { topics } = understandByRules(text);
		expect(topics.map((found) => found.topic)).toContain(topic);
		expect(topics.length).toBeLessThanOrEqual(3);
	});
	it("is less sure of one hint than of several", () => {
		const hint = understandByRules("the fees").topics[0]?.confidence ?? 0;
		const several = understandByRules("loan emi and recovery agents").topics[0]?.confidence ?? 0;
		expect(several).toBeGreaterThan(hint);
	});
	it.each(["", "   ", "😭".repeat(300), "a".repeat(2000), "مرحبا", "<b>x</b>"])("survives %j", (text) => {
		expect(understandByRules(text).topics).toEqual([]);
	});
});

describe("cuesOf", () => {
	it("counts hits, each at most two", () => {
		expect(cuesOf("hello")).toHaveLength(CUES);
		expect(Math.max(...cuesOf("exam result marks syllabus viva"))).toBe(2);
		expect(cuesOf("").every((cue) => cue === 0)).toBe(true);
	});
});
