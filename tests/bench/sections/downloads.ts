import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Page } from "playwright";
import { loadedBy, startBrowser } from "../browser";
import { type Contender, withContenders } from "../contenders";
import type { Section } from "../section";
import type { Row } from "../table";

type Encoding = "gzip" | "br";
type Sizes = Record<Encoding, number>;

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
				rows.push(...rowsOf(path, over, sizes.js, least.js));
				if (later.length > 0) rows.push(...rowsOf(`${path}, at first use`, null, (await sizesOf(later)).js, null));
				if (path === "/") rows.push(...stylesOf(sizes.css, least.css), ...(await pageOf(saathi, floor)));
			}
			return rows;
		} finally {
			await browser.close();
		}
	});

function rowsOf(path: string, over: number | null, sizes: Sizes, least: Sizes | null): Row[] {
	const figures = (encoding: Encoding) => ({ saathi: sizes[encoding], ...(least && { floor: least[encoding] }) });
	const budget = over !== null && {
		words: `<= floor + ${over} KB`,
		holds: ({ saathi, floor }: { saathi: number; floor: number }) => saathi <= floor + over,
	};
	return [
		{ what: `${path}: scripts, gzip`, unit: "KB", figures: figures("gzip"), ...(budget && { budget }) },
		{ what: `${path}: scripts, brotli`, unit: "KB", figures: figures("br") },
	];
}

function stylesOf(css: Sizes, least: Sizes): Row[] {
	return [
		{
			what: "Stylesheet, gzip",
			unit: "KB",
			figures: { saathi: css.gzip, floor: least.gzip },
			budget: { words: "<= 10 KB", holds: ({ saathi }) => saathi <= 10 },
		},
	];
}

async function pageOf(saathi: Contender, floor: Contender): Promise<Row[]> {
	const figures = { saathi: await sizeOf(`${saathi.url}/`, "br"), floor: await sizeOf(`${floor.url}/`, "br") };
	return [{ what: "Landing page itself, brotli", unit: "KB", figures }];
}

async function sizesOf(urls: readonly string[]): Promise<{ js: Sizes; css: Sizes }> {
	const total = { js: { gzip: 0, br: 0 }, css: { gzip: 0, br: 0 } };
	for (const url of urls)
		for (const encoding of ["gzip", "br"] as const)
			total[url.endsWith(".css") ? "css" : "js"][encoding] += await sizeOf(url, encoding);
	return total;
}

/** How many KB (1,000 bytes) an answer has on the wire. */
async function sizeOf(url: string, encoding: Encoding): Promise<number> {
	const { request } = await import("node:http");
	const body = await new Promise<Buffer>((resolve, reject) => {
		request(url, { headers: { "Accept-Encoding": encoding } }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on("data", (chunk) => chunks.push(chunk)).on("error", reject);
			answer.on("end", () => resolve(Buffer.concat(chunks)));
		})
			.on("error", reject)
			.end();
	});
	if (body.length > 1500) (encoding === "br" ? brotliDecompressSync : gunzipSync)(body); // Throws if it is not that.
	return body.length / 1000;
}
