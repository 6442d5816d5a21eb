import { describe, expect, it } from "vitest";
import { type Concern, NO_RISK, type Risk, screen } from "./screen";
import { TEST_PHRASES } from "./test-phrases";

const MET_BY: Readonly<Record<Concern, readonly Concern[]>> = {
	overdose: ["overdose"],
	explicit: ["explicit"],
	harm: ["harm"],
	violence: ["violence"],
	other: ["other"],
	indirect: ["indirect", "explicit"],
	soft: ["soft"],
	none: ["none", "soft"],
};

const concernOf = (text: string) => screen(text, NO_RISK, 1).concern;

describe("screen", () => {
	it.each(TEST_PHRASES)("answers %s: %s", (concern, text) => {
		expect(MET_BY[concern]).toContain(concernOf(text));
	});

	it.each([
		["I don't want to live", "explicit"],
		["I do not want to die", "none"],
		["I am not suicidal, only tired of my job", "none"],
		["I don't want to die but I am going to", "explicit"],
		["not suicidal, but I saved up all my sleeping pills", "explicit"],
		["I would never kill myself", "none"],
		["not hungry not sleepy just want to kill myself", "explicit"],
		["can't stop thinking of killing myself", "explicit"],
		["this heat is killing me and I want to die", "explicit"],
		["sucide mission of a sprint", "none"],
		["marna nahi chahta", "none"],
		["jeena nahi chahta", "explicit"],
		["मरना नहीं चाहती", "none"],
		["जीना नहीं चाहती", "explicit"],
	] as const)("weighs the negation in %j", (text, concern) => {
		expect(MET_BY[concern]).toContain(concernOf(text));
	});

	it("lets the past be past when the person is well", () => {
		expect(concernOf("Years ago I tried to kill myself. I got help and I'm well now.")).toBe("soft");
		expect(concernOf("Years ago I tried to kill myself and the same thoughts are back again")).toBe("explicit");
	});

	it("tells the one who writes from the one written about", () => {
		expect(concernOf("my brother wants to kill himself")).toBe("other");
		expect(concernOf("I love my brother but I want to kill myself")).toBe("explicit");
		expect(concernOf("my uncle took his own life last year")).toBe("soft");
	});

	it("tells the quoted 'main' from the one who writes", () => {
		expect(concernOf("wo keh rahi hai main jeena nahi chahti")).toBe("other");
		expect(concernOf("papa bol rahe hai ki main zeher kha lunga")).toBe("other");
		expect(concernOf("papa ne kuch nahi bola, main zeher kha lunga")).toBe("explicit");
		expect(concernOf("unke paas jana hai mujhe, rassi bandh di hai")).toBe("explicit");
	});

	it("takes an overdose before everything", () => {
		expect(concernOf("my husband beats me and I swallowed the whole bottle of pills")).toBe("overdose");
	});

	it("names the rule that weighed most", () => {
		expect(screen("I want to kill myself", NO_RISK, 1).rule).toBe("en.kill-self");
		expect(screen("hello", NO_RISK, 1).rule).toBeNull();
	});

	it.each(["", " ", "a".repeat(2000), "😭".repeat(300), "want to die ".repeat(160), "<script>", "أنا حزين"])(
		"takes any input",
		(text) => {
			expect(() => screen(text, NO_RISK, 1)).not.toThrow();
		},
	);
});

describe("risk that stays", () => {
	const raised: Risk = { level: "indirect", raisedAtTurn: 3, hintedAtTurn: 3, denied: false };

	it("is raised with the turn, and never lowered", () => {
		const first = screen("I feel like ending my life", NO_RISK, 4).risk;
		expect(first).toEqual({ level: "explicit", raisedAtTurn: 4, hintedAtTurn: 4, denied: false });
		expect(screen("what should I cook", first, 5).risk).toEqual(first);
	});

	it.each(["yes", "Yes.", "haan", "हाँ", "yes, sometimes"])("counts a bare %j to the direct question", (text) => {
		expect(screen(text, raised, 4).concern).toBe("explicit");
		expect(screen(text, NO_RISK, 4).concern).toBe("none");
		expect(screen(text, raised, 12).concern).not.toBe("explicit");
	});

	it.each([
		"bye forever",
		"thanks for everything, goodbye",
		"take care of my mother",
		"I have decided",
		"tonight",
		"it is all arranged",
		"alvida",
		"meri maa ka dhyan rakhna",
		"soch liya hai",
		"see you in the next life",
	])("hears %j differently", (text) => {
		expect(screen(text, raised, 9).concern).toBe("explicit");
		expect(screen(text, NO_RISK, 9).concern).not.toBe("explicit");
	});

	it.each(["no", "No, I am not", "I'm not suicidal", "nahi", "नहीं", "no no I won't do anything to myself"])(
		"softens after %j and keeps the level",
		(text) => {
			const { denial, risk } = screen(text, raised, 4);
			expect(denial).toBe(true);
			expect(risk).toEqual({ ...raised, denied: true });
		},
	);

	it.each(["not hungry not sleepy just want to kill myself", "I don't want to die but I am going to"])(
		"hears no denial in %j",
		(text) => {
			expect(screen(text, NO_RISK, 3)).toMatchObject({ concern: "explicit", denial: false });
			expect(screen(text, raised, 4).risk.denied).toBe(false);
		},
	);

	it("takes back the denial when danger is named again", () => {
		const denied: Risk = { level: "explicit", raisedAtTurn: 2, hintedAtTurn: 2, denied: true };
		expect(screen("I am going to kill myself", denied, 5).risk).toEqual({
			level: "explicit",
			raisedAtTurn: 5,
			hintedAtTurn: 5,
			denied: false,
		});
	});
});
