import { defineConfig } from "playwright/test";
import { onSqlite } from "../support/database";

const executablePath = process.env.CHROMIUM_PATH || undefined;

/** Every journey runs twice: with JavaScript, and without. */
export default defineConfig({
	testDir: ".",
	// On PostgreSQL whole journeys alone: signing up, booking, talking, working at the desk.
	...(onSqlite ? {} : { grep: /@journey/, globalSetup: "./postgres.ts" }),
	outputDir: "../../test-results/browser",
	fullyParallel: true,
	workers: 2,
	// A browser and a server on two processors: what fails once and passes then is told by name at the end.
	retries: 1,
	forbidOnly: true,
	reporter: "list",
	// For what hangs. On a machine that is busy with other things a password's hash alone may take half a minute.
	timeout: 600_000,
	expect: { timeout: 60_000, toHaveScreenshot: { pathTemplate: "pictures/{arg}{ext}" } },
	use: {
		// What is not there after so long will not come: a name that was changed is told in a minute or two.
		actionTimeout: 120_000,
		browserName: "chromium",
		locale: "en-IN",
		timezoneId: "Asia/Kolkata",
		trace: "off",
		launchOptions: {
			executablePath,
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-background-networking",
				"--disable-component-update",
				// A page here lives for seconds: no process is kept ready for the next, and no script made faster for later.
				"--renderer-process-limit=1",
				"--js-flags=--no-opt --no-maglev",
			],
		},
	},
	projects: [
		{ name: "js", use: { javaScriptEnabled: true }, testIgnore: "**/*.no-js.spec.ts" },
		{ name: "no-js", use: { javaScriptEnabled: false }, testIgnore: "**/*.js.spec.ts" },
	],
});
