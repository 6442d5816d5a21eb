import { expect, test } from "vitest";
import { rowsIn, valuesIn } from "../support/database";
import { startServer } from "../support/server";
import { ask, cookieOf, rightBooking } from "./support";

const PRIVATE = {
	username: "Zubeida-Username",
	email: "zubeida-email@example.in",
	password: "zubeida-password",
	wrong: "zubeida-wrong-password",
	message: "zubeida-message",
	name: "Zubeida-Booked-Name",
	phone: "9123456780",
	address: "zubeida-address",
	query: "zubeida-query",
};

test("after a whole journey, troubles included, no log holds anything of a person", async () => {
	const server = await startServer({ LIMIT_WRONG_PASSWORDS: "2" });
	try {
		const { username, email, password, wrong, message, name, phone, address } = PRIVATE;
		const form = (fields: Record<string, string>) => new URLSearchParams(fields);
		const signed = await ask(server, "/login", { body: form({ username, email, password }) });
		const token = cookieOf(signed, "auth-token") ?? "no token";
		const called = await ask(server, "/api/login", { body: { email, password } });
		const second = JSON.parse(called.body).token;
		const talk = await ask(server, "/chatbot", { body: form({ userInput: message }) });
		const conversation = cookieOf(talk, "conversation") ?? "no conversation";
		const headers = { Cookie: `auth-token=${token}; conversation=${conversation}` };
		const booking = { ...rightBooking(), name, phone, address };
		const typed = [
			`/${encodeURIComponent(`${name} ${phone}`)}`,
			`/${email}`,
			`/desk/${email}`,
			`/login?redirectTo=${PRIVATE.query}`,
			`/api/goodthoughts?q=${PRIVATE.query}`,
		];
		const pages = ["/", "/home", "/check", "/chatbot.data", "/booking?view=previous", "/login", "/nowhere", ...typed];
		for (const path of pages) await ask(server, path, { headers });
		for (const mistake of [{ phone: "1" }, { age: address }, { date: "never" }, {}])
			await ask(server, "/booking", { body: form({ ...booking, ...mistake }), headers });
		await ask(server, "/api/booking", { body: booking, headers: { Authorization: `Bearer ${second}` } });
		for (let guess = 0; guess < 4; guess++)
			await ask(server, "/login?mode=login", { body: form({ email, password: wrong }) });
		await ask(server, "/api/chat", {
			body: `{"userInput": "${message}`,
			headers: { "Content-Type": "application/json" },
		});
		await ask(server, "/login", { body: form({ email }), headers: { ...headers, Origin: "https://evil.example" } });

		// Every kind of work now fails in a way that nobody foresaw, with all that is private at hand.
		const breakDatabase = (sql: string) => rowsIn(server.databaseUrl, sql);
		const book = () => ask(server, "/api/booking", { body: booking, headers: { Authorization: second } });
		await breakDatabase("alter table bookings rename column name to n");
		const failedAsPerson = await book();
		await breakDatabase("drop table messages");
		await breakDatabase("alter table users rename column username to u");
		const failed = [
			await ask(server, "/booking", { body: form(booking), headers }),
			await book(),
			await ask(server, "/chatbot", { body: form({ userInput: message }), headers }),
			await ask(server, "/api/chat", { body: { userInput: message }, headers }),
			await ask(server, "/login", { body: form({ username, email: `2${email}`, password }) }),
			await ask(server, "/api/signup", { body: { username, email: `3${email}`, password } }),
			await ask(server, "/home", { headers }),
			failedAsPerson,
		];
		expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 500));

		const log = server.output();
		for (const secret of [...Object.values(PRIVATE), token, second, conversation])
			expect(log.toLowerCase()).not.toContain(secret.toLowerCase());

		const [start, ...lines] = log.split("\n").filter(Boolean);
		expect(start).toMatch(/^\[remix-serve\] http:/);
		const told = lines.map((line) => JSON.parse(line));
		const [person] = await valuesIn(server.databaseUrl, "select id from users where email = ?", email);
		for (const line of told) {
			expect(line.path).toMatch(/^(\/[\w./-]*|unknown)$/);
			expect(Date.now() - Date.parse(line.at)).toBeLessThan(600_000);
			if ("person" in line) expect(line.person).toBe(person);
		}
		const requests = told.filter(({ level }) => level === "info");
		for (const line of requests) {
			expect(Object.keys(line).sort().join()).toMatch(/^at,level,method,ms,path,(person,)?status$/);
			expect(line.ms).toBeGreaterThanOrEqual(0);
		}
		expect(requests).toContainEqual(
			expect.objectContaining({ method: "GET", path: "/chatbot.data", person, status: 200 }),
		);
		expect(requests).toContainEqual(
			expect.objectContaining({ method: "POST", path: "/api/booking", person, status: 200 }),
		);
		expect(requests.filter(({ path }) => path === "unknown")).toHaveLength(4);
		const nobody = requests.filter(({ path }) => path === "/healthz");
		for (const line of nobody) expect(line).not.toHaveProperty("person");

		const errors = told.filter(({ level }) => level !== "info");
		expect(errors.length).toBeGreaterThanOrEqual(failed.length);
		for (const line of errors)
			expect(Object.keys(line).sort().join()).toMatch(/^at,(code,)?error,id,level,method,path,(person,)?stack$/);
		expect(errors).toContainEqual(expect.objectContaining({ path: "/api/booking", person }));
		// One line an error: nothing else prints stacks or messages.
		expect(log).not.toMatch(/^\s+at /m);
		for (const page of [failed[2], failed[6]])
			expect(errors.some(({ id }) => page?.body.includes(`<code>${id}</code>`))).toBe(true);
	} finally {
		await server.stop();
	}
});
