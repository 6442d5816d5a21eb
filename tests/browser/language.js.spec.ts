import { expect, settled, test } from "./test";

test("what is typed stays when the language is switched", async ({ page }) => {
	await page.goto("/chatbot");
	await settled(page, true);
	await page.getByRole("textbox", { name: "Your message" }).fill("not sent yet");
	await page.getByRole("link", { name: "हिंदी" }).click();
	await expect(page.getByRole("textbox", { name: "आपका संदेश" })).toHaveValue("not sent yet");
	await page.goto("/login?language=en");
	await settled(page, true);
	await page.getByLabel("Your name").fill("Asha");
	await page.getByRole("link", { name: "हिंदी" }).click();
	await expect(page.getByLabel("Your name आपका नाम")).toHaveValue("Asha");
});

test("a dialog says the product's own sentence in Hindi", async ({ page, dialogs, expectedConsole }) => {
	expectedConsole.push(/ERR_FAILED/);
	await page.goto("/call-me?language=hi");
	await settled(page, true);
	await page.getByLabel("फ़ोन नंबर").fill("9876543210");
	await page.route("**/call-me.data*", (route) => route.abort());
	await page.getByRole("button", { name: "मुझे फ़ोन कीजिए" }).click();
	await expect.poll(() => dialogs).toEqual(["सर्वर तक नहीं पहुँच पाए। इंटरनेट देखकर फिर कोशिश कीजिए।"]);
	await expect(page.getByRole("alert")).toHaveText(dialogs);
	await expect(page.getByLabel("फ़ोन नंबर")).toHaveValue("9876543210");
});

test("Escape, the line and the microphone are told of in Hindi", async ({ page, context }) => {
	await page.goto("/check?language=hi");
	await settled(page, true);
	await page.keyboard.press("Escape");
	await expect(page.getByText("निकलने के लिए Escape दो बार और दबाइए।")).toBeVisible();
	await expect(page.getByRole("region", { name: "आवाज़" })).toBeVisible();
	await context.setOffline(true);
	await expect(page.getByText("आप ऑफ़लाइन हैं।")).toBeVisible();
	await page.getByRole("link", { name: "Saathi" }).click();
	await expect(page.getByText("इंटरनेट चला गया।")).toBeVisible();
	await context.setOffline(false);
});
