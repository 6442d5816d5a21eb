import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";
import { FIELD_BOMBS } from "./field-bombs";
import { addPerson, ask, rightBooking } from "./support";

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const PAGES = [
	"/booking",
	"/login",
	"/login?mode=login",
	"/chatbot",
	"/check",
	"/conversation",
	"/conversation/choices",
	"/data",
	"/data/mood",
	"/plan",
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
async function signedIn(): Promise<Record<string, string>> {
	return { ...FORM, Cookie: `auth-token=${(await addPerson(server.databaseUrl)).token}` };
}

test.each(Object.entries(FIELD_BOMBS))("%s is let be by every form", async (_, body) => {
	for (const path of PAGES)
		for (const headers of [FORM, await signedIn()]) {
			const { status } = await ask(server, path, { body, headers });
			expect(status, path).toBeLessThan(500);
		}
	expect(server.process.exitCode ?? server.process.signalCode).toBeNull();
});

test("a form beside which anything else stands is taken all the same", async () => {
	const others = Object.entries(FIELD_BOMBS).map(([, body]) => body);
	for (const [days, other] of others.entries()) {
		const body = `${other}&${new URLSearchParams(rightBooking(days + 1))}`;
		const { status, headers } = await ask(server, "/booking", { body, headers: await signedIn() });
		expect([status, headers.location]).toEqual([303, "/home"]);
	}
});

test("of a field that comes more than once the first counts", async () => {
	const body = `${new URLSearchParams({ ...rightBooking(), phone: "1" })}&phone=9876543210`;
	expect((await ask(server, "/booking", { body, headers: await signedIn() })).status).toBe(422);
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
