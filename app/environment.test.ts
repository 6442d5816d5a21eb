import { describe, expect, test } from "vitest";
import { readEnvironment } from "./environment";

function problem(variables: Record<string, string>): string {
	const read = readEnvironment(variables);
	return read.ok ? "" : read.problem;
}

test("nothing has to be set", () => {
	const read = readEnvironment({});
	expect(read.ok && read.environment).toMatchObject({
		PRODUCT_NAME: "Saathi",
		LOCALE: "en-IN",
		CLINIC_TIME_ZONE: "Asia/Kolkata",
		DATABASE_URL: "file:data/saathi.db",
		PORT: 3000,
		TRUST_PROXY: 0,
		BOT: "embedded",
		CHAT_URL: "http://localhost:4000/chat",
	});
	expect(read.ok && read.environment.COUNSELLORS).toBeUndefined();
});

test("behind a proxy nobody else reaches the port unless the operator says so", () => {
	const host = (variables: Record<string, string>) => {
		const read = readEnvironment(variables);
		return read.ok && read.environment.HOST;
	};
	expect(host({})).toBeUndefined();
	expect(host({ TRUST_PROXY: "1" })).toBe("127.0.0.1");
	expect(host({ TRUST_PROXY: "1", HOST: "0.0.0.0" })).toBe("0.0.0.0");
	expect(host({ HOST: "::1" })).toBe("::1");
});

test.each([
	"file:data/saathi.db",
	"postgres://saathi:secret@db.example/saathi?sslmode=verify-full",
	"postgresql:///saathi?host=/run/postgresql",
])("%s names a database", (DATABASE_URL) => {
	const read = readEnvironment({ DATABASE_URL });
	expect(read.ok && read.environment).toMatchObject({ DATABASE_URL, DATABASE_CONNECTIONS: 10 });
});

test("an empty or white value counts as unset, and space around one goes", () => {
	const read = readEnvironment({ PORT: "", COUNSELLORS: "  ", PRODUCT_NAME: " Clinic " });
	expect(read.ok && read.environment).toMatchObject({ PORT: 3000, PRODUCT_NAME: "Clinic" });
});

test("variables that are no settings are let be", () => {
	expect(readEnvironment({ PATH: "/bin", HOME: "/root" }).ok).toBe(true);
});

describe("a wrong value is named in one line", () => {
	test.each([
		["PRODUCT_NAME", "x".repeat(61)],
		["CONTACT_PHONE", "call us"],
		["CONTACT_EMAIL", "nobody"],
		["LOCALE", "not a tag"],
		["CLINIC_TIME_ZONE", "Asia/Atlantis"],
		["DATABASE_URL", "mysql://user:secret@host/db"],
		["PORT", "0"],
		["PORT", "65536"],
		["PORT", "3000.5"],
		["PORT", "three"],
		["HOST", "http://localhost"],
		["TRUST_PROXY", "yes"],
		["TRUST_PROXY", "-1"],
		["COUNSELLORS", "0"],
		["COUNSELLORS", "1e3"],
		["CONVERSATION_IDLE_HOURS", "0"],
		["LIMIT_WRONG_PASSWORDS", "none"],
		["SIGN_IN_IDLE_DAYS", "31"],
		["LIMIT_WRONG_ACCOUNTS_AN_HOUR_PER_ADDRESS", "0"],
		["LIMIT_TAKEN_EMAILS_AN_HOUR_PER_ADDRESS", "none"],
		["LIMIT_MESSAGES_A_MINUTE", "0"],
		["LIMIT_MESSAGES_A_MINUTE_PER_ADDRESS", "-5"],
		["LIMIT_SIGNUPS_AN_HOUR_PER_ADDRESS", "many"],
		["LIMIT_BOOKINGS_AN_HOUR", "0"],
		["LIMIT_CONVERSATIONS_AN_HOUR_PER_ADDRESS", "0"],
		["LIMIT_SESSIONS_TO_COME", "0"],
		["LIMIT_CONNECTIONS", "0"],
		["LIMIT_CONNECTIONS_PER_ADDRESS", "many"],
		["BOT", "eliza"],
		["OPENAI_BASE_URL", "ftp://user:secret@host"],
		["CHAT_URL", "javascript:alert(1)"],
		["BOT_TIMEOUT_MS", "99"],
		["PUBLIC_URL", "https://saathi.example/app"],
		["PUBLIC_URL", "saathi.example"],
		["SMTP_URL", "https://mail.example"],
		["SMTP_URL", "smtp://"],
		["SMTP_URL", "smtps:///"],
		["SMTP_URL", "smtp:mail.example"],
		["WEBHOOK_URL", "https://user:secret@other.example/hook"],
		["WEBHOOK_URL", "https://token@other.example/hook"],
		["CHAT_URL", "http://user:secret@localhost:4000/chat"],
		["OPENAI_BASE_URL", "https://:secret@localhost:8080/v1"],
		["MAIL_FROM", "nobody"],
		["MAIL_FROM", "Saathi <hello@saathi.example>, x@y.example"],
		["CLINIC_EMAIL", "desk"],
		["WEBHOOK_URL", "file:///etc/passwd"],
		["WEBHOOK_SECRET", "short"],
		["WEBHOOK_NAMES", "yes"],
		["OUTBOX_SECONDS", "0"],
		["METRICS_PORT", "65536"],
		["METRICS_HOST", "http://localhost"],
	])("%s=%s", (name, value) => {
		const line = problem({ [name]: value });
		expect(line).toMatch(new RegExp(`^Setting ${name} must .+\\(see \\.env\\.example\\)\\.$`));
		expect(line).not.toContain("\n");
		expect(line).not.toContain("undefined");
	});
});

test.each<Record<string, string>>([
	{ DATABASE_URL: "mysql://user:very-secret@host/db" },
	{ OPENAI_BASE_URL: "ftp://user:very-secret@host" },
	{ CHAT_URL: "very-secret" },
	{ PORT: "x", OPENAI_API_KEY: "very-secret" },
	{ SMTP_URL: "http://user:very-secret@mail.example" },
	{ SMTP_URL: "smtp:very-secret" },
	{ WEBHOOK_URL: "https://user:very-secret@other.example" },
])("no value comes into the line, which may be a secret: %j", (variables) => {
	expect(problem(variables)).toMatch(/^Setting \w+ must /);
	expect(problem(variables)).not.toContain("very-secret");
});

test.each<[Record<string, string>, string, string]>([
	[{ BOT: "openai" }, "OPENAI_BASE_URL", "BOT=openai"],
	[{ BOT: "openai", OPENAI_BASE_URL: "http://localhost:8080/v1" }, "OPENAI_MODEL", "BOT=openai"],
	[{ SMTP_URL: "smtp://mail.example" }, "PUBLIC_URL", "SMTP_URL is set"],
	[{ WEBHOOK_URL: "https://other.example" }, "WEBHOOK_SECRET", "WEBHOOK_URL is set"],
])("%j lacks %s", (variables, lacking, because) => {
	expect(problem(variables)).toBe(`Setting ${lacking} is needed when ${because} (see .env.example).`);
});

test.each(["Saathi <hello@saathi.example>", "hello@saathi.example", "<hello@saathi.example>"])(
	"%s may send mail",
	(sender) => {
		expect(problem({ MAIL_FROM: sender })).toBe("");
	},
);

test("BOT=openai with what it needs, a key being up to the server", () => {
	const variables = { BOT: "openai", OPENAI_BASE_URL: "http://localhost:8080/v1", OPENAI_MODEL: "small" };
	expect(readEnvironment(variables).ok).toBe(true);
});
