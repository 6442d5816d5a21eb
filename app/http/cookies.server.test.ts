import "../../tests/support/temporary-database";
import { describe, expect, test } from "vitest";
import {
	conversationCookie,
	noticeCookie,
	setConversation,
	setDevices,
	setNotice,
	setToken,
	tokenCookie,
} from "./cookies.server";

const SECRET = "s".repeat(43);

function carrying(cookie: string): Request {
	return new Request("http://localhost/", { headers: { Cookie: cookie } });
}

function overHttps(): Request {
	return new Request("http://localhost/", { headers: { "X-Forwarded-Proto": "https" } });
}

describe("writing", () => {
	test("the token's cookie lives thirty days, out of reach of scripts and other sites", () => {
		expect(setToken(carrying(""), "abc").split("; ").sort()).toEqual(
			["auth-token=abc", "Max-Age=2592000", "Path=/", "HttpOnly", "SameSite=Lax"].sort(),
		);
	});

	test("over https each is Secure too", () => {
		const cookies = [
			setToken(overHttps(), "abc"),
			setConversation(overHttps(), SECRET),
			setNotice(overHttps(), "booked"),
			setDevices(overHttps(), "mark.signature"),
		];
		for (const cookie of cookies) expect(cookie.split("; ")).toContain("Secure");
	});

	test("the conversation's cookie lives as long as the server keeps the conversation", () => {
		const cookie = setConversation(carrying(""), SECRET).split("; ");
		expect(cookie).toEqual(
			expect.arrayContaining([expect.stringContaining(SECRET), "Max-Age=86400", "HttpOnly", "SameSite=Lax"]),
		);
	});

	test("null takes each away at once", () => {
		for (const cookie of [
			setToken(carrying(""), null),
			setConversation(carrying(""), null),
			setNotice(carrying(""), null),
		])
			expect(cookie).toMatch(/^[\w-]+=; Max-Age=0; Path=\//);
	});
});

describe("reading", () => {
	test("finds the token among others", () => {
		expect(tokenCookie(carrying("a=1; auth-token=abc; b=2"))).toBe("abc");
	});

	test("an empty or absent cookie is none", () => {
		expect(tokenCookie(carrying("auth-token="))).toBeNull();
		expect(tokenCookie(new Request("http://localhost/"))).toBeNull();
	});

	test.each(["short", `${SECRET}s`, `${SECRET.slice(1)}%00`, "' or 1=1"])(
		"%j is no conversation's secret",
		(secret) => {
			expect(conversationCookie(carrying(`conversation=${secret}`))).toBeNull();
		},
	);

	test("a conversation's secret comes back as it was written, and counts only as this server signed it", () => {
		const [written = ""] = setConversation(carrying(""), SECRET).split(";");
		expect(conversationCookie(carrying(written))).toBe(SECRET);
		const signature = written.slice(-43);
		for (const forged of [
			SECRET,
			`${SECRET}.`,
			`${SECRET}.${SECRET}`,
			`${"t".repeat(43)}.${signature}`,
			`${SECRET}${signature}`,
		])
			expect(conversationCookie(carrying(`conversation=${forged}`))).toBeNull();
	});

	test("only notices that are known are said", () => {
		expect(noticeCookie(carrying("notice=booked"))).toBe("booked");
		expect(noticeCookie(carrying("notice=<script>"))).toBeNull();
	});
});
