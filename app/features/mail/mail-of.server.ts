import { env } from "~/env.server";
import { calendarFile } from "../booking/calendar-file.server";
import { digestOf } from "../digest.server";
import { LINES } from "../helplines.server";
import { CONTENT_FILES } from "./content/files.server";
import { contentSchema, dayInWords, type MailLanguage, type MessageKind, type Slots, writeMessage } from "./messages";
import type { Mail } from "./transport.server";

/** What a mail may tell of, as the outbox keeps it. */
export type Facts = {
	reference?: string;
	date?: string;
	timeslot?: string;
	version?: number;
	status?: string;
	word?: string | null;
	wanted?: string;
	/** Of a link that sets a new password; kept nowhere. */
	secret?: string;
};

const { "messages.yaml": MESSAGES, "words.yaml": WORDS } = contentSchema.parse(CONTENT_FILES);

/** The operator's own language first. */
const LANGUAGES: readonly [MailLanguage, MailLanguage] = /^hi\b/i.test(env.LOCALE) ? ["hi", "en"] : ["en", "hi"];

/** Which mails bring an entry for the calendar, and which take it out again. */
const CALENDAR: Partial<Record<string, "REQUEST" | "CANCEL">> = {
	requested: "REQUEST",
	confirmed: "REQUEST",
	moved: "REQUEST",
	declined: "CANCEL",
	cancelled: "CANCEL",
};

/**
 * Writes a mail.
 *
 * @param key the same for the same mail, whenever it is sent again
 * @throws Error for a kind that has no text
 */
export async function mailOf(kind: string, facts: Facts, to: string, key: string): Promise<Mail> {
	if (!(kind in MESSAGES)) throw new Error("There is no text for this kind of mail.");
	const message = writeMessage(MESSAGES[kind as MessageKind], (language) => slotsOf(kind, facts, language), LANGUAGES);
	return { ...message, to, id: digestOf(key), calendar: await calendarOf(kind, facts, to) };
}

function slotsOf(kind: string, facts: Facts, language: MailLanguage): Slots {
	return {
		day: facts.date && dayInWords(facts.date, language),
		time: facts.timeslot,
		reference: facts.reference,
		place: env.CLINIC_PLACE,
		fee: env.CLINIC_FEE,
		word: facts.word?.replace(/\s+/g, " ").trim() || undefined,
		state: facts.status && WORDS.state[facts.status]?.[language],
		wanted: facts.wanted && WORDS.wanted[facts.wanted]?.[language],
		// That somebody answers at any hour is said only where the line is known to.
		[LINES.talk?.always ? "talkAlways" : "talk"]: LINES.talk?.number,
		link: `${origin()}${pathOf(kind, facts)}`,
	};
}

/** The operator's own: who asks for a page can write any address into the request. */
function origin(): string {
	return new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin;
}

function pathOf(kind: string, { reference, secret }: Facts): string {
	if (kind === "reset") return `/reset?token=${secret}`;
	if (kind.startsWith("clinic-")) return "/desk";
	return kind === "declined" || kind === "cancelled" ? "/booking" : `/booking/${reference}`;
}

async function calendarOf(kind: string, facts: Facts, to: string): Promise<Mail["calendar"]> {
	const method = CALENDAR[kind];
	const { reference, date, timeslot, version, status } = facts;
	if (method === undefined || !reference || !date || !timeslot || version === undefined || !status) return undefined;
	const content = await calendarFile({ reference, date, timeslot, version, status }, method, to);
	return content === null ? undefined : { method, content };
}
