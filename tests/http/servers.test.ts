import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { goodBooking } from "../support/bookings";
import { freshDatabase, rowsIn } from "../support/database";
import { addAccount, createPerson, type Person } from "../support/people";
import { startServer, type TestServer } from "../support/server";

function rows(server: TestServer, sql: string): Promise<unknown[]> {
	return rowsIn(server.databaseUrl, sql);
}

function send(
	server: TestServer,
	path: string,
	body: unknown,
	headers: Record<string, string> = {},
): Promise<Response> {
	return fetch(`${server.url}${path}`, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
}

test("COUNSELLORS bounds a slot, however many people ask two servers at the same moment", async () => {
	const settings = { DATABASE_URL: (await freshDatabase()).url, COUNSELLORS: "3" };
	const servers = await Promise.all([startServer(settings), startServer(settings)]);
	try {
		const [first] = servers as [TestServer, TestServer];
		const people: Person[] = await Promise.all(
			Array.from({ length: 40 }, () => createPerson("Asha", first.databaseUrl)),
		);
		const book = (one: Person, index: number) =>
			send(servers[index % 2] as TestServer, "/api/booking", goodBooking(), one.authorization);
		const answers = await Promise.all(people.map(book));
		const booked = people.filter((_, index) => answers[index]?.status === 200);
		expect(booked).toHaveLength(3);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(37);
		expect(await rows(first, "select count(*) as taken from bookings")).toEqual([{ taken: 3 }]);

		const refused = answers.find(({ status }) => status === 409);
		const sentence = "This time is full on that day. Please choose another";
		expect(await refused?.json()).toEqual({ success: false, error: sentence, fields: { timeslot: sentence } });

		const again = await Promise.all(booked.map(book));
		expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
		const elsewhere = { ...goodBooking(), timeslot: "3:30pm - 4:00pm" };
		const late = people.find((one) => !booked.includes(one)) as Person;
		expect((await send(first, "/api/booking", elsewhere, late.authorization)).status).toBe(200);

		const page = await fetch(`${first.url}/booking`, {
			method: "POST",
			headers: late.cookie,
			body: new URLSearchParams(goodBooking()),
			redirect: "manual",
		});
		expect(page.status).toBe(409);
		const html = await page.text();
		expect(html).toContain(sentence);
		expect(html).not.toContain('role="alert"');
		expect(html).toContain('value="12 Lake Road, Pune"');
	} finally {
		await Promise.all(servers.map((server) => server.stop()));
	}
});

test("a message and a booking that were acknowledged survive kill -9", async () => {
	const settings = { DATABASE_URL: (await freshDatabase()).url };
	const first = await startServer(settings);
	const one = await createPerson("Asha", first.databaseUrl);
	const said = await send(first, "/api/chat", { userInput: "remember this please" });
	const booked = await send(first, "/api/booking", goodBooking(), one.authorization);
	const ended = new Promise((resolve) => first.process.once("exit", resolve));
	first.process.kill("SIGKILL");
	await ended;
	expect([said.status, booked.status]).toEqual([200, 200]);

	const second = await startServer(settings);
	try {
		const Cookie = said.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		expect(await (await fetch(`${second.url}/chatbot`, { headers: { Cookie } })).text()).toContain(
			"remember this please",
		);
		const list = await fetch(`${second.url}/api/user-bookings`, { headers: one.authorization });
		expect((await list.json()).bookings).toHaveLength(1);
	} finally {
		await second.stop();
	}
});

test("conversations of more than 24 idle hours and expired tokens are deleted; younger ones stay", async () => {
	const { url } = await freshDatabase();
	const settings = { DATABASE_URL: url };
	// So that its tables are there.
	await (await startServer(settings)).stop();
	const HOUR_MS = 60 * 60 * 1000;
	for (const [id, hours] of [
		["old", 24.1],
		["young", 23.9],
	] as const) {
		const at = new Date(Date.now() - hours * HOUR_MS);
		await rowsIn(url, "insert into conversations (id, state, turn, last_active_at) values (?, '[]', 1, ?)", id, at);
		await rowsIn(url, "insert into messages values (?, 0, 'user', 'hello', ?)", id, at);
	}
	const userId = await addAccount(url, { email: "asha@example.in" });
	const token = "insert into tokens (hash, user_id, expires_at) values (?, ?, ?)";
	await rowsIn(url, token, "old", userId, new Date(Date.now() - 1));
	await rowsIn(url, token, "young", userId, new Date(Date.now() + HOUR_MS));

	const server = await startServer(settings);
	try {
		await expect.poll(() => rows(server, "select hash from tokens")).toEqual([{ hash: "young" }]);
		expect(await rows(server, "select id from conversations")).toEqual([{ id: "young" }]);
		expect(await rows(server, "select conversation_id from messages")).toEqual([{ conversation_id: "young" }]);
	} finally {
		await server.stop();
	}
});

test("settings reach the pages: name, phone and email of the operator, language", async () => {
	const server = await startServer({
		PRODUCT_NAME: "Lake <Clinic>",
		CONTACT_PHONE: "+91 20 1234 5678",
		CONTACT_EMAIL: "care@lake.example",
		LOCALE: "hi-IN",
	});
	try {
		const html = await (await fetch(server.url)).text();
		for (const text of ["Lake &lt;Clinic&gt;", "+91 20 1234 5678", "care@lake.example", '<body lang="hi-IN"'])
			expect(html).toContain(text);
		expect(html).not.toContain("Saathi");
	} finally {
		await server.stop();
	}
});

test.each([
	["PORT", "threethousand"],
	["CLINIC_TIME_ZONE", "Asia/Atlantis"],
	["BOT", "eliza"],
])("a wrong %s stops the start with one line that names it", (name, value) => {
	const started = spawnSync(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
		env: { PATH: process.env.PATH, NODE_ENV: "production", DATABASE_URL: "file:never.db", [name]: value },
		encoding: "utf8",
		timeout: 120_000,
	});
	expect(started.status).toBe(1);
	expect(`${started.stdout}${started.stderr}`.trim().split("\n")).toEqual([
		expect.stringContaining(`Setting ${name} must`),
	]);
});
