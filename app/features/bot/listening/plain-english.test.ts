import { expect, test } from "vitest";
import { isPlainlyEnglish } from "./plain-english";

test.each(["i do not want to talk about it", "can you tell me what to do", "my father is not well", "i am sad"])(
	"%s is English",
	(typed) => expect(isPlainlyEnglish(typed)).toBe(true),
);

test.each([
	"papa fees bhejte hai har semester",
	"tum samajhte nahi ho",
	"office boss tension",
	"yaar exam tension",
	"हाँ",
	"",
])("%j may be something else", (typed) => expect(isPlainlyEnglish(typed)).toBe(false));
