import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createToken, hashToken, looksLikeToken, TOKEN_LIFETIME_SECONDS } from "./tokens.server";

test("a token is 256 random bits, never the same twice", () => {
	const tokens = Array.from({ length: 100 }, createToken);
	expect(new Set(tokens).size).toBe(100);
	for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
});

test("it lives thirty days", () => {
	expect(TOKEN_LIFETIME_SECONDS).toBe(2_592_000);
});

test("its hash is SHA-256 in hexadecimal", () => {
	expect(hashToken("token")).toBe(createHash("sha256").update("token").digest("hex"));
});

test("a token looks like one; rubbish does not", () => {
	expect(looksLikeToken(createToken())).toBe(true);
	for (const rubbish of ["", "null", `${createToken()}=`, createToken().slice(1), `${createToken()}\n`, "' or 1=1 --"])
		expect(looksLikeToken(rubbish)).toBe(false);
});
