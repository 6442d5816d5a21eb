import { randomInt } from "node:crypto";

/** Digits and letters that nobody takes for another. The migration that brought references has the same. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/** Eight letters and digits without those that look alike, such as 0 and O: short enough to be read aloud. */
export function createReference(): string {
	return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
