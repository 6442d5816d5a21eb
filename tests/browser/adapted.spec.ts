import { cutTexts, edgeless, moving, offered, outOfReach, sidewaysScroll } from "./screens/look";
import { expect, test } from "./screens/test";

const SCREENS = [
	"landing",
	"login",
	"signup refused",
	"home",
	"chat empty",
	"chat",
	"chat danger",
	"voice chat",
	"voice chat heard",
	"booking",
	"booking refused",
	"bookings",
	"own booking move",
	"call me",
	"help",
	"help breathing",
	"plan",
	"my data",
	"desk coming",
	"desk booking",
	"desk days",
	"lost",
];
/** A window of 1280 by 1024, and what is left of it (WCAG 2.2, 1.4.4 and 1.4.10). */
const WINDOW = { width: 1280, height: 1024 };
const ZOOMED = { "200 %": { width: 640, height: 512 }, "400 %": { width: 320, height: 256 } };

for (const name of SCREENS)
	test(`${name}: zoomed, in the system's own colours and without motion`, async ({ page, show, javaScriptEnabled }) => {
		test.skip(name === "voice chat heard" && !javaScriptEnabled, "nothing is heard without script");
		await page.setViewportSize(WINDOW);
		await show(name);
		const whole = await offered(page);
		for (const [zoom, size] of Object.entries(ZOOMED)) {
			await page.setViewportSize(size);
			const left = await offered(page);
			expect
				.soft(
					whole.filter((thing) => !left.includes(thing)),
					`lost at ${zoom}`,
				)
				.toEqual([]);
			expect.soft(await sidewaysScroll(page), `sideways at ${zoom}`).toEqual([]);
			expect.soft(await cutTexts(page), `cut at ${zoom}`).toEqual([]);
			expect.soft(await outOfReach(page), `out of reach at ${zoom}`).toEqual([]);
		}
		await page.setViewportSize(WINDOW);
		await page.emulateMedia({ reducedMotion: "reduce" });
		expect.soft(await moving(page), "with reduced motion").toEqual([]);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ forcedColors: "active", colorScheme });
			expect.soft(await edgeless(page), `in the system's ${colorScheme} colours`).toEqual([]);
		}
	});
