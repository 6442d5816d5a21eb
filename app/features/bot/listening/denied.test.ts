import { expect, test } from "vitest";
import { withoutDenied } from "./denied";

test.each([
	["im not angry im just done", "angry"],
	["idk. angry? too tired to be angry", "angry"],
	["she will cry and do pooja", "cry"],
	["he is so angry with me", "angry"],
])("in %j nobody who writes is %s", (plain, feeling) => {
	expect(withoutDenied(plain)).not.toMatch(new RegExp(`\\b${feeling}\\b`));
});

test.each(["i am angry", "i cry every day", "too tired to get up", "my son was crying", "if i tell they will be late"])(
	"%j stays as it is",
	(plain) => expect(withoutDenied(plain)).toBe(plain),
);
