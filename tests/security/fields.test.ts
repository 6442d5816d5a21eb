import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";
import { addPerson, ask, rightBooking } from "./support";

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const PAGES = [
	"/booking",
	"/login",
	"/login?mode=login",
	"/chatbot",
	"/check",
	"/conversation",
	"/logout",
	"/booking.data",
];

let server: TestServer;

beforeAll(async () => {
	// The heap that `npm run serve` gives it.
	server = await startServer({ NODE_OPTIONS: "--max-old-space-size=128" });
});
afterAll(() => server.stop());

/** The headers of a form that somebody sends who has just signed in. */
function signedIn(): Record<string, string> {
	return { ...FORM, Cookie: `auth-token=${addPerson(server.databaseFile).token}` };
}

/** Bodies of which each ended the process once, or held it up, or failed with a 500. */
const BODIES = {
	"a large index": "a[3000000]=1",
	"a large index of a known field": "name[3000000]=1",
	"the largest index": "name[4294967294]=1&userInput[4294967295]=1",
	"many large indexes": Array.from({ length: 40 }, (_, number) => `a${number}[99999]=1`).join("&"),
	"an index within an index": "a[99999][99999][99999]=1",
	"a deep path": `${"a.".repeat(20_000)}b=1`,
	"an intent with a large index": intent("insert", { name: "name", index: 3_000_000 }),
	"an intent to a large path": intent("update", { name: "a[3000000]", value: 1 }),
	"an intent to reorder": intent("reorder", { name: "name", from: 0, to: 3_000_000 }),
	"an intent to remove": intent("remove", { name: "name", index: -1 }),
	"an intent to reset": intent("reset", { name: "__proto__" }),
	"an intent that nobody knows": intent("surprise", null),
	"an intent that is no JSON": "__intent__={",
	"an intent that is null": "__intent__=null",
	"two intents": "__intent__=1&__intent__=2",
	"a state that is no JSON": "__state__={",
	"the prototype": "__proto__[x]=1&constructor.prototype.x=1",
};

function intent(type: string, payload: unknown): string {
	return new URLSearchParams({ __intent__: JSON.stringify({ type, payload }) }).toString();
}

test.each(Object.entries(BODIES))("%s is let be by every form", async (_, body) => {
	for (const path of PAGES)
		for (const headers of [FORM, signedIn()]) {
			const { status } = await ask(server, path, { body, headers });
			expect(status, path).toBeLessThan(500);
		}
	expect(server.process.exitCode ?? server.process.signalCode).toBeNull();
});

test("a form beside which anything else stands is taken all the same", async () => {
	const others = Object.entries(BODIES).map(([, body]) => body);
	for (const [days, other] of others.entries()) {
		const body = `${other}&${new URLSearchParams(rightBooking(days + 1))}`;
		const { status, headers } = await ask(server, "/booking", { body, headers: signedIn() });
		expect([status, headers.location]).toEqual([303, "/home"]);
	}
});

test("of a field that comes more than once the first counts", async () => {
	const body = `${new URLSearchParams({ ...rightBooking(), phone: "1" })}&phone=9876543210`;
	expect((await ask(server, "/booking", { body, headers: signedIn() })).status).toBe(422);
});

test.each(PAGES.filter((path) => path !== "/logout"))(
	"%s takes fifty fields, and says kindly that it takes no more",
	async (path) => {
		const fields = (count: number) => Array.from({ length: count }, (_, number) => `f${number}=1`).join("&");
		expect((await ask(server, path, { body: fields(50), headers: FORM })).status).not.toBe(413);
		for (const count of [51, 16_000]) {
			const { status, body } = await ask(server, path, { body: fields(count).slice(0, 65_536), headers: FORM });
			expect(status).toBe(413);
			expect(body).toContain(
				"That form has more fields than can be read. Please open the page here and fill it in again.",
			);
		}
	},
);
