import "../../../tests/support/temporary-database";
import { expect, test } from "vitest";
import { deviceMark, rememberDevice } from "./devices.server";

test("a browser is known to the account that signed in there, and to no other", () => {
	const cookie = rememberDevice(null, "asha@example.in");
	expect(deviceMark(cookie, "asha@example.in")).toMatch(/^[\w-]{22}$/);
	expect(deviceMark(cookie, "ravi@example.in")).toBeNull();
	expect(deviceMark(null, "asha@example.in")).toBeNull();
	expect(cookie).not.toContain("asha");
});

test("signing in again keeps the mark, so that the count on it cannot be thrown away", () => {
	const cookie = rememberDevice(null, "asha@example.in");
	expect(rememberDevice(cookie, "asha@example.in")).toBe(cookie);
});

test("a shared computer knows the last eight people", () => {
	let cookie: string | null = null;
	for (let person = 0; person < 9; person++) cookie = rememberDevice(cookie, `${person}@example.in`);
	expect(deviceMark(cookie, "0@example.in")).toBeNull();
	for (let person = 1; person < 9; person++) expect(deviceMark(cookie, `${person}@example.in`)).not.toBeNull();
});

test("what the server did not sign, or signed for something else, is nothing", () => {
	const cookie = rememberDevice(null, "asha@example.in");
	const [mark = "", signature = ""] = cookie.split(".");
	for (const forged of [
		"",
		mark,
		`${mark}.`,
		`${mark}.${"A".repeat(43)}`,
		`${"A".repeat(22)}.${signature}`,
		`${mark} asha@example.in.${signature}`,
		`~~~${"~".repeat(4_000)}`,
		`${"x~".repeat(8)}${cookie}`,
	])
		expect(deviceMark(forged, "asha@example.in")).toBeNull();
	expect(rememberDevice("rubbish~<script>", "asha@example.in")).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
});
