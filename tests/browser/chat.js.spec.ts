import type { Page } from "playwright/test";
import { expect, settled, test } from "./test";

const PAGES = [
	{ path: "/chatbot", call: "**/chatbot.data*" },
	{ path: "/check", call: "**/api/chat" },
] as const;

const talk = (page: Page) => page.getByRole("log");
const input = (page: Page) => page.getByRole("main").getByRole("textbox");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();
const freshWords = () => `I feel ${crypto.randomUUID()}`;

for (const { path, call } of PAGES) {
	test.describe(path, () => {
		test("Enter sends, and the focus stays in the input", async ({ page }) => {
			await page.goto(path);
			await settled(page, true);
			const words = freshWords();
			await input(page).fill(words);
			await input(page).press("Enter");
			await expect(talk(page).getByText(words, { exact: true })).toHaveCount(1);
			await expect(input(page)).toHaveValue("");
			await expect(input(page)).toBeFocused();
		});

		test("Shift and Enter makes a new line, and so does nobody's input method send", async ({ page }) => {
			await page.goto(path);
			await settled(page, true);
			const calls: string[] = [];
			page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
			await input(page).fill("one");
			await input(page).press("Shift+Enter");
			await expect(input(page)).toHaveValue("one\n");
			const goesOn = await input(page).evaluate((element) =>
				element.dispatchEvent(
					new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true }),
				),
			);
			expect(goesOn).toBe(true);
			const words = freshWords();
			await input(page).fill(words);
			await input(page).press("Enter");
			await expect(talk(page).getByText(words, { exact: true })).toHaveCount(1);
			await expect(talk(page).getByText("one", { exact: true })).toHaveCount(0);
			expect(calls).toHaveLength(1);
		});

		test("blank messages make no call at all", async ({ page }) => {
			await page.goto(path);
			await settled(page, true);
			const calls: string[] = [];
			page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
			for (const blank of ["", "  ", "\n"]) {
				await input(page).fill(blank);
				await send(page);
				await input(page).press("Enter");
			}
			await input(page).fill(freshWords());
			await send(page);
			await expect(input(page)).toHaveValue("");
			expect(calls).toHaveLength(1);
		});

		test("a message that is too long makes no call, and is announced once", async ({ page }) => {
			await page.goto(path);
			await settled(page, true);
			const calls: string[] = [];
			page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
			const status = page.getByRole("status").filter({ hasText: "at most 2,000 characters" });
			await input(page).focus();
			await page.keyboard.insertText("m".repeat(2001));
			await expect(page.getByText("This one is 1 character too long.")).toBeVisible();
			const announced = await status.evaluateHandle((element) => {
				const changes = { count: 0 };
				new MutationObserver((records) => {
					changes.count += records.length;
				}).observe(element, { childList: true, characterData: true, subtree: true });
				return changes;
			});
			await page.keyboard.type("mmm");
			await expect(page.getByText("This one is 4 characters too long.")).toBeVisible();
			expect(await announced.evaluate(({ count }) => count)).toBe(0);
			await input(page).press("Enter");
			await send(page);
			await expect(input(page)).toHaveValue("m".repeat(2004));
			const words = freshWords();
			await input(page).fill(words);
			await expect(status).toHaveCount(0);
			await input(page).press("Enter");
			await expect(talk(page).getByText(words, { exact: true })).toHaveCount(1);
			expect(calls).toHaveLength(1);
		});

		test("in a low window, which scrolls as a whole, the newest message is in view", async ({ page }) => {
			await page.setViewportSize({ width: 640, height: 400 });
			await page.goto(path);
			await settled(page, true);
			for (let line = 0; line < 4; line++) {
				await input(page).fill(`${"long story ".repeat(20)}${line}`);
				await send(page);
				await expect(input(page)).toHaveValue("");
			}
			await page.goto(path, { waitUntil: "networkidle" });
			await settled(page, true);
			await expect(talk(page).locator("ol > li").last()).toBeInViewport();
		});

		test("nothing is appended before the reply is there, and then both at once", async ({ page }) => {
			await page.goto(path);
			await settled(page, true);
			let release = () => {};
			const released = new Promise<void>((resolve) => {
				release = resolve;
			});
			let calls = 0;
			await page.route(call, async (route) => {
				if (route.request().method() === "POST") {
					calls++;
					await released;
				}
				await route.continue();
			});
			const words = freshWords();
			await input(page).fill(words);
			await send(page);
			await expect.poll(() => calls).toBe(1);
			await page.getByRole("button", { name: "Sending", exact: true }).click({ force: true });
			await input(page).press("Enter");
			await expect(talk(page).getByText(words)).toHaveCount(0);
			await expect(input(page)).toHaveValue(words);
			await input(page).focus();
			await page.keyboard.type("and then");
			await expect(input(page)).toHaveValue(words);
			await expect(input(page)).toHaveAttribute("aria-readonly", "true");
			await expect(page.getByRole("button", { name: "Sending", exact: true })).toBeDisabled();
			release();
			await expect(talk(page).getByText(words, { exact: true })).toHaveCount(1);
			await expect(talk(page).locator("ol > li").last()).not.toContainText(words);
			await expect(input(page)).toHaveValue("");
			expect(calls).toBe(1);
		});

		test("what is typed while the reply to a suggestion is on its way stays", async ({ page }) => {
			await page.goto(path);
			await settled(page, true);
			await input(page).fill("hello");
			await send(page);
			await expect(input(page)).toHaveValue("");
			let release = () => {};
			const released = new Promise<void>((resolve) => {
				release = resolve;
			});
			await page.route(call, async (route) => {
				await released;
				await route.continue();
			});
			await page.locator("button[name=suggestion]").first().click();
			await input(page).fill("and then");
			release();
			await expect(talk(page).locator(".bubble-bot")).toHaveCount(2);
			await expect(input(page)).toHaveValue("and then");
		});

		for (const [failure, fail] of [
			["a broken line", { abort: true }],
			["an answer that is not OK", { abort: false }],
		] as const) {
			test(`${failure} is told to the console alone, and the text is kept`, async ({
				page,
				dialogs,
				expectedConsole,
			}) => {
				expectedConsole.push(/./);
				const errors: string[] = [];
				page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
				await page.goto(path);
				await settled(page, true);
				await page.route(call, (route) => (fail.abort ? route.abort() : route.fulfill({ status: 503, body: "away" })));
				const words = freshWords();
				await input(page).fill(words);
				await send(page);
				await expect.poll(() => errors.some((text) => text.includes("was not answered"))).toBe(true);
				await expect(input(page)).toHaveValue(words);
				await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
				await expect(input(page)).not.toHaveAttribute("aria-readonly");
				await expect(talk(page).getByText(words)).toHaveCount(0);
				await expect(page.getByRole("alert")).toHaveCount(0);
				expect(dialogs).toEqual([]);

				await page.unroute(call);
				await send(page);
				await expect(talk(page).getByText(words, { exact: true })).toHaveCount(1);
				await expect(input(page)).toHaveValue("");
			});
		}

		test("works before the scripts have come", async ({ page }) => {
			let release = () => {};
			const released = new Promise<void>((resolve) => {
				release = resolve;
			});
			await page.route("**/assets/*.js", async (route) => {
				await released;
				await route.continue();
			});
			await page.goto(path, { waitUntil: "commit" });
			const words = freshWords();
			await input(page).fill(words);
			await page.getByRole("button", { name: "Send", exact: true }).click({ noWaitAfter: true });
			await expect(talk(page).getByText(words, { exact: true })).toHaveCount(1);
			release();
			await settled(page, true);
			await expect(talk(page).getByText(words, { exact: true })).toHaveCount(1);
		});
	});
}

test("/chatbot sends its message to its own server, not to port 4000", async ({ page, baseURL }) => {
	await page.goto("/chatbot");
	await settled(page, true);
	const posted = page.waitForRequest((request) => request.method() === "POST");
	await input(page).fill(freshWords());
	await send(page);
	expect(new URL((await posted).url()).origin).toBe(baseURL);
});

test("/check calls POST /api/chat with userInput, and with the stored token once logged in", async ({
	page,
	person,
}) => {
	await page.goto("/check");
	await settled(page, true);
	await expect.poll(() => page.evaluate(() => localStorage.getItem("auth-token"))).toBe(person.token);
	const posted = page.waitForRequest("**/api/chat");
	const words = freshWords();
	await input(page).fill(words);
	await send(page);
	const request = await posted;
	expect(request.postDataJSON()).toEqual({ userInput: words, seen: -1 });
	expect(request.headers().authorization).toContain(person.token);
});

test("where the line breaks between message and page, the words stay; sent again they are one message", async ({
	page,
	expectedConsole,
}) => {
	expectedConsole.push(/could not be loaded again|ERR_FAILED/);
	await page.goto("/chatbot");
	await settled(page, true);
	await page.route("**/chatbot.data*", (route) =>
		route.request().method() === "GET" ? route.abort() : route.continue(),
	);
	const words = freshWords();
	await input(page).fill(words);
	await send(page);
	await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
	await expect(input(page)).toHaveValue(words);
	await page.unroute("**/chatbot.data*");
	await send(page);
	await expect(talk(page).getByText(words, { exact: true })).toHaveCount(1);
	await expect(input(page)).toHaveValue("");
});

test("where the answer to /check is lost, the words sent again are one message", async ({ page, expectedConsole }) => {
	expectedConsole.push(/was not answered|ERR_FAILED/);
	await page.goto("/check");
	await settled(page, true);
	await input(page).fill("hello");
	await send(page);
	await expect(input(page)).toHaveValue("");
	await page.route("**/api/chat", async (route) => {
		await route.fetch();
		await route.abort();
	});
	const words = freshWords();
	await input(page).fill(words);
	await send(page);
	await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
	await expect(input(page)).toHaveValue(words);
	await page.unroute("**/api/chat");
	await send(page);
	await expect(input(page)).toHaveValue("");
	await page.reload();
	await expect(talk(page).getByText(words, { exact: true })).toHaveCount(1);
});

test("/check shows the lines to somebody in danger who said so in another tab", async ({ page, context, person }) => {
	await page.goto("/check");
	await settled(page, true);
	const other = await context.newPage();
	await other.goto("/chatbot");
	await settled(other, true);
	await input(other).fill("I want to kill myself tonight");
	await send(other);
	await expect(talk(other).getByText("I want to kill myself tonight", { exact: true })).toBeVisible();
	const lines = page.getByRole("region", { name: "Help right now" }).getByRole("link", { name: "14416" });
	await expect(lines).toHaveCount(0);
	// As when somebody signs in over there: this tab asks for its data anew.
	await other.evaluate((token) => localStorage.setItem("auth-token", `${token} again`), person.token);
	await expect(talk(page).getByText("I want to kill myself tonight", { exact: true })).toBeVisible();
	await expect(lines).toBeInViewport();
});

test("a message that is sent after midnight is today's", async ({ page }) => {
	await page.clock.install();
	await page.goto("/check");
	await settled(page, true);
	await page.clock.fastForward(24 * 60 * 60 * 1000);
	await input(page).fill("hello");
	await send(page);
	await expect(talk(page).getByRole("heading", { name: "Today" })).toBeVisible();
});

test("a draft goes along from one chat page to the other, and over another screen", async ({ page }) => {
	await page.goto("/chatbot");
	await settled(page, true);
	const words = freshWords();
	await input(page).fill(words);
	await page.getByRole("link", { name: "Speak instead" }).click();
	await expect(page).toHaveURL(/\/check$/);
	await expect(input(page)).toHaveValue(words);
	await page.getByRole("link", { name: "Type instead" }).click();
	await expect(page).toHaveURL(/\/chatbot$/);
	await expect(input(page)).toHaveValue(words);
	await page.getByRole("link", { name: "Book a Session" }).click();
	await expect(page.getByLabel("Address")).toBeVisible();
	await page.goBack();
	await expect(page.getByLabel("Address")).toHaveCount(0);
	await expect(input(page)).toHaveValue(words);
	await send(page);
	await expect(input(page)).toHaveValue("");
	await page.getByRole("link", { name: "Speak instead" }).click();
	await expect(talk(page).getByText(words, { exact: true })).toHaveCount(1);
	await expect(input(page)).toHaveValue("");
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	test("product, help and ways take 120 px at most, with their targets as large as a thumb", async ({ page }) => {
		for (const { path } of PAGES) {
			await page.goto(path);
			await settled(page, true);
			await input(page).fill("hello");
			await send(page);
			await expect(input(page)).toHaveValue("");
			const top = await talk(page).evaluate((log) => log.getBoundingClientRect().top);
			expect(top, path).toBeLessThanOrEqual(121);
		}
	});

	test("sending by touch leaves the focus in the input, so that the keyboard stays", async ({ page }) => {
		for (const { path } of PAGES) {
			await page.goto(path);
			await settled(page, true);
			await input(page).tap();
			await page.keyboard.type("hello");
			await page.getByRole("button", { name: "Send", exact: true }).tap();
			await expect(input(page)).toHaveValue("");
			await expect(input(page)).toBeFocused();
			await page.locator("button[name=suggestion]").first().tap();
			await expect(talk(page).locator(".bubble-bot")).toHaveCount(path === "/chatbot" ? 2 : 4);
			await expect(input(page)).toBeFocused();
		}
	});

	test("to touch the input, to write and to send a first message scrolls nothing", async ({ page }) => {
		await page.route(/chatbot\.data|api\/chat/, () => new Promise(() => undefined));
		for (const { path } of PAGES) {
			await page.goto(path, { waitUntil: "networkidle" });
			await input(page).tap();
			await page.keyboard.type("hello");
			await page.getByRole("button", { name: "Send", exact: true }).tap();
			await expect(page.locator(".chat-thinking")).toBeInViewport({ ratio: 1 });
			expect(await page.evaluate(() => scrollY), path).toBe(0);
		}
	});

	test("nothing lies over the suggestions below a reply that is longer than its window", async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 520 });
		await page.goto("/chatbot");
		await settled(page, true);
		await input(page).fill("uncle touches me in a bad way, i am 14");
		await send(page);
		await expect(page.getByRole("button", { name: "Soon again" })).toBeAttached();
		await expect
			.poll(() => talk(page).evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight))
			.toBeGreaterThan(2);
		await expect(page.getByRole("button", { name: "Newest" })).toHaveCount(0);
	});

	test("scrolling up is not fought, and 'Newest' leads back; a new message is come to", async ({ page }) => {
		await page.goto("/chatbot");
		await settled(page, true);
		for (const line of [1, 2, 3]) {
			await input(page).fill(`${"long story ".repeat(15)}${line}`);
			await send(page);
			await expect(input(page)).toHaveValue("");
		}
		const newest = page.getByRole("button", { name: "Newest" });
		const toEnd = () => talk(page).evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
		await talk(page).evaluate((log) => log.scrollTo({ top: log.scrollHeight }));
		await expect(newest).toHaveCount(0);
		await talk(page).evaluate((log) => log.scrollTo({ top: 0 }));
		await expect(newest).toBeVisible();
		await page.route("**/chatbot.data*", () => new Promise(() => undefined));
		await input(page).fill("one more");
		await send(page);
		await expect(page.getByText("Thinking…")).toBeVisible();
		expect(await toEnd()).toBeGreaterThan(200);
		await newest.tap();
		await expect(newest).toHaveCount(0);
		expect(await toEnd()).toBeLessThan(2);
	});
});

test("'Thinking' stands where the first reply will come, and says when it takes long", async ({ page }) => {
	await page.clock.install();
	await page.goto("/chatbot");
	await settled(page, true);
	await page.route("**/chatbot.data*", () => new Promise(() => undefined));
	await input(page).fill("hello");
	const before = await page.getByRole("heading", { level: 2 }).boundingBox();
	await send(page);
	const thinking = page.getByText("Thinking…");
	await expect(thinking).toBeAttached();
	expect(await page.getByRole("heading", { level: 2 }).boundingBox()).toEqual(before);
	const [line, start] = [await thinking.boundingBox(), await talk(page).boundingBox()];
	expect((line?.y ?? 0) - (start?.y ?? 0)).toBeLessThan(40);
	await expect(thinking).not.toContainText("takes long");
	await page.clock.fastForward(5_000);
	await expect(thinking).toContainText("This takes long.");
});

test("an empty talk is no stop for Tab, one with messages is", async ({ page }) => {
	await page.goto("/chatbot");
	await settled(page, true);
	await expect(talk(page)).not.toHaveAttribute("tabindex");
	await input(page).fill("hello");
	await send(page);
	await expect(talk(page)).toHaveAttribute("tabindex", "0");
});

test("the operator's phone and email in the bot's words can be pressed", async ({ page }) => {
	await page.route("**/api/chat", (route) =>
		route.fulfill({
			json: {
				response: "Write to hello@saathi.example. Or call 1-800-891-4416.",
				suggestions: [],
				help: "none",
				lines: [],
				safeNow: null,
				show: [],
			},
		}),
	);
	await page.goto("/check");
	await settled(page, true);
	await input(page).fill("who runs this");
	await send(page);
	await expect(talk(page).getByRole("link")).toHaveText(["hello@saathi.example", "1-800-891-4416"]);
	await expect(talk(page).getByRole("link").first()).toHaveAttribute("href", "mailto:hello@saathi.example");
});
