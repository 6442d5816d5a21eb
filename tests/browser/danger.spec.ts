import { holdWrites } from "../support/database";
import { expect, settled, test } from "./test";

for (const path of ["/chatbot", "/check"]) {
	test(`${path} shows the lines to somebody in danger while nothing can be kept, one message after the other`, async ({
		page,
		server,
		javaScriptEnabled,
	}) => {
		await page.goto(path);
		await settled(page, javaScriptEnabled);
		const log = page.getByRole("log");
		const release = await holdWrites(server.databaseUrl);
		try {
			const told = log.getByText(/could not be saved just now/);
			for (const [index, words] of ["I want to kill myself tonight", "I will end my life tonight"].entries()) {
				await page.getByRole("main").getByRole("textbox").fill(words);
				await page.getByRole("button", { name: "Send", exact: true }).click();
				await expect(log.getByText(words, { exact: true })).toHaveCount(1);
				// Without script the page knows its last exchange alone.
				await expect(told).toHaveCount(javaScriptEnabled ? index + 1 : 1);
				await expect(
					page.getByRole("region", { name: "Help right now" }).getByRole("link", { name: "14416" }),
				).toBeInViewport();
				await expect(page.getByRole("main").getByRole("textbox")).toHaveValue("");
			}
		} finally {
			await release();
		}
		await page.goto(path);
		await expect(log.getByRole("listitem")).toHaveCount(0);
	});
}
