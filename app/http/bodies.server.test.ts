import { describe, expect, test } from "vitest";
import { readBody, readForm } from "./bodies.server";
import { asFailure } from "./failures.server";

function sending(body: BodyInit, type = "application/x-www-form-urlencoded"): Request {
	const init = { method: "POST", headers: { "Content-Type": type }, body, duplex: "half" };
	return new Request("http://localhost/", init as RequestInit);
}

/** The status that a failure to read comes to. */
async function statusOf(reading: Promise<unknown>): Promise<number | undefined> {
	return reading.then(
		() => 200,
		(error) => asFailure(error)?.status,
	);
}

describe("a form", () => {
	test("gives its known fields alone, the first of each, decoded", async () => {
		const form = await readForm(sending("b=%26+1&a[3000000]=x&a=2&a=3&__intent__=%7B%7D&c"), ["a", "b", "c", "d"]);
		expect(Object.fromEntries(form)).toEqual({ a: "2", b: "& 1", c: "" });
		expect(form.getAll("a")).toEqual(["2"]);
	});

	test("of another kind is empty", async () => {
		expect([...(await readForm(sending("a=1", "text/plain"), ["a"]))]).toEqual([]);
	});

	test("has fifty fields at most, however many are known", async () => {
		expect(await statusOf(readForm(sending(Array(50).fill("a=1").join("&")), ["a"]))).toBe(200);
		expect(await statusOf(readForm(sending(Array(51).fill("a=1").join("&")), ["a"]))).toBe(413);
		expect(await statusOf(readForm(sending("&".repeat(60_000)), ["a"]))).toBe(413);
	});
});

describe("a body", () => {
	test("has 64 KiB at most", async () => {
		expect(await statusOf(readBody(sending("a".repeat(65_536))))).toBe(200);
		expect(await statusOf(readBody(sending("a".repeat(65_537))))).toBe(413);
	});

	test("that breaks off is a failure of its sender", async () => {
		const broken = new ReadableStream({
			start(stream) {
				stream.enqueue(new TextEncoder().encode("userInput="));
				stream.error(new Error("aborted"));
			},
		});
		expect(await statusOf(readForm(sending(broken), ["userInput"]))).toBe(400);
	});
});
