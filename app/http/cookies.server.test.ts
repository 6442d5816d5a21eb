import "../../tests/support/temporary-database";
import { describe, expect, test } from "vitest";
import {
	callBackCookie,
	conversationCookie,
	draftCookie,
	dropDraft,
	namesOwnCookie,
	noticeCookie,
	setCallBack,
	setConversation,
	setDevices,
	setDraft,
	setNotice,
	setToken,
	tokenCookie,
} from "./cookies.server";

const SECRET = "s".repeat(43);

function carrying(cookie: string): Request {
	return new Request("http://localhost/", { headers: { Cookie: cookie } });
}

function overHttps(cookie = ""): Request {
	return new Request("http://localhost/", { headers: { "X-Forwarded-Proto": "https", Cookie: cookie } });
}

describe("writing", () => {
	test("the token's cookie lives thirty days, out of reach of scripts and other sites", () => {
		expect(setToken(carrying(""), "abc").split("; ").sort()).toEqual(
			["auth-token=abc", "Max-Age=2592000", "Path=/", "HttpOnly", "SameSite=Lax"].sort(),
		);
	});

	test("over https each is Secure too, under a name that only this host can set", () => {
		const cookies = [
			setToken(overHttps(), "abc"),
			setConversation(overHttps(), SECRET),
			setNotice(overHttps(), { kind: "booked", reference: null }),
			setDevices(overHttps(), "mark.signature"),
		];
		for (const cookie of cookies) {
			expect(cookie).toMatch(/^__Host-(auth-token|conversation|notice|devices)=[\w.-]+; /);
			expect(cookie.split("; ")).toEqual(expect.arrayContaining(["Secure", "Path=/"]));
			expect(cookie).not.toContain("Domain");
		}
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

	test("over https only the prefixed name counts, over plain http only the other", () => {
		expect(tokenCookie(overHttps("auth-token=planted"))).toBeNull();
		expect(tokenCookie(overHttps("auth-token=planted; __Host-auth-token=mine"))).toBe("mine");
		const [written = ""] = setConversation(overHttps(), SECRET).split(";");
		expect(conversationCookie(overHttps(written.replace("__Host-", "")))).toBeNull();
		expect(conversationCookie(overHttps(written))).toBe(SECRET);
		expect(noticeCookie(overHttps("notice=booked"))).toBeNull();
		expect(tokenCookie(carrying("__Host-auth-token=mine"))).toBeNull();
	});

	test("a page for somebody with any of them is personal, whatever the scheme", () => {
		for (const name of ["auth-token", "conversation", "notice"])
			for (const prefix of ["", "__Host-"]) expect(namesOwnCookie(`a=1; ${prefix}${name}=x`)).toBe(true);
		expect(namesOwnCookie("theme=dark")).toBe(false);
	});

	test("the wish to be called is known by what this server signed alone", () => {
		const set = setCallBack(carrying(""), "K7QM2XPR").split(";")[0] ?? "";
		expect(callBackCookie(carrying(set))).toBe("K7QM2XPR");
		expect(callBackCookie(carrying(set.replace("K7QM2XPR", "K7QM2XPS")))).toBeNull();
		expect(callBackCookie(carrying("call-back=K7QM2XPR"))).toBeNull();
	});

	test("a draft of the booking form comes back for some minutes, to the address that names it alone", () => {
		const typed = { name: 'क्षमा "A" <b>', address: "x;\n=\ud800" };
		const { id, cookie } = setDraft(carrying(""), typed) ?? { id: "", cookie: "" };
		expect(cookie.split("; ").slice(1).sort()).toEqual(["Max-Age=900", "Path=/", "HttpOnly", "SameSite=Lax"].sort());
		const [kept = ""] = cookie.split(";");
		expect(draftCookie(carrying(kept), id)).toEqual(typed);
		const other = setDraft(carrying(""), { name: "Bo" })?.id ?? "";
		const forged = [kept.replace("=", "=e30"), kept.slice(0, -1), kept.slice(0, -43), "booking-draft=", "a=1"];
		expect([other, "", id.slice(1)].map((asked) => draftCookie(carrying(kept), asked))).toEqual([null, null, null]);
		for (const cookies of forged) expect(draftCookie(carrying(cookies), id)).toBeNull();
		expect(draftCookie(carrying("booking-draft="), "")).toBeNull();
		expect(dropDraft(carrying(""))).toMatch(/^booking-draft=; Max-Age=0; /);
	});

	test("a draft fits a cookie: as long as the form allows in any script, and nothing of what is longer or blank", () => {
		const longest = { name: "क".repeat(100), address: "क".repeat(300), phone: "9876543210", date: "2027-01-31" };
		expect(setDraft(carrying(""), longest)?.cookie.length).toBeLessThan(4_096);
		expect(setDraft(carrying(""), { ...longest, age: "9".repeat(60_000) })).toBeNull();
		expect(setDraft(carrying(""), {})).toBeNull();
	});

	test("only notices that are known are said", () => {
		expect(noticeCookie(carrying("notice=booked"))).toEqual({ kind: "booked", reference: null });
		expect(noticeCookie(carrying("notice=booked.K7QM2XPR"))).toEqual({ kind: "booked", reference: "K7QM2XPR" });
		for (const unknown of ["<script>", "booked.", "booked.<b>", "booked.K7QM2XPRX", "cancelled"])
			expect(noticeCookie(carrying(`notice=${unknown}`))).toBeNull();
	});
});
