import { rowsIn } from "../support/database";
import { expect, settled, test } from "./test";

test("a visitor who presses twice is called once", async ({ page, server, javaScriptEnabled }) => {
	await page.goto("/call-me");
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Phone Number").fill("9876501299");
	await page.getByRole("button", { name: "Call me back" }).dblclick();
	await expect(page.getByRole("region", { name: "What you asked for" })).toBeVisible();
	expect(await rowsIn(server.databaseUrl, "select id from call_backs where phone = ?", "9876501299")).toHaveLength(1);
});
