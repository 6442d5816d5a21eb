import { describe, expect, test } from "vitest";
import { checkJoining } from "./joining";

const NONE = { consentText: null, minimumAge: null };

describe("who signs up", () => {
	test("is asked for nothing more unless the operator asks", () => {
		expect(checkJoining({}, NONE, "young")).toEqual({});
	});

	test.each([
		["18", undefined],
		[" 44 ", undefined],
		["17", "young"],
		["", "Age is required"],
		["0", "Age must be a whole number of years"],
		["121", "Age must be a whole number of years"],
		["17.5", "Age must be a whole number of years"],
		["१८", "Age must be a whole number of years"],
	])("of age %j is told %j where 18 is the least", (age, problem) => {
		expect(checkJoining({ age }, { ...NONE, minimumAge: 18 }, "young").age).toBe(problem);
	});

	test.each(["", "on", "no"])("has not agreed with %j", (consent) => {
		expect(checkJoining({ consent }, { ...NONE, consentText: "A text" }, "young").consent).toMatch(/agree/);
		expect(checkJoining({ consent: "yes" }, { ...NONE, consentText: "A text" }, "young")).toEqual({});
	});
});
