import { expect, test } from "./screens/test";

/**
 * What a screen reader is told of each screen, the same with and without script. The trees stand in
 * aria-tree.spec.ts-snapshots; what changes by the day is an expression there, so edit them by hand.
 */
const SCREENS = [
	"landing",
	"signup",
	"login",
	"signup refused",
	"home",
	"home after booking",
	"chat empty",
	"chat",
	"booking signed out",
	"booking",
	"booking refused",
	"bookings",
	"bookings none",
	"bookings signed out",
	"lost",
	"error",
];

for (const name of SCREENS)
	test(`${name}: the accessibility tree`, async ({ page, show }) => {
		await show(name);
		await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${name.replaceAll(" ", "-")}.aria.yml` });
	});

test("bookings laid out as cards are still a table to the ear", async ({ page, show }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await show("bookings");
	expect(
		await page
			.getByRole("cell")
			.nth(1)
			.evaluate((cell) => getComputedStyle(cell).display),
	).toBe("grid");
	await expect(page.getByRole("main")).toMatchAriaSnapshot(`
		- table "User Bookings":
		  - rowgroup:
		    - row "Date Name Phone Age Address Time Slot State"
		  - rowgroup:
		    - row:
		      - cell /^\\w+day \\d+ \\w+ \\d{4}$/
		      - cell
		      - cell "9876543210"
		      - cell "29"
		      - cell "12 Lake Road, Pune"
		      - cell "11:00am - 11:30am"
		      - cell
	`);
});
