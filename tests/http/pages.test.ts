import { afterEach, describe, expect, test, vi } from "vitest";
import { QUOTES } from "~/features/quotes/quotes";
import { call, change, cookieAfter, get, person, post, send } from "../support/handler";

afterEach(() => vi.restoreAllMocks());

/** Text as it stands in HTML. */
function inHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
}

function quotesIn(html: string): string[] {
	return QUOTES.filter((quote) => html.includes(`>${inHtml(quote)}<`));
}

const SCREENS = ["/", "/home", "/login", "/login?mode=login", "/chatbot", "/booking", "/check"];

describe.each(SCREENS)("%s", (path) => {
	test("is a whole page with the navbar and the help strip, in the operator's language, without a complaint of React", async () => {
		// why: React only complains on the console, and only in its development build, which runs here.
		const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
		const response = await get(path);
		expect(response.status).toBe(200);
		expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
		const html = await response.text();
		expect(html).toMatch(/^<!DOCTYPE html><html lang="en-IN"/);
		for (const text of ["Saathi", "Home", "About", "Contact", "Login", 'href="tel:112"', 'href="tel:14416"', "<h1"])
			expect(html).toContain(text);
		expect(html.match(/<h1[ >]/g)).toHaveLength(1);
		expect(complaints.mock.calls).toEqual([]);
	});

	test("answers HEAD like GET without a body", async () => {
		const response = await send(path, { method: "HEAD" });
		expect(response.status).toBe(200);
		expect(await response.text()).toBe("");
	});
});

describe("the quote of the day", () => {
	test("is the same on both home pages and for the call", async () => {
		const { joketext } = await (await get("/api/goodthoughts")).json();
		expect(quotesIn(await (await get("/")).text())).toEqual([joketext]);
		expect(quotesIn(await (await get("/home")).text())).toEqual([joketext]);
		expect(quotesIn(await (await get("/home", (await person()).cookie)).text())).toEqual([joketext]);
	});

	test("that cannot be had never breaks a page", async () => {
		// why: the calendar itself cannot be made to fail from outside; only the quote counts days with this.
		vi.spyOn(Date, "parse").mockImplementation(() => {
			throw new RangeError("no such day");
		});
		for (const [path, heading] of [
			["/", "Welcome to"],
			["/home", "About Chatbot"],
		] as const) {
			const response = await get(path);
			expect(response.status).toBe(200);
			const html = await response.text();
			expect(html).toContain(heading);
			expect(quotesIn(html)).toEqual([]);
			expect(html).not.toContain('role="alert"');
		}
		const called = await get("/api/goodthoughts");
		expect(called.status).toBe(503);
		expect(await called.json()).toEqual({ success: false, error: expect.stringMatching(/\w/) });
	});
});

describe("an address that is not there", () => {
	test.each(["/nowhere", "/booking/1/2", "/Home.php", "/%3Cscript%3Ealert(1)"])(
		"%s: 404 with the navbar and ways on",
		async (path) => {
			const response = await get(path);
			expect(response.status).toBe(404);
			const html = await response.text();
			for (const text of ["<h1", "Home", "About", "Contact", "Login", 'href="/chatbot"', 'href="/"', 'href="tel:112"'])
				expect(html).toContain(text);
			expect(html).not.toContain("<script>alert");
		},
	);

	test("a post there is a 404 too", async () => {
		expect((await post("/nowhere", { a: "b" })).status).toBe(404);
	});
});

test("the error page has the navbar, helps on, tells nothing of the insides, and the error is logged", async () => {
	// why: the log line is looked at, and expected.
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const Cookie = cookieAfter(await call("/api/chat", { userInput: "Hello" }), "conversation");
	await change("alter table messages rename to messages_away");
	try {
		const response = await get("/chatbot", { Cookie });
		expect(response.status).toBe(500);
		const html = await response.text();
		for (const text of ["<h1", "Home", "About", "Contact", "Login", 'href="/"', 'href="tel:112"', 'href="tel:14416"'])
			expect(html).toContain(text);
		expect(html).not.toMatch(/no such table|does not exist|Sqlite|postgres|node_modules|build\/server/i);
		expect(logged).toHaveBeenCalled();
	} finally {
		await change("alter table messages_away rename to messages");
	}
});

test("/healthz: 503 in JSON while the database gives no answer", async () => {
	// why: the log line is expected.
	vi.spyOn(console, "error").mockImplementation(() => {});
	await change("alter table users rename to users_away");
	try {
		const response = await get("/healthz");
		expect(response.status).toBeGreaterThanOrEqual(500);
		expect(await response.json()).toMatchObject({ success: false });
	} finally {
		await change("alter table users_away rename to users");
	}
});

test("security.txt tells whom to write to, and is right for half a year", async () => {
	const response = await get("/.well-known/security.txt");
	expect(response.status).toBe(200);
	expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
	const text = await response.text();
	expect(text).toMatch(/^Contact: mailto:hello@saathi\.example\nExpires: [\dTZ:.-]+\nPreferred-Languages: en, hi\n$/);
	const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(178);
	expect(days).toBeLessThan(181);
});

test("the manifest carries the operator's name", async () => {
	const response = await get("/manifest.webmanifest");
	expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
	expect(await response.json()).toMatchObject({ name: "Saathi", start_url: "/" });
});
