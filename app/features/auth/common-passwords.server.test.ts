import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.server";

test("the ten thousand commonest are refused, as far as eight characters let them in at all", () => {
	const commonest = dictionary["passwords-common"].slice(0, 10_000).filter((password) => password.length >= 8);
	expect(commonest.length).toBeGreaterThan(3_000);
	expect(commonest.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test.each(["password1", "12345678", "qwertyuiop", "India123", "ILOVEYOU1", " password123 ", "ｐａｓｓｗｏｒｄ"])(
	"%j is one that many people use",
	(password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(["a long password", "gulmohar in the rain", "नमस्ते दुनिया"])("%j is not", (password) => {
	expect(isCommonPassword(password)).toBe(false);
});
