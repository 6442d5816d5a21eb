import { describe, expect, test } from "vitest";
import { EMAIL_LENGTH, PASSWORD_BYTES, PASSWORD_SHORTEST, USERNAME_LENGTH } from "./credential-bounds";
import { checkLogin, checkSignup, type TypedCredentials } from "./credentials";

const GOOD = { username: "Asha", email: "asha@example.in", password: "a long password" };

function signupProblems(changed: Partial<TypedCredentials>) {
	const checked = checkSignup({ ...GOOD, ...changed });
	return checked.ok ? {} : checked.problems;
}

describe("signing up", () => {
	test("the name and email come out trimmed, the email in lower case, the password as it is", () => {
		expect(checkSignup({ username: " Asha Rao ", email: " Asha@Example.IN ", password: " p a s s " })).toEqual({
			ok: true,
			value: { username: "Asha Rao", email: "asha@example.in", password: " p a s s " },
		});
	});

	test("each field is needed, and all say so at once", () => {
		expect(signupProblems({ username: "  ", email: " ", password: "" })).toEqual({
			username: "Your name is required",
			email: "Email is required",
			password: "Password is required",
		});
	});

	test("a name is as long as its input allows, not longer", () => {
		expect(signupProblems({ username: "n".repeat(USERNAME_LENGTH) })).toEqual({});
		expect(signupProblems({ username: "n".repeat(USERNAME_LENGTH + 1) })).toEqual({
			username: "Your name must have at most 100 characters",
		});
	});

	test("a name with what cannot be seen is refused in a sentence", () => {
		for (const username of ["As\u200bha", "\u202eahsA", "As\u0000ha", "\u3164"])
			expect(signupProblems({ username })).toEqual({
				username: "Your name has a character that cannot be seen. Please type it anew instead of pasting it",
			});
	});

	test("markup is a name like any other", () => {
		const checked = checkSignup({ ...GOOD, username: "<b>Asha</b>" });
		expect(checked.ok && checked.value.username).toBe("<b>Asha</b>");
	});

	test.each(["asha", "asha@", "@example.in", "a b@example.in", "asha@exa mple.in", "asha@example.in,", "<a@b.in>"])(
		"%j is no email",
		(email) => {
			expect(signupProblems({ email })).toEqual({ email: "Email must look like name@example.com" });
		},
	);

	test("an email is at most as long as RFC 5321 lets it be", () => {
		const longest = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.`;
		const email = `${longest}${"e".repeat(EMAIL_LENGTH - longest.length)}`;
		expect(signupProblems({ email })).toEqual({});
		expect(signupProblems({ email: `${email}e` })).toEqual({ email: "Email must have at most 254 characters" });
	});
});

describe("a new password", () => {
	test("has at least eight characters", () => {
		expect(signupProblems({ password: "p".repeat(PASSWORD_SHORTEST) })).toEqual({});
		expect(signupProblems({ password: "p".repeat(PASSWORD_SHORTEST - 1) })).toEqual({
			password: "Password must have at least 8 characters",
		});
	});

	test("is measured in the form in which it is kept", () => {
		const ligature = "\u{fdfa}"; // Eighteen letters by NFKC, thirty-three bytes.
		expect(signupProblems({ password: ligature })).toEqual({ password: "Password must have at least 8 characters" });
		expect(signupProblems({ password: "e\u0301".repeat(7) })).toEqual({
			password: "Password must have at least 8 characters",
		});
		expect(signupProblems({ password: ligature.repeat(8) })).toEqual({
			password: "Password is too long: it can have at most 72 bytes, which is 72 plain letters",
		});
		expect(signupProblems({ password: "Ｗ".repeat(PASSWORD_BYTES) })).toEqual({});
	});

	test.each([
		" ".repeat(12),
		"\t\n\r \u00a0\u3000\u2003 ",
		"\u200b".repeat(10),
		"\u2800\u3164\u00ad".repeat(4),
		"\0".repeat(9),
	])("shows something: %j does not", (password) => {
		expect(signupProblems({ password })).toEqual({ password: "Password is required" });
	});

	test.each(["asha.rao@example.in", "ASHA.RAO@Example.in", " asha.rao@example.in ", "asha.rao", "Ａｓｈａ．Ｒａｏ"])(
		"is not the email: %j",
		(password) => {
			expect(signupProblems({ email: "asha.rao@example.in", password })).toEqual({
				password: "Password must not be your email: that is the first thing somebody would try",
			});
		},
	);

	test.each([
		["plain letters", "p", PASSWORD_BYTES],
		["letters of Devanagari, three bytes each", "अ", PASSWORD_BYTES / 3],
		["emoji, four bytes each", "🙂", PASSWORD_BYTES / 4],
	])("has at most the 72 bytes that bcrypt reads, counted in %s", (_, character, most) => {
		expect(signupProblems({ password: character.repeat(most) })).toEqual({});
		expect(signupProblems({ password: character.repeat(most + 1) })).toEqual({
			password: "Password is too long: it can have at most 72 bytes, which is 72 plain letters",
		});
	});
});

describe("logging in", () => {
	test("asks for an email and a password, not for a name", () => {
		expect(checkLogin({ username: "", email: "ASHA@example.in", password: "x" })).toEqual({
			ok: true,
			value: { email: "asha@example.in", password: "x" },
		});
		const blank = checkLogin({ username: "", email: "", password: "" });
		expect(!blank.ok && blank.problems).toEqual({ email: "Email is required", password: "Password is required" });
	});

	test("does not tell how long a password may be", () => {
		expect(checkLogin({ ...GOOD, password: "p".repeat(1000) }).ok).toBe(true);
	});
});
