import type { Transporter } from "nodemailer";
import { env } from "~/env.server";
import type { MessageText } from "./messages";

/** A mail as it goes out. */
export type Mail = MessageText & {
	to: string;
	/** The same whenever the same mail is sent again, so that a mailbox can tell. */
	id: string;
	/** An entry for the calendar. */
	calendar?: { method: "REQUEST" | "CANCEL"; content: string };
};

let transporter: Promise<Transporter> | null = null;

/**
 * Hands a mail to the SMTP server.
 *
 * @param signal ends it; whether the server took the mail is not known then
 * @returns when the server has accepted it
 * @throws nodemailer's error; `permanent` when this mail will never be taken
 */
export async function sendMail({ to, id, subject, text, calendar }: Mail, signal: AbortSignal): Promise<void> {
	transporter ??= createTransporter();
	const server = await transporter;
	await server.sendMail({
		from: env.MAIL_FROM ?? { name: env.PRODUCT_NAME, address: env.CONTACT_EMAIL },
		to: { name: "", address: to },
		messageId: `<${id}@${new URL(env.PUBLIC_URL ?? "http://localhost").hostname}>`,
		subject,
		text,
		icalEvent: calendar && { filename: "appointment.ics", ...calendar },
		// So that no holiday notice answers: https://www.rfc-editor.org/rfc/rfc3834#section-5
		headers: { "Auto-Submitted": "auto-generated" },
		disableFileAccess: true,
		disableUrlAccess: true,
		signal,
	});
}

/** Loaded when there is a first mail to send. */
async function createTransporter(): Promise<Transporter> {
	const { createTransport } = await import("nodemailer");
	const wait = env.SEND_TIMEOUT_SECONDS * 1000;
	return createTransport({
		url: env.SMTP_URL,
		connectionTimeout: wait,
		greetingTimeout: wait,
		socketTimeout: wait,
		dnsTimeout: wait,
		socketCloseTimeout: 0,
	});
}
