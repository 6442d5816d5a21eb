import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startServer, type TestServer } from "../support/server";
import { expect, settled, test } from "./test";

const neutral = createServer((_, response) => {
	response.setHeader("Content-Type", "text/html");
	response.end("<title>Elsewhere</title><h1>Weather</h1>");
});
let server: TestServer;
let elsewhere: string;

test.beforeAll(async () => {
	await new Promise<void>((resolve) => neutral.listen(0, "127.0.0.1", resolve));
	elsewhere = `http://127.0.0.1:${(neutral.address() as AddressInfo).port}/`;
	server = await startServer({ LEAVE_ADDRESS: elsewhere });
});
test.afterAll(async () => {
	await server.stop();
	neutral.closeAllConnections();
	neutral.close();
});

test("a link leads away and clears the talk of who asked for that, with script and without", async ({
	page,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/Failed to load resource/);
	await page.goto(`${server.url}/chatbot`);
	await page.getByText("On a shared phone or computer?").click();
	await page.getByLabel("Clear when I leave").check();
	await page.getByRole("button", { name: "Keep to that" }).click();
	await expect(page.getByLabel("Clear when I leave")).toBeChecked();
	await settled(page, javaScriptEnabled);
	await page.getByRole("textbox").fill("Only until I go");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("log").getByText("Only until I go", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Leave quickly" }).click();
	await expect(page).toHaveURL(elsewhere);
	await page.goto(`${server.url}/chatbot`);
	await expect(page.getByRole("heading", { level: 1, name: "Chat" })).toBeVisible();
	await expect(page.getByText("Only until I go")).toHaveCount(0);
});
