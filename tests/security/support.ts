import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { valuesIn } from "../support/database";
import { createPerson } from "../support/people";
import type { TestServer } from "../support/server";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
export type Ask = {
	method?: string;
	headers?: Record<string, string>;
	/** A text is sent as it is, an object as JSON, URLSearchParams as a form. */
	body?: string | Buffer | URLSearchParams | Record<string, unknown>;
	/** The address of this machine to send from, such as 127.0.0.9; the server must be named by one, too. */
	from?: string;
	/** Milliseconds after which the connection is given up when nothing moves on it. */
	withinMs?: number;
};

let requests = 0;

/** How many requests `ask` has sent so far in this file. */
export function requestsSent(): number {
	return requests;
}

/**
 * Sends one request on a connection of its own, with exactly these headers: fetch would add and forbid some, and follow
 * redirects.
 *
 * @throws when the connection breaks before an answer
 */
export function ask(server: Pick<TestServer, "url">, path: string, options: Ask = {}) {
	requests++;
	const { method, headers = {}, body, from, withinMs } = options;
	const { hostname, port } = new URL(server.url);
	const [text, type] = encode(body);
	return new Promise<Answer>((resolve, reject) => {
		const request = httpRequest(
			{
				hostname,
				port,
				path,
				method: method ?? (body === undefined ? "GET" : "POST"),
				agent: false,
				localAddress: from,
				timeout: withinMs,
				headers: {
					...(type && { "Content-Type": type }),
					...(text !== undefined && { "Content-Length": Buffer.byteLength(text) }),
					...headers,
				},
			},
			(response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk) => chunks.push(chunk));
				response.on("error", reject);
				response.on("end", () =>
					resolve({
						status: response.statusCode ?? 0,
						headers: response.headers,
						body: Buffer.concat(chunks).toString(),
					}),
				);
			},
		);
		request.on("timeout", () => request.destroy(new Error(`no answer within ${withinMs} ms`)));
		request.on("error", reject);
		request.end(text);
	});
}

function encode(body: Ask["body"]): [text: string | Buffer | undefined, type: string | undefined] {
	if (body === undefined || typeof body === "string" || Buffer.isBuffer(body)) return [body, undefined];
	if (body instanceof URLSearchParams) return [body.toString(), "application/x-www-form-urlencoded"];
	return [JSON.stringify(body), "application/json"];
}

/** Sends bytes as they are and returns all that comes back until the other side hangs up, or two seconds pass. */
export function sendRaw(server: Pick<TestServer, "url">, bytes: string): Promise<string> {
	const { hostname, port } = new URL(server.url);
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), hostname);
		let received = "";
		socket.setTimeout(2_000, () => socket.destroy());
		socket.on("connect", () => socket.write(bytes));
		socket.on("data", (chunk) => (received += chunk));
		socket.on("close", () => resolve(received));
		socket.on("error", (error) => (received === "" ? reject(error) : resolve(received)));
	});
}

/** The value of a cookie that an answer sets, or null. */
export function cookieOf(answer: Answer, name: string): string | null {
	const line = answer.headers["set-cookie"]?.find((cookie) => cookie.startsWith(`${name}=`));
	return line?.slice(name.length + 1).split(";")[0] || null;
}

/** Puts a signed-in person straight into the database: a password costs a quarter of a second. */
export async function addPerson(
	databaseUrl: string,
	username = "Asha",
): Promise<{ token: string; id: number; email: string }> {
	const { token, userId, email } = await createPerson(username, databaseUrl);
	return { token, id: userId, email };
}

/** How many rows each table holds, the counts of the limits left out. */
export async function rowCounts(databaseUrl: string): Promise<Record<string, number>> {
	const counts: Record<string, number> = {};
	for (const table of ["users", "tokens", "bookings", "conversations", "messages"])
		counts[table] = (await valuesIn<number>(databaseUrl, `select count(*) from ${table}`))[0] ?? 0;
	return counts;
}

/** A day that can be booked, so many days from now. */
export function dayAhead(days: number): string {
	return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A booking that is right in every field. */
export function rightBooking(days = 10, timeslot = "10:00am - 10:30am") {
	return { name: "Asha", phone: "9876543210", age: "30", address: "Pune", timeslot, date: dayAhead(days) };
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
	return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
