import { defineConfig } from "playwright/test";
import { onSqlite } from "../support/database";

const executablePath = process.env.CHROMIUM_PATH || undefined;

/** Whole journeys that touch the database at every step: signing up, booking, talking, working at the desk. */
const ON_POSTGRES = ["signing-in", "booking", "chat", "week"].map((name) => `**/${name}.spec.ts`);

/** Every journey runs twice: with JavaScript, and without. */
export default defineConfig({
	testDir: ".",
	...(onSqlite ? {} : { testMatch: ON_POSTGRES, globalSetup: "./postgres.ts" }),
	outputDir: "../../test-results/browser",
	fullyParallel: true,
	workers: 2,
	retries: 0,
	forbidOnly: true,
	reporter: "list",
	timeout: 30_000,
	expect: { toHaveScreenshot: { pathTemplate: "pictures/{arg}{ext}" } },
	use: {
		browserName: "chromium",
		locale: "en-IN",
		timezoneId: "Asia/Kolkata",
		trace: "off",
		launchOptions: {
			executablePath,
			args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
		},
	},
	projects: [
		{ name: "js", use: { javaScriptEnabled: true }, testIgnore: "**/*.no-js.spec.ts" },
		{ name: "no-js", use: { javaScriptEnabled: false }, testIgnore: "**/*.js.spec.ts" },
	],
});
