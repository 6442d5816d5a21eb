import "../../tests/support/temporary-database";
import { expect, test } from "vitest";
import { returnAddress, seeOther } from "./redirects.server";

function asked(redirectTo: string): string {
	return returnAddress(new Request(`http://localhost/login?${new URLSearchParams({ redirectTo })}`));
}

test("without a wish, signing in leads to /home", () => {
	expect(returnAddress(new Request("http://localhost/login?mode=login"))).toBe("/home");
});

test.each([
	"/home",
	"/booking",
	"/booking?view=previous",
	"/booking/K7QM2XPR",
	"/booking?draft=K7-_2xPR",
	"/chatbot",
	"/check",
])("%s can be come back to", (address) => {
	expect(asked(address)).toBe(address);
});

test.each([
	"https://evil.example",
	"//evil.example",
	"/\\evil.example",
	"/%2Fevil.example",
	"\t//evil.example",
	"javascript:alert(1)",
	"/booking/../../evil",
	"/booking@evil.example",
	"/booking/K7QM2XPR/../..",
	"/booking/K7QM2XPR\n",
	"//booking/K7QM2XPR",
	"/booking?draft=K7QM2XPR&view=previous",
	"/booking?draft=K7QM2XPR//x",
	"/logout",
	"/booking\r\nSet-Cookie: a=b",
	"",
])("%j leads to /home all the same", (address) => {
	expect(asked(address)).toBe("/home");
});

test("a form that was taken is answered with a GET elsewhere, its cookies kept apart", () => {
	const response = seeOther("/home", "a=1", "b=2");
	expect(response.status).toBe(303);
	expect(response.headers.get("Location")).toBe("/home");
	expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
	expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});
