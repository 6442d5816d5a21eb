import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { NUMBER } from "./log.server";
import { noteAnswer, sentAsRead } from "./streams.server";

const PIECE = "x".repeat(64 * 1024);
/** More than any operating system takes in for a connection that nobody reads. */
const PIECES = 2_000;
let server: Server;
let made = 0;
let ended = false;

async function* pieces(): AsyncGenerator<string> {
	try {
		for (made = 0; made < PIECES; made++) yield PIECE;
	} finally {
		ended = true;
	}
}

beforeAll(async () => {
	server = createServer((_, response) => {
		noteAnswer("1", response);
		const asked = new Request("http://localhost", { headers: { [NUMBER]: "1" } });
		void writeReadableStreamToWritable(sentAsRead(asked, pieces(), "somebody"), response);
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => server.close());

test("an answer is made no faster than it is read, whole when it is, and no further when its reader has left", async () => {
	const ask = async () => {
		const asking = request({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, agent: false }).end();
		const [answer] = (await once(asking, "response")) as [IncomingMessage];
		return answer;
	};
	const unread = await ask();
	await vi.waitFor(async () => {
		const before = made;
		await new Promise((resolve) => setTimeout(resolve, 200));
		expect(made).toBe(before);
	});
	expect(made).toBeLessThan(PIECES);
	unread.destroy();
	await vi.waitFor(() => expect(ended).toBe(true));

	let bytes = 0;
	for await (const chunk of await ask()) bytes += chunk.length;
	expect(bytes).toBe(PIECES * PIECE.length);
});
