import { describe, expect, it } from "vitest";
import {
	asksWhy,
	changeHeard,
	doesNotKnow,
	feelsWorse,
	goesAhead,
	hear,
	isConfused,
	wantsToSkip,
	wantsToStop,
} from "./hearing";
import type { Listening } from "./skill";

const heard = (userInput: string, act: string | null = null) => hear({ userInput, act });

describe("wantsToStop", () => {
	it.each([
		"stop",
		"STOP!!",
		"pls stop",
		"ok stop now",
		"quit",
		"enough",
		"bas",
		"bas karo yaar",
		"band karo",
		"बस",
		"बस करो",
		"छोड़ो",
		"छोड़ो",
		"no more",
		"nahi karna",
		"this is stupid",
	])("hears %s in every step", (message) => {
		for (const listening of ["words", "anything", "go-ahead", "choice"] satisfies Listening[]) {
			expect(wantsToStop(heard(message), listening)).toBe(true);
		}
	});

	it.each([
		"i want to stop drinking",
		"I can't stop crying",
		"he never stops shouting",
		"the bus stop",
		"I quit my job",
		"enough money for rent",
		"later in the evening",
	])("takes %s as an answer, even when the model calls it stop", (message) => {
		expect(wantsToStop(heard(message, "stop"), "words")).toBe(false);
	});

	it("trusts the model on short messages elsewhere", () => {
		expect(wantsToStop(heard("i am done with this thing", "stop"), "go-ahead")).toBe(true);
	});
});

describe("other manners", () => {
	it.each([
		"what?",
		"??",
		"huh",
		"i dont understand",
		"kya matlab",
		"समझ नहीं आया",
		"फिर से",
		"repeat please",
		"samajh nahi aaya yaar",
	])("hears confusion in %s", (message) => {
		expect(isConfused(heard(message), message)).toBe(true);
	});

	it.each(["what a day it was", "he does not understand me", "kya karun ghar ka mahaul kharab hai"])(
		"hears no confusion in %s",
		(message) => {
			expect(isConfused(heard(message), message)).toBe(false);
		},
	);

	it("hears skip, why and not knowing", () => {
		expect(["skip", "next", "aage", "आगे", "rather not say"].every((message) => wantsToSkip(heard(message)))).toBe(true);
		expect(["why", "kyun", "क्यों", "how will this help?"].every((message) => asksWhy(heard(message)))).toBe(true);
		expect(["idk", "pata nahi yaar", "पता नहीं", "hard to say"].every((message) => doesNotKnow(heard(message)))).toBe(
			true,
		);
	});

	it.each(["ok", "k", "done", "ho gaya", "हो गया", "👍", "ok done that", "yes", "haan ji", "okkkk", "theek hai"])(
		"goes ahead on %s",
		(message) => {
			expect(goesAhead(heard(message))).toBe(true);
		},
	);

	it.each(["no", "wait", "ho nahi raha", "not able to", "ok but i feel worse now", "my father came in and shouted"])(
		"does not go ahead on %s",
		(message) => {
			expect(goesAhead(heard(message))).toBe(false);
		},
	);
});

describe("feelsWorse", () => {
	it("hears harm by the exercise in every step", () => {
		expect(feelsWorse(heard("this is making me more anxious"), "words")).toBe(true);
		expect(feelsWorse(heard("i feel worse now"), "words")).toBe(true);
	});

	it("leaves pain alone where pain was asked for", () => {
		expect(feelsWorse(heard("my chest goes tight and I feel worse at night, dizzy"), "words")).toBe(false);
		expect(feelsWorse(heard("I can't do this"), "words")).toBe(false);
	});

	it("hears it plainly elsewhere", () => {
		for (const message of ["worse", "i feel dizzy", "aur bura", "चक्कर आ रहा है", "flashbacks"]) {
			expect(feelsWorse(heard(message), "anything")).toBe(true);
		}
		expect(feelsWorse(heard("not worse"), "anything")).toBe(false);
	});
});

describe("changeHeard", () => {
	it.each([
		["a bit easier", "better"],
		["thoda halka", "better"],
		["थोड़ा हल्का", "better"],
		["a little", "better"],
		["same", "same"],
		["no change", "same"],
		["not better", "same"],
		["waisa hi", "same"],
		["वैसा ही", "same"],
		["worse", "worse"],
		["harder", "worse"],
		["aur bhaari", "worse"],
		["और मुश्किल", "worse"],
		["not worse", "same"],
		["purple", null],
	])("hears %s as %s", (message, change) => {
		expect(changeHeard(heard(message))).toBe(change);
	});
});
