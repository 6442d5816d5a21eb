import fc from "fast-check";
import { expect, test } from "vitest";
import { createFraming } from "./framing.server";
import { createLines, TooManyLines } from "./lines.server";

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

/** What Node's parser is shown, and where each piece ends, when bytes come in parts. */
function shown(messages: readonly Message[], cuts: readonly number[]): { text: string; ends: number[] } {
	const framing = createFraming();
	const lines = createLines({ most: 100, longest: 16_384 });
	const all = Buffer.from(messages.map(({ bytes }) => bytes).join(""));
	const heads = new Map<number, Message>();
	let offset = 0;
	for (const one of messages) {
		heads.set(offset + one.head, one);
		offset += one.bytes.length;
	}
	const ends: number[] = [];
	let text = "";
	let at = 0;
	for (const until of [...cuts.map((cut) => cut % (all.length + 1)), all.length].sort((one, other) => one - other)) {
		while (at < until) {
			const bytes = all.subarray(at, until);
			if (framing.isInBody()) {
				const end = framing.take(bytes);
				text += bytes.toString("latin1", 0, end);
				at += end;
			} else {
				const trailers = framing.isInTrailers();
				const { taken, whole } = lines.take(bytes, trailers);
				at += taken;
				if (whole === null) continue;
				text += whole.toString("latin1");
				if (trailers) framing.endTrailers();
				else framing.announce(heads.get(at)?.headers ?? {});
			}
			ends.push(at);
		}
	}
	expect(framing.isInBody() || framing.isInTrailers()).toBe(false);
	expect(lines.held()).toBe(0);
	return { text, ends };
}

test("no piece reaches past the end of a head or of a message, however the bytes come", () => {
	const cuts = fc.array(fc.nat(2_000), { maxLength: 30 });
	fc.assert(
		fc.property(fc.array(fc.oneof(plain, measured, chunked), { minLength: 1, maxLength: 8 }), cuts, (messages, at) => {
			const { text, ends: all } = shown(messages, at);
			expect(text).toBe(messages.map(({ bytes }) => bytes).join(""));
			const ends = new Set(all);
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

test("line ends before a head are passed over, and nothing is shown of a head that is not whole", () => {
	const lines = createLines({ most: 3, longest: 64 });
	expect(lines.take(Buffer.from("\r\n\r\nGET / HT"), false)).toEqual({ taken: 12, whole: null });
	expect(lines.held()).toBe(8);
	const { taken, whole } = lines.take(Buffer.from("TP/1.1\r\n\r\nGET"), false);
	expect([taken, whole?.toString()]).toEqual([10, "GET / HTTP/1.1\r\n\r\n"]);
	expect(lines.held()).toBe(0);
});

test.each([
	["more lines than are allowed", `GET / HTTP/1.1\r\n${"a:b\r\n".repeat(3)}\r\n`],
	["more bytes, whole", `GET /${"a".repeat(64)} HTTP/1.1\r\n\r\n`],
	["more bytes, not whole", "a".repeat(65)],
])("a head of %s is refused", (_, head) => {
	const lines = createLines({ most: 4, longest: 64 });
	expect(() => lines.take(Buffer.from(head), false)).toThrow(TooManyLines);
});

test("64 KB of the smallest pieces are passed over in milliseconds", () => {
	for (const piece of ["1\r\na\r\n", "1;x\r\n\n\r\n"]) {
		const framing = createFraming();
		framing.announce({ "transfer-encoding": "chunked" });
		const bytes = Buffer.from(piece.repeat(65_536 / piece.length));
		const began = performance.now();
		for (let at = 0; at < bytes.length; ) at += framing.take(bytes.subarray(at));
		expect(performance.now() - began).toBeLessThan(200);
	}
});

test("16 KB of a head that come byte by byte take less than a second of the processor", () => {
	const lines = createLines({ most: 100, longest: 16_384 });
	const before = process.cpuUsage();
	for (let at = 0; at < 16_384; at++) lines.take(Buffer.from("a"), false);
	const { user, system } = process.cpuUsage(before);
	expect((user + system) / 1_000).toBeLessThan(1_000);
});
