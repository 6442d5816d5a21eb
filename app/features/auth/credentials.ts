import * as z from "zod/mini";
import { hasUnseen, unseenMessage } from "../unseen";
import {
	EMAIL_LENGTH,
	EMAIL_MESSAGE,
	normalisedPassword,
	PASSWORD_BYTES,
	PASSWORD_SHORTEST,
	USERNAME_LENGTH,
} from "./credential-bounds";

/** What shows as nothing: white space, control characters, the blank of Braille, and what Unicode lets be left out. */
const UNSEEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const NOT_THE_EMAIL = "Password must not be your email: that is the first thing somebody would try";

const email = z
	.string()
	.check(
		z.trim(),
		z.toLowerCase(),
		z.minLength(1, { error: "Email is required", abort: true }),
		z.maxLength(EMAIL_LENGTH, { error: `Email must have at most ${EMAIL_LENGTH} characters`, abort: true }),
		z.regex(z.regexes.html5Email, EMAIL_MESSAGE),
	);

const newPassword = z.string().check(
	z.refine((password) => password.replace(UNSEEN, "") !== "", { error: "Password is required", abort: true }),
	z.refine(
		// One letter can be eighteen by NFKC, and two can be one.
		(password) => Math.min(password.length, normalisedPassword(password).length) >= PASSWORD_SHORTEST,
		{ error: `Password must have at least ${PASSWORD_SHORTEST} characters`, abort: true },
	),
	z.refine(
		(password) => new TextEncoder().encode(normalisedPassword(password)).length <= PASSWORD_BYTES,
		`Password is too long: it can have at most ${PASSWORD_BYTES} bytes, which is ${PASSWORD_BYTES} plain letters`,
	),
);

const username = z.string().check(
	z.trim(),
	z.minLength(1, { error: "Your name is required", abort: true }),
	z.maxLength(USERNAME_LENGTH, `Your name must have at most ${USERNAME_LENGTH} characters`),
	z.refine((name) => !hasUnseen(name), unseenMessage("Your name")),
);

const signupSchema = z
	.object({
		username,
		email,
		password: newPassword,
	})
	.check(
		z.refine(({ email, password }) => !isFromEmail(password, email), {
			error: NOT_THE_EMAIL,
			path: ["password"],
		}),
	);

const loginSchema = z.object({
	email,
	password: z.string().check(z.minLength(1, "Password is required")),
});

/** The fields of the form. Login has no username; age and consent are asked for where the operator wants it. */
export type CredentialField = "username" | "email" | "password" | "age" | "consent";
/** A sentence for each field that is not right. */
export type CredentialProblems = Partial<Record<CredentialField, string>>;
/** What the person typed, untouched. */
export type TypedCredentials = Record<"username" | "email" | "password", string> & { age?: string; consent?: string };

type Checked<T> = { ok: true; value: T } | { ok: false; problems: CredentialProblems };
type CheckedOne = { ok: true; value: string } | { ok: false; problem: string };

/** Checks what was typed to sign up. The name and email come out trimmed, the email in lower case. */
export function checkSignup(typed: TypedCredentials): Checked<z.infer<typeof signupSchema>> {
	return checked(signupSchema.safeParse(typed));
}

/** Checks what was typed to log in: only that it could belong to an account. */
export function checkLogin(typed: TypedCredentials): Checked<z.infer<typeof loginSchema>> {
	return checked(loginSchema.safeParse(typed));
}

/** Checks a name by itself; it comes out trimmed. */
export function checkUsername(typed: string): CheckedOne {
	return checkedOne(username.safeParse(typed));
}

/** Checks an email by itself; it comes out trimmed and in lower case. */
export function checkEmail(typed: string): CheckedOne {
	return checkedOne(email.safeParse(typed));
}

/** Checks a password that takes the place of another. */
export function checkNewPassword(typed: string, ownEmail: string): CheckedOne {
	if (isFromEmail(typed, ownEmail)) return { ok: false, problem: NOT_THE_EMAIL };
	return checkedOne(newPassword.safeParse(typed));
}

/** Whether a password is the email itself or what stands before its @, in whatever case. */
function isFromEmail(password: string, email: string): boolean {
	const typed = normalisedPassword(password).trim().toLowerCase();
	return typed === email || typed === email.split("@")[0];
}

function checked<T>(parsed: z.core.util.SafeParseResult<T>): Checked<T> {
	if (parsed.success) return { ok: true, value: parsed.data };
	const problems: CredentialProblems = {};
	for (const issue of parsed.error.issues) {
		const field = issue.path[0] as CredentialField;
		problems[field] ??= issue.message;
	}
	return { ok: false, problems };
}

function checkedOne(parsed: z.core.util.SafeParseResult<string>): CheckedOne {
	if (parsed.success) return { ok: true, value: parsed.data };
	return { ok: false, problem: parsed.error.issues[0]?.message ?? "" };
}
