import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesUnder } from "./files";

// After a failed action Remix loads, and asks for headers, only down to the page that catches the error: one that does
// not catch its own loses the lines of help, and one without headers loses Retry-After.
const pages = filesUnder("app/routes", /\.tsx?$/).filter((file) =>
	readFileSync(file, "utf8").includes("export default"),
);
test.each(pages)("%s shows its own errors, and sets its own headers", (file) => {
	const source = readFileSync(file, "utf8");
	expect(source).toContain("PageErrorBoundary as ErrorBoundary");
	expect(source).toMatch(/export const headers\b|export function headers\b/);
});
