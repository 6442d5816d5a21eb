import { describe, expect, test } from "vitest";
import { csvLine } from "./csv";

test("a line is as RFC 4180 has it", () => {
	expect(csvLine(["a", 'say "yes"', "one, two", "line\nbreak", 7, null])).toBe(
		'a,"say ""yes""","one, two","line\nbreak",7,\r\n',
	);
});

describe("what a spreadsheet would run", () => {
	test.each(["=1+1", "+91 98765", "-2+3", "@SUM(A1)", "\t=1", "\r=1", " =1+1", "＝1", '=HYPERLINK("http://x","y")'])(
		"%j has an apostrophe in front",
		(cell) => {
			expect(csvLine([cell]).replaceAll('""', '"').replace(/^"/, "")).toMatch(/^'/);
		},
	);

	test("names, phones and numbers stay as they are", () => {
		expect(csvLine(["Asha-Rao", "9876543210", "क्षमा", -5])).toBe("Asha-Rao,9876543210,क्षमा,-5\r\n");
	});
});
