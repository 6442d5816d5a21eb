import { expect, test } from "vitest";
import { fullWidth } from "../../../tests/support/full-width";
import { wordsIn } from "../frame/frame-content";
import { checkCallBack, WANTED } from "./call-back-form";
import { CONTENT_FILES } from "./content/files.server";
import { callBackContentSchema } from "./words";

const GOOD = { phone: "9876543210", name: "Asha", wanted: "soon" };

test("a phone and when are enough, a name is not needed", () => {
	expect(checkCallBack(GOOD)).toEqual({ ok: true, wish: GOOD });
	expect(checkCallBack({ ...GOOD, name: "  " })).toEqual({ ok: true, wish: { ...GOOD, name: null } });
	expect(checkCallBack({ ...GOOD, phone: " 9876543210 " })).toMatchObject({ ok: true, wish: { phone: "9876543210" } });
});

test.each([
	["phone", "", "Phone number must be a 10-digit number"],
	["phone", "987654321", "Phone number must be a 10-digit number"],
	["phone", fullWidth("9876543210"), "Phone number must be a 10-digit number"],
	["name", "n".repeat(101), "Name must have at most 100 characters"],
	["name", "As\u202eha", "Name has a character that cannot be seen. Please type it anew instead of pasting it"],
	["wanted", "", "Choose when we should call"],
	["wanted", "toString", "Choose when we should call"],
])("%s %j is refused with a sentence", (field, value, sentence) => {
	expect(checkCallBack({ ...GOOD, [field]: value })).toEqual({ ok: false, problems: { [field]: sentence } });
});

test("all that is wrong is told at once", () => {
	const checked = checkCallBack({ phone: "x", name: "", wanted: "never" });
	expect(!checked.ok && Object.keys(checked.problems)).toEqual(["phone", "wanted"]);
});

test("a time of day is called alike in the form and at the desk", () => {
	expect(wordsIn(callBackContentSchema.parse(CONTENT_FILES)["call-me.yaml"], "en")).toMatchObject(WANTED);
});
