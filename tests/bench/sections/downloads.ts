import { request } from "node:http";
import type { Page } from "playwright";
import { loadedBy, startBrowser } from "../browser";
import { type Contender, withContenders } from "../contenders";
import type { Section } from "../section";
import type { Row } from "../table";

/** What a browser says that it can unpack. */
const BROWSERS_ENCODINGS = "gzip, deflate, br, zstd";

/** Each page, how many KB of script it may load over the floor's, and what sets loading off that waits for use. */
const PAGES: { path: string; over: number; use?: (page: Page) => Promise<void> }[] = [
	{ path: "/", over: 15 },
	{ path: "/home", over: 15 },
	{ path: "/login", over: 15 },
	{ path: "/chatbot", over: 15 },
	{ path: "/booking", over: 15, use: (page) => page.getByLabel("Name", { exact: true }).focus() },
	{ path: "/check", over: 25 },
];

/** What a browser loads for each page, as the server sends it. */
export const downloads: Section = ({ databases }) =>
	withContenders(["saathi", "floor"], databases, async ([saathi, floor]) => {
		if (!saathi || !floor) return [];
		const browser = await startBrowser();
		try {
			const least = await sizesOf((await loadedBy(browser, `${floor.url}/`)).byItself);
			const rows: Row[] = [];
			for (const { path, over, use } of PAGES) {
				const { byItself, later } = await loadedBy(browser, saathi.url + path, use);
				const sizes = await sizesOf(byItself);
				rows.push(rowOf(path, over, sizes.js, least.js));
				if (later.length > 0) rows.push(rowOf(`${path}, at first use`, null, (await sizesOf(later)).js));
				if (path === "/") rows.push(stylesOf(sizes.css, least.css), await pageOf(saathi, floor));
			}
			return rows;
		} finally {
			await browser.close();
		}
	});

function rowOf(path: string, over: number | null, saathi: number, floor?: number): Row {
	const budget = over !== null && {
		words: `<= floor + ${over} KB`,
		holds: ({ saathi, floor }: { saathi: number; floor: number }) => saathi <= floor + over,
	};
	return {
		what: `${path}: scripts`,
		unit: "KB",
		figures: { saathi, ...(floor !== undefined && { floor }) },
		...(budget && { budget }),
	};
}

function stylesOf(saathi: number, floor: number): Row {
	return {
		what: "Stylesheet",
		unit: "KB",
		figures: { saathi, floor },
		budget: { words: "<= 10 KB", holds: ({ saathi }) => saathi <= 10 },
	};
}

async function pageOf(saathi: Contender, floor: Contender): Promise<Row> {
	const figures = { saathi: await sizeOf(`${saathi.url}/`), floor: await sizeOf(`${floor.url}/`) };
	return { what: "Landing page itself", unit: "KB", figures };
}

async function sizesOf(urls: readonly string[]): Promise<{ js: number; css: number }> {
	const total = { js: 0, css: 0 };
	for (const url of urls) total[url.endsWith(".css") ? "css" : "js"] += await sizeOf(url);
	return total;
}

/** How many KB (1,000 bytes) an answer has on the wire, packed as a browser gets it. */
async function sizeOf(url: string): Promise<number> {
	const bytes = await new Promise<number>((resolve, reject) => {
		request(url, { headers: { "Accept-Encoding": BROWSERS_ENCODINGS } }, (answer) => {
			let received = 0;
			answer
				.on("data", (chunk: Buffer) => {
					received += chunk.length;
				})
				.on("error", reject);
			answer.on("end", () => resolve(received));
		})
			.on("error", reject)
			.end();
	});
	return bytes / 1000;
}
