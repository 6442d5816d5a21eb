import { type MailServer, startMailServer } from "../support/mail-server";
import { mailSettings } from "../support/mail-settings";
import { startServer, type TestServer } from "../support/server";
import { test as base, expect, settled, signUp } from "./test";

/** A server that sends mail, in place of the one without. */
const test = base.extend<object, { mailServer: MailServer; server: TestServer }>({
	mailServer: [
		async ({ browserName: _ }, use) => {
			const mailServer = await startMailServer();
			await use(mailServer);
			await mailServer.stop();
		},
		{ scope: "worker", timeout: 600_000 },
	],
	server: [
		async ({ mailServer }, use) => {
			const server = await startServer(mailSettings(mailServer.url));
			await use(server);
			await server.stop();
		},
		{ scope: "worker", timeout: 600_000 },
	],
});

test("a forgotten password is set anew with a link by mail", async ({ page, mailServer, javaScriptEnabled }) => {
	const email = await signUp(page);
	await page.getByRole("button", { name: "Logout" }).click();
	await page.goto("/login?mode=login");
	await page.getByRole("link", { name: "Forgotten password?" }).click();
	await expect(page).toHaveURL(/\/forgotten$/);
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send the link" }).click();
	await expect(page.getByText("If there is an account with this email, a link is on its way.")).toBeVisible();
	const mails = () => mailServer.mails().filter(({ to }) => to === email);
	await expect.poll(() => mails().length).toBe(1);
	const link = /https:\/\/saathi\.example(\/reset\S+)/.exec(mails()[0]?.text ?? "")?.[1] ?? "";
	await page.goto(link);
	await page.getByLabel("New password").fill("quite another password");
	await page.getByRole("button", { name: "Set the password" }).click();
	await expect(page.getByText("Your new password is set")).toBeVisible();
	await page.getByRole("link", { name: "Log in" }).click();
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill("quite another password");
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page).toHaveURL(/\/home$/);
});
