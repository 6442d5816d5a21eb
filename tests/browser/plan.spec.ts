import { expect, settled, test } from "./test";

/** About what a person writes into a box, on several lines. */
const WRITTEN = "Go down to the tea stall and sit there.\nCall Ravi, 98765 43210, or ring at his door.\n".repeat(2);

for (const language of ["en", "hi"])
	test(`a plan prints on one sheet, in ${language}`, async ({ page, person: _, javaScriptEnabled }) => {
		await page.goto(`/plan?language=${language}`);
		await settled(page, javaScriptEnabled);
		for (const box of await page.getByRole("main").getByRole("textbox").all()) await box.fill(WRITTEN);
		const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
		expect(sheets).toHaveLength(1);
	});

test("what the bot's exercise was told stands in the plan, and is deleted with it, also by a visitor", async ({
	page,
	javaScriptEnabled,
}) => {
	const signs = "not eating, and no music";
	const say = async (words: string) => {
		await settled(page, javaScriptEnabled);
		await page.getByRole("textbox").fill(words);
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByRole("log").getByText(words, { exact: true })).toBeVisible();
	};
	await page.goto("/chatbot");
	await say("my counsellor said i should have a safety plan");
	await page.getByRole("button", { name: "Yes, let us write it" }).click();
	await expect(page.getByText("how do you notice that such an hour is coming?")).toBeVisible();
	await settled(page, javaScriptEnabled);
	await page.getByRole("button", { name: "Give me an example" }).click();
	await expect(page.getByText("What is it with you?")).toBeVisible();
	await say(signs);
	await page.goto("/plan");
	await settled(page, javaScriptEnabled);
	await expect(page.getByText("in the talk it stays until you clear that")).toBeVisible();
	await expect(page.getByLabel("Warning signs")).toHaveValue(signs);
	await page.getByRole("button", { name: "Delete the plan" }).click();
	await expect(page.getByText("The plan is deleted.")).toBeVisible();
	await expect(page.getByLabel("Warning signs")).toHaveValue("");
	await expect(page.getByRole("button", { name: "Delete the plan" })).toHaveCount(0);
	await page.goto("/chatbot");
	await expect(page.getByRole("log").getByText(signs, { exact: true }).first()).toBeVisible();
});
