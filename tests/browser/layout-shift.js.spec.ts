import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright/test";
import { expect, settled, test } from "./test";

const SCREENS = ["/", "/home", "/login", "/login?mode=login", "/chatbot", "/booking", "/booking?view=previous"];
/** A phone, narrow and wide, a tablet and a desk: where the voice half has its heights. */
const WIDTHS = [320, 360, 480, 768, 1280];
const HEIGHT = 780;

/** A busy browser may paint in the midst of a sentence, which then grows by itself: by chance. What the page moves, it moves each time. */
const LOADS = 4;

type Shift = { value: number; moved: string[] };

/**
 * Notes each element that moves by itself: https://wicg.github.io/layout-instability/
 *
 * @param from "whole": after the first frame that shows the page whole; "first paint": also while its HTML comes
 */
async function watchShifts(page: Page, from: "first paint" | "whole" = "whole"): Promise<void> {
	await page.addInitScript((from) => {
		type Entry = PerformanceEntry & {
			value: number;
			sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
		};
		const shifts: Shift[] = [];
		Object.assign(window, { shifts });
		let start = from === "whole" ? Number.POSITIVE_INFINITY : 0;
		document.addEventListener("DOMContentLoaded", () =>
			requestAnimationFrame(() => requestAnimationFrame((at) => (start = Math.min(start, at)))),
		);
		const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
		const describe = ({ node, previousRect, currentRect }: Entry["sources"][0]) =>
			`${place(previousRect)} to ${place(currentRect)}: ${node instanceof Element ? node.outerHTML.slice(0, 80) : "text"}`;
		new PerformanceObserver((list) => {
			for (const { startTime, value, sources } of list.getEntries() as Entry[])
				if (startTime >= start) shifts.push({ value, moved: sources.map(describe) });
		}).observe({ type: "layout-shift", buffered: true });
	}, from);
}

/** What has moved so far, after the frames in which the browser tells of it. */
async function shifts(page: Page): Promise<Shift[]> {
	await page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
	);
	return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

async function expectStill(page: Page, path: string): Promise<void> {
	await page.goto(path, { waitUntil: "networkidle" });
	await settled(page, true);
	expect(await shifts(page), path).toEqual([]);
}

for (const width of [360, 1280])
	test(`at ${width} px nothing moves on any screen while it loads, signed out or in`, async ({
		page,
		context,
		person: _,
		expectedConsole,
	}) => {
		expectedConsole.push(/401/);
		await page.setViewportSize({ width, height: HEIGHT });
		await watchShifts(page);
		for (const path of SCREENS) await expectStill(page, path);
		await context.clearCookies();
		for (const path of SCREENS) await expectStill(page, path);
	});

for (const path of [...SCREENS, "/check"])
	test(`${path} moves nothing where it comes in pieces, on a slow line`, async ({ page, server, expectedConsole }) => {
		expectedConsole.push(/401/);
		const line = await slowLine(server.url);
		await page.setViewportSize({ width: 360, height: HEIGHT });
		await watchShifts(page, "first paint");
		let moved: Shift[] = [];
		for (let load = 0; load < LOADS; load++) {
			line.pieces = 0;
			await page.goto(`${line.url}${path}`, { waitUntil: "networkidle" });
			await settled(page, true);
			moved = await shifts(page);
			if (moved.length === 0) break;
		}
		expect(line.pieces).toBeGreaterThan(5);
		expect(moved).toEqual([]);
		await line.end();
	});

/** A way to the server on which each document comes in pieces, with time to paint between them; `pieces` counts them. */
async function slowLine(server: string) {
	const line = { url: "", pieces: 0, end: async () => undefined as unknown };
	const proxy = createServer(async (request, response) => {
		const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => name !== "accept-encoding"));
		const answer = await fetch(`${server}${request.url}`, { headers: headers as HeadersInit });
		const body = Buffer.from(await answer.arrayBuffer());
		const kept = [...answer.headers].filter(([name]) => !/^(content-encoding|content-length|transfer-)/.test(name));
		response.writeHead(answer.status, Object.fromEntries(kept));
		const isDocument = /html/.test(answer.headers.get("content-type") ?? "");
		const size = isDocument ? 1_500 : body.length;
		for (let from = 0; from < body.length; from += size) {
			response.write(body.subarray(from, from + size));
			if (!isDocument) continue;
			line.pieces++;
			await sleep(60);
		}
		response.end();
	});
	await new Promise<void>((resolve) => proxy.listen(0, resolve));
	line.url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
	line.end = () => {
		proxy.closeAllConnections();
		return new Promise((resolve) => proxy.close(resolve));
	};
	return line;
}

test.describe("the microphone's half of /check moves nothing when it comes", () => {
	const browsers: Record<string, () => void> = {
		"in a browser that listens": () => undefined,
		"in one that cannot listen": () => {
			for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) Reflect.deleteProperty(window, name);
		},
		"in one that can neither listen nor read": () => {
			for (const name of ["SpeechRecognition", "webkitSpeechRecognition", "speechSynthesis"])
				Reflect.deleteProperty(window, name);
		},
		"at an address that is not secure": () =>
			Object.defineProperty(window, "isSecureContext", { value: false, configurable: true }),
	};
	for (const [which, prepare] of Object.entries(browsers))
		test(which, async ({ page }) => {
			await watchShifts(page);
			await page.addInitScript(prepare);
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: HEIGHT });
				await page.goto("/check", { waitUntil: "networkidle" });
				await expect(page.getByRole("region", { name: "Voice" })).toBeVisible();
				expect(await shifts(page), `${width} px`).toEqual([]);
			}
		});
});

test("a page that moves would be seen", async ({ page }) => {
	await watchShifts(page);
	await page.goto("/check", { waitUntil: "networkidle" });
	await page.evaluate(() => document.body.prepend("Something that comes late"));
	await expect.poll(() => shifts(page)).not.toEqual([]);
});

for (const { path, call } of [
	{ path: "/chatbot", call: "**/chatbot.data*" },
	{ path: "/check", call: "**/api/chat" },
])
	test(`${path}: a reply that comes late, and one that does not come, move nothing that is there`, async ({
		page,
		expectedConsole,
	}) => {
		// A gateway's own page is none of Remix's answers, and the talk cannot be loaded anew either.
		expectedConsole.push(/was not answered|503|SyntaxError|could not be loaded again/);
		await page.setViewportSize({ width: 360, height: 740 });
		await watchShifts(page);
		await page.goto(path, { waitUntil: "networkidle" });
		await settled(page, true);
		const input = page.getByRole("main").getByRole("textbox");
		const send = async (words: string) => {
			await input.fill(words);
			await input.press("Enter");
		};
		// The first exchange takes the place of the greeting.
		for (const words of ["hello", "i cannot sleep", "it is the exams"]) {
			await send(words);
			await expect(input).toHaveValue("");
		}
		const before = (await shifts(page)).length;
		await page.route(call, async (route) => {
			// Later than the half second in which a browser puts a movement down to the person.
			if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 700));
			await route.continue();
		});
		await send("i am alone");
		await expect(input).toHaveValue("");
		expect((await shifts(page)).slice(before), "a reply").toEqual([]);
		await page.unroute(call);
		await page.route(call, async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 700));
			await route.fulfill({ status: 503, body: "away" });
		});
		await send("still there?");
		await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
		expect((await shifts(page)).slice(before), "a failure").toEqual([]);
	});
