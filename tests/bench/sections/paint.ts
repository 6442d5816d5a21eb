import { paintOf, startBrowser } from "../browser";
import { withContenders } from "../contenders";
import { inTurn, type Section } from "../section";
import type { Row } from "../table";

/** Milliseconds of a frame: what is painted in the same one comes at the same time. */
const FRAME = 1000 / 60;
const PAGES = ["/", "/home", "/login", "/chatbot", "/check", "/booking"];

/** First and largest paint and layout shift on a slow phone and line. The floor has the landing page alone. */
export const paint: Section = ({ rounds, databases }) =>
	withContenders(["saathi", "floor"], databases, async (contenders) => {
		const browser = await startBrowser();
		try {
			const rows: Row[] = [];
			for (const path of PAGES) {
				const those = path === "/" ? contenders : contenders.filter(({ name }) => name === "saathi");
				const seen = await inTurn(rounds, those, ({ url }) => paintOf(browser, url + path), { cold: true });
				const budget = path === "/" && {
					words: "<= floor, to a frame",
					holds: ({ saathi, floor }: { saathi: number; floor: number }) => saathi <= floor + FRAME,
				};
				rows.push(
					{ what: `${path}: first contentful paint`, unit: "ms", figures: seen.first, ...(budget && { budget }) },
					{ what: `${path}: largest contentful paint`, unit: "ms", figures: seen.largest, ...(budget && { budget }) },
					{
						what: `${path}: layout shift`,
						unit: "",
						figures: seen.shift,
						budget: { words: "0", holds: ({ saathi }) => saathi === 0 },
					},
				);
			}
			return rows;
		} finally {
			await browser.close();
		}
	});
