import { z } from "zod";

const wholeNumber = (from: number, to: number) =>
	z
		.string()
		.regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
		.transform(Number)
		.refine((value) => value >= from && value <= to, {
			message: `must be a whole number from ${from} to ${to}`,
		});

const listenAddress = z.string().regex(/^[\w.:-]+$/, "must be an address or a name to listen on, such as 127.0.0.1");
const timeZone = z.string().refine(isTimeZone, "must be a time zone such as Asia/Kolkata");
const locale = z.string().refine(isLocale, "must be a language tag such as en-IN");
/** `name@host` alone, or a name before it in angle brackets, as a mail's From has it. */
const sender = z
	.string()
	.regex(
		/^(?:[^<>"\r\n]{1,100} )?<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
		"must look like Saathi <hello@saathi.example>",
	);
const webAddress = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
/** `fetch` refuses an address with a name in it: https://fetch.spec.whatwg.org/#dom-request */
const calledAddress = z
	.url({ protocol: /^https?$/, error: "must be an http or https address", abort: true })
	.refine((address) => {
		const { username, password } = new URL(address);
		return username === "" && password === "";
	}, "must be an address without user:password@, since none such can be called");

const schema = z
	.object({
		PRODUCT_NAME: z.string().max(60, "must have at most 60 characters").default("Saathi"),
		CONTACT_PHONE: z
			.string()
			.regex(/^[+\d][\d ()-]{2,24}$/, "must be a phone number of digits, spaces, + ( ) and -")
			.default("1-800-891-4416"),
		CONTACT_EMAIL: z.email("must be an email address").default("hello@saathi.example"),
		LOCALE: locale.default("en-IN"),
		CLINIC_TIME_ZONE: timeZone.default("Asia/Kolkata"),
		DATABASE_URL: z
			.string()
			.regex(/^(file:|postgres(ql)?:\/\/).+/, "must look like file:data/saathi.db or postgres://user@server/database")
			.default("file:data/saathi.db"),
		DATABASE_CONNECTIONS: wholeNumber(1, 1_000).default(10),
		PORT: wholeNumber(1, 65_535).default(3000),
		HOST: listenAddress.optional(),
		TRUST_PROXY: wholeNumber(0, 10).default(0),
		COUNSELLORS: wholeNumber(1, 10_000).optional(),
		CONVERSATION_IDLE_HOURS: wholeNumber(1, 8_760).default(24),
		SIGN_IN_IDLE_DAYS: wholeNumber(1, 30).default(14),
		RESTORE_KEEP_DAYS: wholeNumber(1, 3_650).default(30),
		SWEEP_SECONDS: wholeNumber(1, 86_400).default(600),
		LIMIT_WRONG_PASSWORDS: wholeNumber(1, 1_000).default(5),
		LIMIT_WRONG_ACCOUNTS_AN_HOUR_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
		LIMIT_MESSAGES_A_MINUTE: wholeNumber(1, 10_000).default(40),
		LIMIT_MESSAGES_A_MINUTE_PER_ADDRESS: wholeNumber(1, 1_000_000).default(1_200),
		LIMIT_EXPORTS_A_MINUTE: wholeNumber(1, 10_000).default(6),
		LIMIT_SIGNUPS_AN_HOUR_PER_ADDRESS: wholeNumber(1, 1_000_000).default(600),
		LIMIT_TAKEN_EMAILS_AN_HOUR_PER_ADDRESS: wholeNumber(1, 1_000_000).default(20),
		LIMIT_BOOKINGS_AN_HOUR: wholeNumber(1, 10_000).default(60),
		LIMIT_BOOKINGS_AN_HOUR_PER_ADDRESS: wholeNumber(1, 1_000_000).default(1_200),
		LIMIT_SESSIONS_TO_COME: wholeNumber(1, 10_000).default(40),
		LIMIT_PASSWORDS_WAITING: wholeNumber(1, 10_000).default(100),
		LIMIT_CONNECTIONS: wholeNumber(1, 1_000_000).default(4_000),
		LIMIT_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(1_000),
		LIMIT_CONVERSATIONS: wholeNumber(1, 100_000_000).default(200_000),
		LIMIT_CONVERSATIONS_AN_HOUR_PER_ADDRESS: wholeNumber(1, 1_000_000).default(240),
		LIMIT_MESSAGES_A_CONVERSATION: wholeNumber(2, 1_000_000).default(10_000),
		LIMIT_DATABASE_MB: wholeNumber(1, 10_000_000).default(4_096),
		CONSENT_TEXT: z.string().max(2_000, "must have at most 2000 characters").optional(),
		MINIMUM_AGE: wholeNumber(1, 100).optional(),
		HELPLINES_FILE: z.string().optional(),
		LEAVE_ADDRESS: webAddress.default("https://www.google.com/"),
		BOT: z.enum(["embedded", "openai", "http"], "must be embedded, openai or http").default("embedded"),
		OPENAI_BASE_URL: calledAddress.optional(),
		OPENAI_API_KEY: z.string().optional(),
		OPENAI_MODEL: z.string().optional(),
		CHAT_URL: calledAddress.default("http://localhost:4000/chat"),
		BOT_TIMEOUT_MS: wholeNumber(100, 120_000).default(15_000),
		PUBLIC_URL: z
			.url({ protocol: /^https?$/, error: "must be an http or https address without a path", abort: true })
			.refine((address) => new URL(address).pathname === "/", "must be an http or https address without a path")
			.optional(),
		CLINIC_PLACE: z.string().max(200, "must have at most 200 characters").optional(),
		CLINIC_FEE: z.string().max(100, "must have at most 100 characters").optional(),
		CLINIC_EMAIL: z.email("must be an email address").optional(),
		SMTP_URL: z
			.url({ protocol: /^smtps?$/, error: "must be an smtp or smtps address", abort: true })
			.refine((address) => new URL(address).hostname !== "", "must name a server, as smtps://mail.example does")
			.optional(),
		MAIL_FROM: sender.optional(),
		WEBHOOK_URL: calledAddress.optional(),
		WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
		WEBHOOK_NAMES: wholeNumber(0, 1).default(0),
		OUTBOX_SECONDS: wholeNumber(1, 3_600).default(5),
		SEND_TIMEOUT_SECONDS: wholeNumber(1, 600).default(30),
		LIMIT_MAILS_A_DAY: wholeNumber(1, 10_000).default(40),
		LIMIT_FORGOTTEN_AN_HOUR: wholeNumber(1, 1_000).default(3),
		LIMIT_FORGOTTEN_AN_HOUR_PER_ADDRESS: wholeNumber(1, 1_000_000).default(60),
		LIMIT_CALL_BACKS_AN_HOUR_PER_ADDRESS: wholeNumber(1, 1_000_000).default(20),
		METRICS_PORT: wholeNumber(1, 65_535).optional(),
		METRICS_HOST: listenAddress.default("127.0.0.1"),
	})
	.superRefine((environment, context) => {
		const needed = [
			{ when: environment.BOT === "openai", names: ["OPENAI_BASE_URL", "OPENAI_MODEL"], because: "BOT=openai" },
			{ when: environment.SMTP_URL !== undefined, names: ["PUBLIC_URL"], because: "SMTP_URL is set" },
			{ when: environment.WEBHOOK_URL !== undefined, names: ["WEBHOOK_SECRET"], because: "WEBHOOK_URL is set" },
		] as const;
		for (const { names, because } of needed.filter(({ when }) => when))
			for (const name of names) {
				if (environment[name] === undefined)
					context.addIssue({ code: "custom", path: [name], message: `is needed when ${because}` });
			}
	})
	.transform((environment) => ({ ...environment, HOST: environment.HOST ?? hostBehind(environment.TRUST_PROXY) }));

/** Every setting, checked and converted. */
export type Environment = z.infer<typeof schema>;

/**
 * Reads the settings.
 *
 * @param variables names and values as the operating system hands them over; an empty value counts as unset
 * @returns the settings, or one line that names the first wrong one and what it should be; never its value,
 *   which may be a secret
 */
export function readEnvironment(
	variables: Record<string, string | undefined>,
): { ok: true; environment: Environment } | { ok: false; problem: string } {
	const given = Object.fromEntries(
		Object.entries(variables)
			.map(([name, value]) => [name, value?.trim()])
			.filter(([, value]) => value !== undefined && value !== ""),
	);
	const parsed = schema.safeParse(given);
	if (parsed.success) return { ok: true, environment: parsed.data };
	const [issue] = parsed.error.issues;
	return { ok: false, problem: `Setting ${issue?.path.join(".")} ${issue?.message} (see .env.example).` };
}

/** Who declares a proxy believes what comes through it: nobody else may reach the port unless the operator says so. */
function hostBehind(proxies: number): string | undefined {
	return proxies > 0 ? "127.0.0.1" : undefined;
}

function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

function isLocale(tag: string): boolean {
	try {
		return Intl.getCanonicalLocales(tag).length === 1;
	} catch {
		return false;
	}
}
