import { expect, test } from "vitest";
import { readRowId } from "./row-id";

test.each([
	["1", 1],
	["2147483647", 2147483647],
	["2147483648", null],
	["999999999999999", null],
	["0", null],
	["-1", null],
	["1.0", null],
	["", null],
	["one", null],
])("%j names %j", (text, id) => {
	expect(readRowId(text)).toBe(id);
});
