import { describe, expect, test } from "vitest";
import { SHIPPED_LINES } from "./content/content.server";
import { linesWith, withLines } from "./lines";

const lines = (own?: unknown) => linesWith(SHIPPED_LINES, own);

describe("the lines of help", () => {
	test("are those of the content without an operator's", () => {
		expect(lines().talk).toMatchObject({ number: "14416", name: { en: "Tele-MANAS" }, free: true, checked: "2026-11" });
		expect(Object.keys(lines())).toEqual(["emergency", "talk", "talkAlternative", "children", "women", "cyber"]);
	});

	test("what the content knows of a service goes with its number: a bare number is named by its purpose", () => {
		const { talk } = lines({ talk: "080 46110007" });
		expect(talk).toMatchObject({ number: "080 46110007", name: { en: "Helpline to talk" }, free: false });
		expect(talk).toMatchObject({ hours: null, languages: null, happens: null, source: null, checked: null });
		expect(JSON.stringify(talk)).not.toMatch(/MANAS|मानस|day and night/);
	});

	test("the number that ships, given bare, is that service's", () => {
		expect(lines({ talk: "14416" }).talk).toEqual(lines().talk);
	});

	test("an operator's name, hours and languages stand with the number, in every language", () => {
		const own = { name: "Campus line", number: "080 46110007", hours: "9 am to 9 pm", languages: "Kannada, English" };
		expect(lines({ talk: own }).talk).toMatchObject({
			number: own.number,
			name: { en: "Campus line", hi: "Campus line" },
			hours: { en: "9 am to 9 pm", hinglish: "9 am to 9 pm" },
			languages: { hi: "Kannada, English" },
		});
	});

	test("a second number goes with the first one, unless it is given itself", () => {
		const own = { name: "Campus line", number: "080 46110007" };
		expect(lines({ talk: own }).talkAlternative).toMatchObject({ number: own.number, name: { en: "Campus line" } });
		const both = lines({ talk: own, talkAlternative: "080 46110008" });
		expect(both.talkAlternative?.number).toBe("080 46110008");
	});

	test.each([
		[{ nobody: "112" }, /nobody is no line/],
		[{ talk: "call us" }, /telephone number/],
		[{ talk: { name: "Campus line" } }, /telephone number/],
		[{ talk: { name: "Campus line", number: "112", fax: "1" } }, /fax/],
		[["112"], /./],
	])("%j is refused", (own, problem) => {
		expect(() => lines(own)).toThrow(problem);
	});

	test("fill the slots of a page, and nothing else does", () => {
		expect(withLines("{name.talk}: {line.talk}", lines(), "hi")).toBe("टेली-मानस: 14416");
		expect(() => withLines("{line.nobody}", lines(), "en")).toThrow("{line.nobody}");
		expect(() => withLines("{line.constructor}", lines(), "en")).toThrow("{line.constructor}");
	});
});
