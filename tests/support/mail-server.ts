import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

/**
 * What the SMTP server does with a mail: takes it, at once or after a while; refuses it for good, or for now; never says a
 * word; says a letter now and then; hangs up when it has all of the mail; or says that it took it and forgets it.
 */
export type Behaviour = "accept" | "slow" | "refuse" | "later" | "hang" | "drip" | "drop" | "swallow";

type RawMail = { raw: string; to: string[] };
/** What the process tells. */
export type FromProcess =
	| { port: number }
	| { behaves: Behaviour }
	| { connected: true }
	| { mail: RawMail }
	| { dropped: RawMail };

/** A mail as it arrived. */
export type Received = {
	to: string;
	subject: string;
	text: string;
	/** The entry for a calendar, unfolded; null without one. */
	calendar: string | null;
	/** As the sender wrote it, by lower-case name. */
	headers: Record<string, string>;
};

export type MailServer = {
	/** smtp://127.0.0.1:port */
	url: string;
	/** What it took, in order. */
	mails: () => Received[];
	/** What it had in full when it hung up. */
	dropped: () => Received[];
	/** How often somebody connected. */
	connections: () => number;
	behave: (behaviour: Behaviour) => Promise<void>;
	stop: () => Promise<void>;
};

/** Starts a real SMTP server in a process of its own. */
export async function startMailServer(): Promise<MailServer> {
	const child = fork(resolve("tests/support/mail-server-process.ts"), { execArgv: ["--import", "tsx"] });
	const mails: Received[] = [];
	const dropped: Received[] = [];
	let connections = 0;
	const port = new Promise<number>((listening, failed) => {
		child.once("exit", () => failed(new Error("The SMTP server ended.")));
		child.on("message", (message: FromProcess) => {
			if ("port" in message) listening(message.port);
			if ("connected" in message) connections++;
			if ("mail" in message) mails.push(read(message.mail));
			if ("dropped" in message) dropped.push(read(message.dropped));
		});
	});
	return {
		url: `smtp://127.0.0.1:${await port}`,
		mails: () => mails,
		dropped: () => dropped,
		connections: () => connections,
		behave: async (behaviour) => {
			const heard = new Promise<void>((resolve) => {
				const hear = (message: FromProcess) => {
					if (!("behaves" in message)) return;
					child.off("message", hear);
					resolve();
				};
				child.on("message", hear);
			});
			child.send(behaviour);
			await heard;
		},
		stop: async () => {
			const ended = once(child, "exit");
			child.disconnect();
			await ended;
		},
	};
}

type Part = { headers: Record<string, string>; body: string };

function read({ raw, to }: RawMail): Received {
	const mail = partOf(raw);
	const parts = leaves(mail);
	const bodyOf = (type: string) => {
		const part = parts.find(({ headers }) => (headers["content-type"] ?? "").startsWith(type));
		return part === undefined ? null : decoded(part);
	};
	return {
		to: to.join(", "),
		subject: decodedWords(mail.headers.subject ?? ""),
		text: bodyOf("text/plain") ?? "",
		calendar: bodyOf("text/calendar")?.replace(/\r\n[ \t]/g, "") ?? null,
		headers: mail.headers,
	};
}

function partOf(raw: string): Part {
	const end = raw.indexOf("\r\n\r\n");
	const lines = raw
		.slice(0, end)
		.replace(/\r\n[ \t]+/g, " ")
		.split("\r\n");
	const headers = Object.fromEntries(
		lines.map((line) => [line.split(":")[0]?.toLowerCase() ?? "", line.slice(line.indexOf(":") + 1).trim()]),
	);
	return { headers, body: raw.slice(end + 4) };
}

/** The parts of a mail that hold no other parts: https://www.rfc-editor.org/rfc/rfc2046#section-5.1 */
function leaves(part: Part): Part[] {
	const boundary = /boundary="?([^";]+)"?/.exec(part.headers["content-type"] ?? "")?.[1];
	if (boundary === undefined) return [part];
	return part.body
		.split(`--${boundary}`)
		.slice(1, -1)
		.flatMap((piece) => leaves(partOf(piece.replace(/^\r\n/, ""))));
}

function decoded({ headers, body }: Part): string {
	const encoding = headers["content-transfer-encoding"] ?? "";
	if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
	return encoding === "quoted-printable" ? unquoted(body.replace(/=\r\n/g, "")) : body;
}

function unquoted(text: string): string {
	const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString("utf8");
}

/** https://www.rfc-editor.org/rfc/rfc2047 */
function decodedWords(text: string): string {
	return text
		.replace(/\?=\s+=\?/g, "?==?")
		.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
			kind.toLowerCase() === "b" ? Buffer.from(word, "base64").toString() : unquoted(word.replace(/_/g, " ")),
		);
}
