import fc from "fast-check";
import { expect, test } from "vitest";
import { createFraming } from "./framing.server";

type Message = { bytes: string; head: number; headers: Record<string, string> };

const text = fc.stringMatching(/^[a-z0-9 \r\n;:]{0,40}$/);
const crlf = "\r\n";

function message(head: string, headers: Record<string, string>, body: string): Message {
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}${crlf}`);
	const whole = `${head}${crlf}${lines.join("")}${crlf}`;
	return { bytes: whole + body, head: whole.length, headers };
}

const plain = fc.constantFrom("GET / HTTP/1.1", "HEAD /a HTTP/1.0").map((head) => message(head, { host: "a" }, ""));
const measured = text.map((body) => message("POST / HTTP/1.1", { "content-length": String(body.length) }, body));
const chunked = fc
	.record({
		chunks: fc.array(text.filter((chunk) => chunk !== "")),
		extension: fc.constantFrom("", ";a=b", " "),
		trailers: fc.constantFrom("", "a: b\r\n", "a: 0\r\nb:\r\n"),
		last: fc.constantFrom("0", "000"),
	})
	.map(({ chunks, extension, trailers, last }) => {
		const line = (chunk: string) => `${chunk.length.toString(16).toUpperCase()}${extension}${crlf}${chunk}${crlf}`;
		const body = `${chunks.map(line).join("")}${last}${extension}${crlf}${trailers}${crlf}`;
		return message("POST / HTTP/1.1", { "transfer-encoding": "chunked" }, body);
	});

/** Where pieces end when bytes come in parts, each taken as far as the framing says. */
function endsOf(messages: readonly Message[], cuts: readonly number[]): number[] {
	const framing = createFraming();
	const all = Buffer.from(messages.map(({ bytes }) => bytes).join(""));
	const heads = new Map<number, Message>();
	let offset = 0;
	for (const one of messages) {
		heads.set(offset + one.head, one);
		offset += one.bytes.length;
	}
	const ends: number[] = [];
	let at = 0;
	for (const until of [...cuts.map((cut) => cut % (all.length + 1)), all.length].sort((one, other) => one - other)) {
		while (at < until) {
			at += framing.take(all.subarray(at, until));
			const head = heads.get(at);
			if (head !== undefined) framing.announce(head.headers);
			ends.push(at);
		}
	}
	expect(framing.isInBody()).toBe(false);
	return ends;
}

test("no piece reaches past the end of a head or of a message, however the bytes come", () => {
	const cuts = fc.array(fc.nat(2_000), { maxLength: 30 });
	fc.assert(
		fc.property(fc.array(fc.oneof(plain, measured, chunked), { minLength: 1, maxLength: 8 }), cuts, (messages, at) => {
			const ends = new Set(endsOf(messages, at));
			let offset = 0;
			for (const { bytes, head } of messages) {
				expect(ends.has(offset + head)).toBe(true);
				offset += bytes.length;
				expect(ends.has(offset)).toBe(true);
			}
		}),
		{ numRuns: 500 },
	);
});

test("line ends before a head belong to it", () => {
	const framing = createFraming();
	const bytes = Buffer.from("\r\n\r\nGET / HTTP/1.1\r\n\r\nGET");
	expect(framing.take(bytes)).toBe(bytes.length - 3);
});

test("64 KB of the smallest pieces are passed over in milliseconds", () => {
	for (const [headers, piece] of [
		[{ "transfer-encoding": "chunked" }, "1\r\na\r\n"],
		[{ "transfer-encoding": "chunked" }, "0:\r\n"],
		[{}, "\r\n"],
	] as const) {
		const framing = createFraming();
		framing.announce(headers);
		const bytes = Buffer.from(piece.repeat(65_536 / piece.length));
		const began = performance.now();
		for (let at = 0; at < bytes.length; ) at += framing.take(bytes.subarray(at));
		expect(performance.now() - began).toBeLessThan(200);
	}
});
