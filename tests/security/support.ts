import { createHash, randomBytes } from "node:crypto";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import Database from "better-sqlite3";
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

/** Runs work on the server's database from this process. */
export function inDatabase<T>(databaseFile: string, work: (connection: Database.Database) => T): T {
	const connection = new Database(databaseFile, { timeout: 5_000 });
	try {
		return work(connection);
	} finally {
		connection.close();
	}
}

/** Puts a signed-in person straight into the database: a password costs a quarter of a second. */
export function addPerson(databaseFile: string, username = "Asha"): { token: string; id: number; email: string } {
	const token = randomBytes(32).toString("base64url");
	const email = `${crypto.randomUUID()}@example.in`;
	const id = inDatabase(databaseFile, (connection) => {
		const { lastInsertRowid } = connection
			.prepare("insert into users (username, email, password_hash, created_at) values (?, ?, 'none', ?)")
			.run(username, email, Date.now());
		connection
			.prepare("insert into tokens (hash, user_id, expires_at) values (?, ?, ?)")
			.run(createHash("sha256").update(token).digest("hex"), lastInsertRowid, Date.now() + 3_600_000);
		return Number(lastInsertRowid);
	});
	return { token, id, email };
}

/** How many rows each table holds, the counts of the limits left out. */
export function rowCounts(databaseFile: string): Record<string, number> {
	return inDatabase(databaseFile, (connection) =>
		Object.fromEntries(
			["users", "tokens", "bookings", "conversations", "messages"].map((table) => [
				table,
				Number(connection.prepare(`select count(*) from ${table}`).pluck().get()),
			]),
		),
	);
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
