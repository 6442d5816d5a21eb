import browser from "./playwright.config";
import { expect, settled, test } from "./test";

// Chromium's own engine, with a microphone that plays a tone, as far as that goes without a network.
test.use({
	// A headless shell has nobody whom it could ask.
	permissions: ["microphone"],
	launchOptions: {
		...browser.use?.launchOptions,
		args: [
			...(browser.use?.launchOptions?.args ?? []),
			"--use-fake-device-for-media-stream",
			"--use-fake-ui-for-media-stream",
			"--host-resolver-rules=MAP clinic.test 127.0.0.1",
		],
	},
});

test("Chromium's own engine fails in words, does not hang, and typing goes on", async ({ page }) => {
	await page.goto("/check");
	await settled(page, true);
	const status = page.getByRole("region", { name: "Voice" }).getByRole("status");
	await expect(status).toContainText("Ready");
	await page.getByRole("button", { name: "Start microphone" }).click();
	await expect(status).toContainText(
		/No microphone found|Voice is offline|Voice is switched off|Voice did not answer|Microphone unavailable/,
	);
	await expect(page.getByRole("button", { name: "Stop microphone" })).toBeDisabled();
	await page.getByRole("textbox", { name: "Your message" }).fill("I type then");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("log").locator(".bubble")).toHaveCount(2);
});

test("plain http that is not this machine needs a secure address", async ({ page, server, expectedConsole }) => {
	// Chromium says that it ignores Cross-Origin-Opener-Policy on such an address.
	expectedConsole.push(/Cross-Origin-Opener-Policy/);
	await page.goto(server.url.replace("localhost", "clinic.test"));
	await page.goto(`${server.url.replace("localhost", "clinic.test")}/check`);
	await settled(page, true);
	const voice = page.getByRole("region", { name: "Voice" });
	await expect(voice.getByRole("status")).toContainText("Voice needs a secure address");
	await expect(voice.getByRole("status")).toContainText("https");
	await expect(page.getByRole("button", { name: "Start microphone" })).toHaveCount(0);
	await page.getByRole("textbox", { name: "Your message" }).fill("I type then");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("log").locator(".bubble")).toHaveCount(2);
});
