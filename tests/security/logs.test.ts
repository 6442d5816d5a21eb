import { expect, test } from "vitest";
import { startServer } from "../support/server";
import { ask, cookieOf, inDatabase, rightBooking } from "./support";

const PRIVATE = {
	username: "Zubeida-Username",
	email: "zubeida-email@example.in",
	password: "zubeida-password",
	wrong: "zubeida-wrong-password",
	message: "zubeida-message",
	name: "Zubeida-Booked-Name",
	phone: "9123456780",
	address: "zubeida-address",
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
		for (const path of ["/", "/home", "/check", "/chatbot.data", "/booking?view=previous", "/login", "/nowhere"])
			await ask(server, path, { headers });
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
		inDatabase(server.databaseFile, (connection) =>
			connection.exec(
				"pragma foreign_keys = off; alter table bookings rename column name to n; drop table messages; alter table users rename column username to u",
			),
		);
		const failed = [
			await ask(server, "/booking", { body: form(booking), headers }),
			await ask(server, "/api/booking", { body: booking, headers: { Authorization: second } }),
			await ask(server, "/chatbot", { body: form({ userInput: message }), headers }),
			await ask(server, "/api/chat", { body: { userInput: message }, headers }),
			await ask(server, "/login", { body: form({ username, email: `2${email}`, password }) }),
			await ask(server, "/api/signup", { body: { username, email: `3${email}`, password } }),
			await ask(server, "/home", { headers }),
		];
		expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 500));

		const log = server.output();
		for (const secret of [...Object.values(PRIVATE), token, second, conversation])
			expect(log.toLowerCase()).not.toContain(secret.toLowerCase());

		const lines = log.split("\n").filter((line) => line.includes('"level"'));
		expect(lines.length).toBeGreaterThanOrEqual(failed.length);
		for (const line of lines) {
			const told = JSON.parse(line);
			expect(Object.keys(told).sort().join()).toMatch(/^at,(code,)?error,id,level,method,path,stack$/);
			expect(told.path).not.toContain("?");
		}
		// One line an error: nothing else prints stacks or messages.
		expect(log).not.toMatch(/^\s+at /m);
		for (const page of [failed[2], failed[6]])
			expect(lines.some((line) => page?.body.includes(`<code>${JSON.parse(line).id}</code>`))).toBe(true);
	} finally {
		await server.stop();
	}
});
