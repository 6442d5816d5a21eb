import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "saathi-crowded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
process.env.HELPLINES_FILE = join(folder, "lines.json");
writeFileSync(
	process.env.HELPLINES_FILE,
	JSON.stringify({ talk: { name: 'Lines <b> & "more"', number: "080 4611 0007" } }),
);
const { crowdedAnswer } = await import("./crowded.server");

const answerTo = (url: string) => crowdedAnswer({ url, headers: {} } as IncomingMessage);

test("what an operator has written is text, and a number is dialled without its blanks", () => {
	const page = answerTo("/booking");
	expect(page).toContain("Lines &#60;b&#62; &#38; &#34;more&#34;, 080 4611 0007</a>");
	expect(page).toContain('href="tel:08046110007"');
	expect(page).not.toContain("<b>");
});

test.each([
	["/api/signup", "errors"],
	["/api/booking", "error"],
])("%s is told by its own key: %s", (url, key) => {
	const body = answerTo(url).split("\r\n\r\n")[1] ?? "";
	expect(JSON.parse(body)).toEqual({ success: false, [key]: expect.stringContaining("What you sent was not taken") });
});
