import type { Page } from "playwright/test";
import { dayFromNow, goodBooking } from "../support/bookings";
import { expect, expectAlert, settled, test } from "./test";

const strip = (page: Page) => page.getByRole("complementary", { name: /Help right now|अभी मदद/ });
const bar = (page: Page) => page.getByRole("banner");

test("a link on every page switches to Hindi and back, and is remembered", async ({
	page,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/404/);
	await page.goto("/help");
	await settled(page, javaScriptEnabled);
	await bar(page).getByRole("link", { name: "हिंदी" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "अभी मदद" })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("lang", "hi");
	for (const path of ["/", "/login", "/chatbot", "/check", "/plan", "/data", "/nowhere"]) {
		await page.goto(path);
		await expect(strip(page).getByRole("link", { name: "मदद" })).toBeVisible();
		await expect(bar(page).getByRole("link", { name: "English" })).toHaveAttribute("lang", "en");
	}
	await page.goto("/data");
	await settled(page, javaScriptEnabled);
	await bar(page).getByRole("link", { name: "English" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "My data" })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
});

test("a page keeps its address, and says of each part in which language it is", async ({ page, javaScriptEnabled }) => {
	await page.goto("/login?mode=login&redirectTo=%2Fplan");
	await settled(page, javaScriptEnabled);
	await bar(page).getByRole("link", { name: "हिंदी" }).click();
	await expect(page).toHaveURL(/\/login\?mode=login&redirectTo=%2Fplan&language=hi$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
	await expect(page.locator("body")).toHaveAttribute("lang", "hi");
	await expect(page.getByRole("heading", { level: 1, name: "Login लॉग इन" })).toBeVisible();
	const own = page.getByText("Good to see you again.");
	expect(await own.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("en");
	await expect(page.getByRole("banner").getByText("लॉग इन", { exact: true })).toHaveAttribute("lang", "hi");
});

test("the specification's labels and alerts stay in English, with a hint beside them", async ({
	page,
	person: _,
	dialogs,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/Failed to load resource/);
	await page.goto("/booking?language=hi");
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Phone Number फ़ोन नंबर").fill("98765");
	await page.getByRole("button", { name: "Book बुक कीजिए", exact: true }).click();
	const alert = "All fields are required and phone number must be 10-digit and age must be a number";
	await expect(page.getByRole("alert").getByText(alert)).toHaveAttribute("lang", "en");
	await expect(page.getByRole("alert").getByText("सब ख़ाने भरिए")).toHaveAttribute("lang", "hi");
	if (javaScriptEnabled) await expect.poll(() => dialogs).toEqual([alert]);
	await expect(page.getByLabel("Phone Number")).toHaveValue("98765");
	await page.goto("/booking?language=en");
	await settled(page, javaScriptEnabled);
	dialogs.length = 0;
	await page.getByRole("button", { name: "Book", exact: true }).click();
	await expectAlert({ page, dialogs, javaScriptEnabled }, alert);
});

test("booking is in Hindi but for the specification's words, what is wrong with a field too", async ({
	page,
	person: _,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/422/);
	await page.goto("/booking?language=hi");
	await settled(page, javaScriptEnabled);
	await expect(page.locator("html")).toHaveAttribute("lang", "hi");
	await expect(page).toHaveTitle(/^सेशन बुक कीजिए/);
	await expect(page.getByRole("group", { name: "आपके बारे में" })).toBeVisible();
	expect(await foreignWords(page)).toEqual([]);

	await page.getByLabel("Name नाम").fill("Asha Rao");
	await page.getByLabel("Phone Number फ़ोन नंबर").fill("9876543210");
	await page.getByLabel("Age उम्र").fill("0");
	await page.getByLabel("Address पता").fill("12 Lake Road, Pune");
	await page.getByLabel("Preferred Time Slot पसंद का समय").selectOption("2:00pm - 2:30pm");
	await page.getByLabel("Date तारीख़").fill(dayFromNow(-2));
	await page.getByRole("button", { name: "Book बुक कीजिए", exact: true }).click();
	const summary = page.getByRole("region", { name: "कुछ ठीक करना है" });
	await expect(summary.getByRole("link")).toHaveText(["उम्र 1 से 120 के बीच हो", "तारीख़ आज की या आगे की हो"]);
	await expect(page.getByLabel("Age उम्र")).toHaveAccessibleDescription("उम्र 1 से 120 के बीच हो");
	await expect(page.getByRole("alert")).toHaveCount(0);
	expect(await foreignWords(page)).toEqual([]);
});

test("a person's bookings are in Hindi: the list, the receipt, moving and cancelling", async ({
	page,
	person,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/422/);
	await page.request.post("/api/booking", { data: goodBooking(), headers: person.authorization });
	await page.goto("/booking?view=previous&language=hi");
	await settled(page, javaScriptEnabled);
	await expect(page.getByRole("row", { name: /अनुरोध भेजा गया/ })).toBeVisible();
	expect(await foreignWords(page)).toEqual([]);
	await page.getByRole("link", { name: "समय बदलिए" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "आपकी बुकिंग" })).toBeVisible();
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Date तारीख़").fill(dayFromNow(-2));
	await page.getByLabel("Preferred Time Slot पसंद का समय").selectOption("3:00pm - 3:30pm");
	await page.getByRole("button", { name: "समय बदलिए" }).click();
	await expect(page.getByRole("link", { name: "तारीख़ आज की या आगे की हो" })).toBeVisible();
	expect(await foreignWords(page)).toEqual([]);
	await page.getByRole("link", { name: "रद्द कीजिए" }).click();
	await expect(page.getByRole("heading", { name: "यह बुकिंग रद्द कर दें?" })).toBeVisible();
	expect(await foreignWords(page)).toEqual([]);
	await page.getByRole("button", { name: "हाँ, रद्द कीजिए" }).click();
	await expect(page.getByRole("region", { name: "ब्योरा" })).toContainText("रद्द");
	expect(await foreignWords(page)).toEqual([]);
});

test("a visitor books and asks to be called in Hindi", async ({ page, javaScriptEnabled, expectedConsole }) => {
	expectedConsole.push(/401|422/);
	await page.goto("/booking?view=previous&language=hi");
	await expect(page.getByRole("link", { name: "लॉग इन कीजिए" })).toBeVisible();
	expect(await foreignWords(page)).toEqual([]);
	await page.goto("/booking");
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Name नाम").fill("Asha Rao");
	await page.getByRole("main").getByRole("link", { name: "मुझे फ़ोन कीजिए" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "मुझे फ़ोन कीजिए" })).toBeVisible();
	await settled(page, javaScriptEnabled);
	expect(await foreignWords(page)).toEqual([]);
	await page.getByLabel("फ़ोन नंबर").fill("98765");
	await page.getByLabel("कब").selectOption("शाम को");
	await page.getByRole("button", { name: "मुझे फ़ोन कीजिए" }).click();
	await expect(page.getByLabel("फ़ोन नंबर")).toHaveAccessibleDescription(/Phone number must be a 10-digit number/);
	expect(await foreignWords(page)).toEqual([]);
	await page.getByLabel("फ़ोन नंबर").fill("9876501235");
	await page.getByRole("button", { name: "मुझे फ़ोन कीजिए" }).click();
	const asked = page.getByRole("region", { name: "आपका अनुरोध" });
	await expect(asked).toContainText("शाम को");
	expect(await foreignWords(page)).toEqual([]);
	await asked.getByRole("button", { name: "मुझे फ़ोन मत कीजिए" }).click();
	await expect(asked).toContainText("अब फ़ोन नहीं आएगा");
});

/**
 * The English words of a page in Hindi that do not say that they are English. Sentences may name a button by its words;
 * references are in no language, and what a person typed in any.
 */
async function foreignWords(page: Page): Promise<string[]> {
	const texts = await page.getByRole("main").evaluate((main) => {
		const found: string[] = [];
		const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const within = walker.currentNode.parentElement;
			const own = within?.closest("[lang]")?.getAttribute("lang") === "hi" && !within.closest("[dir=auto], code");
			if (own) found.push(walker.currentNode.textContent ?? "");
		}
		return found;
	});
	expect(texts.join()).toMatch(/\p{Script=Devanagari}/u);
	const named = /Previous Bookings|Book|\b[0-9A-Z]{8}\b/g;
	return texts.filter((text) => /[a-z]{2}/i.test(text.replace(named, "")));
}

test("the frame of a talk is in Hindi, whatever the talk is in", async ({ page, javaScriptEnabled }) => {
	await page.goto("/chatbot?language=hi");
	await settled(page, javaScriptEnabled);
	await expect(page.getByRole("heading", { name: "जो मन में है, कहिए" })).toBeVisible();
	await page.getByRole("textbox", { name: "आपका संदेश" }).fill("i want to kill myself tonight");
	await page.getByRole("button", { name: "Send भेजिए" }).click();
	const lines = page.getByRole("region", { name: "अभी मदद" });
	await expect(lines.getByRole("link", { name: /Emergency इमरजेंसी 112/ })).toHaveAttribute("href", "tel:112");
	await settled(page, javaScriptEnabled);
	await lines.getByRole("button", { name: "I am safe now मैं अब सुरक्षित हूँ" }).click();
	await expect(lines).toHaveCount(0);
	await page.getByRole("button", { name: "बातचीत मिटाइए" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "यह बातचीत मिटा दें?" })).toBeVisible();
	await page.getByRole("button", { name: "मिटा दीजिए" }).click();
	await expect(page.getByRole("heading", { name: "जो मन में है, कहिए" })).toBeVisible();
});

test("a page that fails says so in Hindi, also where nothing else could be had", async ({ page, expectedConsole }) => {
	expectedConsole.push(/Failed to load resource/);
	await page.goto("/help?language=hi");
	await page.route("**/chatbot", (route) =>
		route.continue({
			method: "POST",
			headers: { ...route.request().headers(), "content-type": "application/x-www-form-urlencoded" },
			postData: `userInput=${"x".repeat(70_000)}`,
		}),
	);
	await page.goto("/chatbot");
	await expect(page.getByRole("heading", { level: 1, name: "यह नहीं हो पाया" })).toBeVisible();
	await expect(page.getByText("टुकड़ों में भेजिए")).toHaveAttribute("lang", "hi");
	await expect(page.getByText("That is more than can be sent at once.")).toHaveCount(0);
});

test("a page that is hidden is a lost page like another, also when the language is changed on it", async ({
	page,
	person: _,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/404/);
	for (const address of ["/desk", "/desk/days", "/booking/AAAA-BBBB"]) {
		await page.goto(`${address}?language=en`);
		await settled(page, javaScriptEnabled);
		await expect(page.getByRole("heading", { level: 1, name: "We could not find that page" })).toBeVisible();
		await page.getByRole("link", { name: "हिंदी" }).click();
		await expect(page.getByRole("link", { name: "बॉट से बात कीजिए" })).toBeVisible();
		await expect(page.getByRole("main")).toHaveAttribute("lang", "hi");
	}
});

test("what is said in English on a Hindi page says that it is English", async ({ page, javaScriptEnabled }) => {
	await page.goto("/chatbot?language=hi");
	await settled(page, javaScriptEnabled);
	await page.getByRole("main").getByRole("textbox").fill("hello");
	await page.getByRole("button", { name: /^Send/ }).click();
	const suggestions = page.locator("button[name=suggestion]");
	await expect(suggestions.first()).toBeVisible();
	for (const said of [page.locator(".bubble-text"), suggestions])
		for (const text of await said.all()) await expect(text).toHaveAttribute("lang", "en");
});
