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
