import { expect, test } from "./test";

const leave = "Leave quickly";

test("at 320 px the header takes two rows on any page but a chat", async ({ page, person: _ }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	for (const path of ["/", "/home", "/login", "/booking", "/help", "/data", "/help?language=hi", "/"]) {
		await page.goto(path);
		const main = await page.getByRole("main").boundingBox();
		expect(main?.y, path).toBeLessThanOrEqual(120);
	}
});

test("'Leave quickly' says so on a phone too, and in Hindi", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await page.goto("/help");
	expect(await page.getByRole("link", { name: leave }).innerText()).toBe(leave);
	await page.goto("/help?language=hi");
	await expect(page.getByRole("link", { name: "तुरंत निकलिए" })).toBeInViewport({ ratio: 1 });
});

for (const width of [320, 360, 768])
	test(`at ${width} px it is 8 px at least from 'Book a Session' in a chat`, async ({ page }) => {
		await page.setViewportSize({ width, height: 740 });
		for (const path of ["/chatbot", "/check"]) {
			await page.goto(path);
			const out = await page.getByRole("link", { name: leave }).boundingBox();
			const book = await page.getByRole("main").getByRole("link", { name: "Book a Session" }).boundingBox();
			if (out === null || book === null) throw new Error("One of them is not there.");
			const aside = Math.max(out.x - (book.x + book.width), book.x - (out.x + out.width));
			const below = Math.max(out.y - (book.y + book.height), book.y - (out.y + out.height));
			expect(Math.max(aside, below), path).toBeGreaterThanOrEqual(8);
		}
	});

test("it stays in view in a bar that is as wide as the window, and lies over no words", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/help");
	await page.getByRole("heading", { level: 3 }).last().scrollIntoViewIfNeeded();
	const out = page.getByRole("link", { name: leave });
	await expect(out).toBeInViewport({ ratio: 1 });
	const bar = await out.evaluate((link) => {
		const box = link.closest("body > div")?.getBoundingClientRect();
		const own = link.getBoundingClientRect();
		return box && { width: box.width, holds: box.top <= own.top && own.bottom <= box.bottom };
	});
	expect(bar).toEqual({ width: 360, holds: true });
});

test("what an English label means in Hindi stands below it, in letters of 14 px at least", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/booking?language=hi");
	for (const [words, means] of [
		["Name", "नाम"],
		["Book", "बुक कीजिए"],
	] as const) {
		const hint = page.getByRole("main").getByText(means, { exact: true });
		const [above, below] = [page.getByRole("main").getByText(words, { exact: true }), hint];
		const [first, second] = [await above.boundingBox(), await below.boundingBox()];
		expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0) - 6);
		expect(
			await hint.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
		).toBeGreaterThanOrEqual(14);
	}
});
