import { expect, test } from "./test";

for (const address of ["/", "/login", "/chatbot", "/booking", "/check"])
	test(`${address} tells links and search engines what it is, and waits for one stylesheet alone`, async ({
		page,
		baseURL,
	}) => {
		await page.goto(address);
		const content = (name: string) =>
			page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
		expect(await content("description")).toMatch(/private/i);
		const picture = (await content("og:image")) ?? "";
		expect(picture).toBe(`${baseURL}/share.png`);
		expect((await page.request.get(picture)).headers()["content-type"]).toBe("image/png");
		await expect(page).toHaveTitle(/Saathi$/);
		await expect(page.locator("link[rel=stylesheet]")).toHaveCount(1);
		await expect(page.locator("script[src]:not([async], [defer], [type=module])")).toHaveCount(0);
		await expect(page.locator("[style]")).toHaveCount(0);
	});

test("behind a proxy with https the shared picture has the address that visitors know", async ({ request }) => {
	const page = await request.get("/", { headers: { "X-Forwarded-Proto": "https" } });
	expect(await page.text()).toMatch(/property="og:image" content="https:\/\/localhost:\d+\/share.png"/);
});
