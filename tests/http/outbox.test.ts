import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dayFromNow, goodBooking } from "../support/bookings";
import { freshDatabase, holdWrites, onSqlite, rowsIn } from "../support/database";
import { type Behaviour, type MailServer, startMailServer } from "../support/mail-server";
import { mailSettings } from "../support/mail-settings";
import { createPerson, type Person } from "../support/people";
import { startServer, type TestServer } from "../support/server";

const DAY_MS = 24 * 60 * 60 * 1000;
const PHONE = "9876543210";
const NAME = "Zubeida Called";
/** Long enough for a lease that nobody gave back to end. */
const PATIENCE = { timeout: 120_000, interval: 100 };

/** Due long ago, and not for so long that housekeeping takes it. */
const OVERDUE = new Date(Date.now() - 60 * 60 * 1000);

let mailServer: MailServer;

beforeAll(async () => {
	mailServer = await startMailServer();
});
beforeEach(() => mailServer.behave("accept"));
afterAll(() => mailServer.stop());

/** What several servers on one database are started with. */
async function sharedSettings(): Promise<Record<string, string>> {
	return { ...mailSettings(mailServer.url), DATABASE_URL: (await freshDatabase()).url };
}

/** By which the browser that asked to be called last knows its wish. */
let lastCookie = "";

/** Asks to be called, which is one mail to the clinic. Returns its reference. */
async function askToBeCalled(server: TestServer, phone = PHONE): Promise<string> {
	const asked = await fetch(`${server.url}/call-me`, {
		method: "POST",
		body: new URLSearchParams({ phone, name: NAME, wanted: "soon" }),
		redirect: "manual",
	});
	expect(asked.status).toBe(303);
	lastCookie = asked.headers.get("Set-Cookie")?.split(";")[0] ?? "";
	return /call-back=(\w{8})\./.exec(asked.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
}

/** Books a session, which is one mail to the person and one to the clinic. Returns its reference. */
async function book(server: TestServer, known?: Person): Promise<string> {
	const person = known ?? (await createPerson("Asha", server.databaseUrl));
	await asPerson(server, person, "/api/booking", goodBooking());
	const list = await fetch(`${server.url}/api/user-bookings`, { headers: person.authorization });
	return ((await list.json()) as { bookings: [{ reference: string }] }).bookings[0].reference;
}

async function asPerson(server: TestServer, person: Person, path: string, body: object): Promise<void> {
	const headers = { "Content-Type": "application/json", ...person.authorization };
	const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
	expect(answer.status).toBe(200);
}

async function atDesk(server: TestServer, operator: Person, path: string, fields: Record<string, string>) {
	const body = new URLSearchParams(fields);
	const answer = await fetch(server.url + path, { method: "POST", body, redirect: "manual", headers: operator.cookie });
	expect(answer.status).toBe(303);
}

function outbox(server: TestServer): Promise<Record<string, unknown>[]> {
	return rowsIn(server.databaseUrl, "select * from outbox order by id");
}

/** Waits until these messages, by their kinds and in their order, were tried and put off or given up. */
async function failed(server: TestServer, ...kinds: string[]): Promise<void> {
	const tried = async () =>
		(await outbox(server)).filter(({ last_error }) => last_error !== null).map(({ kind }) => kind);
	await expect.poll(tried, PATIENCE).toEqual(kinds);
}

/** Waits until nothing waits, and nothing was given up. */
async function allSent(server: TestServer): Promise<void> {
	const left = async () => (await outbox(server)).filter(({ sent_at }) => sent_at === null).map(({ kind }) => kind);
	await expect.poll(left, PATIENCE).toEqual([]);
	await mailServer.behave("accept"); // What its process told before it answers this has arrived here.
}

/** The subjects of the mails that somebody got, in order. */
const subjectsTo = (email: string) =>
	mailServer
		.mails()
		.filter(({ to }) => to === email)
		.map(({ subject }) => subject);

const about = (reference: string) => mailServer.mails().filter(({ text }) => text.includes(reference));

async function withServer(
	work: (server: TestServer) => Promise<void>,
	settings: Record<string, string> = {},
): Promise<void> {
	const server = await startServer({ ...mailSettings(mailServer.url), ...settings });
	try {
		await work(server);
	} finally {
		await server.stop();
	}
}

describe("a mailbox", () => {
	test("gets so many mails a day, whichever accounts and names with a plus they are about, and the clinic all of its own", () =>
		withServer(
			async (server) => {
				const box = `full-${crypto.randomUUID()}`;
				const toPerson = () => mailServer.mails().filter(({ to }) => to.startsWith(box)).length;
				for (const [account, email] of [`${box}@example.in`, `${box}@example.in`, `${box}+3@example.in`].entries()) {
					const { userId, authorization } = await createPerson("Asha", server.databaseUrl);
					await rowsIn(server.databaseUrl, "update users set email = ? where id = ?", email, userId);
					const headers = { "Content-Type": "application/json", ...authorization };
					for (const days of [20, 21, 22]) {
						const body = JSON.stringify(goodBooking({ date: dayFromNow(days + 10 * account) }));
						expect((await fetch(`${server.url}/api/booking`, { method: "POST", headers, body })).status).toBe(200);
					}
					const waiting = async () => (await outbox(server)).filter((row) => row.sent_at === null).length;
					await expect.poll(waiting, PATIENCE).toBe(0);
					expect(toPerson()).toBe(2);
					await rowsIn(server.databaseUrl, "delete from users where id = ?", userId);
				}
			},
			{ LIMIT_MAILS_A_DAY: "2" },
		));
});

describe("a message", () => {
	test("is sent once, to whom it is for, and says afterwards neither what it was nor to whom", () =>
		withServer(async (server) => {
			const reference = await askToBeCalled(server);
			await expect.poll(() => about(reference), PATIENCE).toHaveLength(1);
			const [mail] = about(reference);
			expect(mail?.to).toBe("desk@clinic.example");
			expect(mail?.subject).toBe("Please call somebody back");
			expect(mail?.text).toContain("https://saathi.example/desk");
			expect(mail?.text).toContain("जितनी जल्दी हो सके");
			expect(JSON.stringify(mail)).not.toMatch(/9876543210|Zubeida/);
			expect(mail?.headers["auto-submitted"]).toBe("auto-generated");
			await expect.poll(async () => (await outbox(server))[0]?.sent_at, PATIENCE).toBeTypeOf("number");
			expect(await outbox(server)).toMatchObject([
				{ recipient: "", content: JSON.stringify({ reference }), attempts: 1 },
			]);
			await expect.poll(() => server.output(), PATIENCE).toContain('"outcome":"accepted"');
			expect(server.output()).not.toMatch(/9876543210|Zubeida|clinic\.example/);
		}));

	test.each<Behaviour>(["hang", "drip", "later"])(
		"that meets a server that does: %s, is tried again until it is taken",
		(behaviour) =>
			withServer(async (server) => {
				await mailServer.behave(behaviour);
				const reference = await askToBeCalled(server);
				await expect.poll(async () => (await outbox(server))[0]?.last_error, PATIENCE).toBeTypeOf("string");
				expect(about(reference)).toEqual([]);
				expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
				await mailServer.behave("accept");
				await expect.poll(() => about(reference), PATIENCE).toHaveLength(1);
				await expect.poll(async () => (await outbox(server))[0]?.sent_at, PATIENCE).toBeTypeOf("number");
				expect(about(reference)).toHaveLength(1);
			}),
	);

	test("that a server hung up on when it had all of it goes out again under the same Message-ID", () =>
		withServer(async (server) => {
			await mailServer.behave("drop");
			const before = mailServer.dropped().length;
			const reference = await askToBeCalled(server);
			await expect.poll(() => mailServer.dropped().length, PATIENCE).toBeGreaterThan(before);
			await mailServer.behave("accept");
			await expect.poll(() => about(reference), PATIENCE).toHaveLength(1);
			const ids = [mailServer.dropped().at(-1), ...about(reference)].map((mail) => mail?.headers["message-id"]);
			expect(ids[0]).toMatch(/^<[\w-]{43}@saathi\.example>$/);
			expect(ids[1]).toBe(ids[0]);
		}));

	test("that a server says it took is not sent again, whatever became of it", () =>
		withServer(async (server) => {
			await mailServer.behave("swallow");
			const reference = await askToBeCalled(server);
			await expect.poll(async () => (await outbox(server))[0]?.sent_at, PATIENCE).toBeTypeOf("number");
			await mailServer.behave("accept");
			const second = await askToBeCalled(server, "9876543211");
			await expect.poll(() => about(second), PATIENCE).toHaveLength(1);
			expect(about(reference)).toEqual([]);
		}));

	test("that is refused for good is given up at once, and the next one is sent", () =>
		withServer(async (server) => {
			await mailServer.behave("refuse");
			await askToBeCalled(server);
			await expect.poll(async () => (await outbox(server))[0]?.given_up_at, PATIENCE).toBeTypeOf("number");
			expect(await outbox(server)).toMatchObject([{ attempts: 1, last_error: "EENVELOPE 550" }]);
			await mailServer.behave("accept");
			const next = await askToBeCalled(server, "9876543211");
			await expect.poll(() => about(next), PATIENCE).toHaveLength(1);
		}));

	test("of a kind that this version does not know is given up, and holds up no other", () =>
		withServer(async (server) => {
			await rowsIn(
				server.databaseUrl,
				"insert into outbox (channel, kind, recipient, content, dedupe, next_attempt_at, created_at) values ('mail', 'of-tomorrow', 'a@b.example', '{}', 'key', ?, ?)",
				OVERDUE,
				new Date(),
			);
			const reference = await askToBeCalled(server);
			await expect.poll(() => about(reference), PATIENCE).toHaveLength(1);
			expect((await outbox(server))[0]).toMatchObject({ last_error: "EWRITE", attempts: 1 });
			expect((await outbox(server))[0]?.given_up_at).toBeTypeOf("number");
		}));

	test("that nobody took within a day is given up", () =>
		withServer(async (server) => {
			await mailServer.behave("later");
			await askToBeCalled(server);
			await expect.poll(async () => (await outbox(server))[0]?.last_error, PATIENCE).toBe("EENVELOPE 451");
			await rowsIn(
				server.databaseUrl,
				"update outbox set created_at = ?, next_attempt_at = ?",
				new Date(Date.now() - 24 * 60 * 60 * 1000),
				OVERDUE,
			);
			await expect.poll(async () => (await outbox(server))[0]?.given_up_at, PATIENCE).toBeTypeOf("number");
		}));
});

describe("a mail that no longer tells how things stand", () => {
	const TEN = "10:00am - 10:30am";
	/** What was put off stays so for eight seconds, while all is changed that a test changes. */
	const UNHURRIED = { OUTBOX_SECONDS: "4" };
	const tryAllNow = (server: TestServer) =>
		rowsIn(server.databaseUrl, "update outbox set next_attempt_at = ? where sent_at is null", OVERDUE);

	/** A server with a booking of which both were told, its person and somebody at the desk. */
	const withBooking = (work: (server: TestServer, person: Person, operator: Person) => Promise<void>) =>
		withServer(async (server) => {
			const person = await createPerson("Asha", server.databaseUrl);
			const operator = await createPerson("Om", server.databaseUrl, "operator");
			await book(server, person);
			await allSent(server);
			await work(server, person, operator);
		}, UNHURRIED);

	test.each<[string, (server: TestServer, person: Person, operator: Person) => Promise<void>, RegExp]>([
		[
			"by a move at the desk",
			(server, _, operator) =>
				atDesk(server, operator, "/desk/bookings/1", { change: "move", version: "1", to: `${dayFromNow(12)} ${TEN}` }),
			/^Moved to /,
		],
		[
			"by cancelling",
			(server, person) => asPerson(server, person, "/api/booking/1/cancel", {}),
			/: cancelled$|: cancelled /,
		],
	])("is not sent when it was put off and overtaken %s", (_, overtake, last) =>
		withBooking(async (server, person, operator) => {
			await mailServer.behave("later");
			await atDesk(server, operator, "/desk/bookings/1", { change: "confirm", version: "0" });
			await failed(server, "confirmed");
			await overtake(server, person, operator);
			await mailServer.behave("accept");
			await tryAllNow(server);
			await allSent(server);
			expect(subjectsTo(person.email)).toEqual([expect.stringMatching(/^Your request/), expect.stringMatching(last)]);
		}),
	);

	test("is not sent when the desk has what was given up tried again, and a link for a password is not either", () =>
		withBooking(async (server, person, operator) => {
			await mailServer.behave("refuse");
			await atDesk(server, operator, "/desk/bookings/1", { change: "confirm", version: "0" });
			const body = new URLSearchParams({ email: person.email });
			await fetch(`${server.url}/forgotten`, { method: "POST", body, redirect: "manual" });
			await failed(server, "confirmed", "reset");
			await mailServer.behave("accept");
			await asPerson(server, person, "/api/booking/1/cancel", {});
			await atDesk(server, operator, "/desk/outbox", {});
			await allSent(server);
			expect(subjectsTo(person.email)).toHaveLength(2);
		}));

	test("is another than one that the person's own move or a note of the desk made newer", () =>
		withBooking(async (server, person, operator) => {
			await mailServer.behave("later");
			await asPerson(server, person, "/api/booking/1/move", { date: dayFromNow(12), timeslot: TEN });
			await failed(server, "moved");
			await atDesk(server, operator, "/desk/bookings/1", { change: "note", version: "1", note: "Rings at noon" });
			await mailServer.behave("accept");
			await tryAllNow(server);
			await allSent(server);
			expect(subjectsTo(person.email)).toEqual([
				expect.stringMatching(/^Your request/),
				expect.stringMatching(/^Moved to .*10:00am/),
			]);
		}));

	test("reaches the clinic neither: of a new request it reads where it stands now, of one that is over nothing", () =>
		withServer(async (server) => {
			await mailServer.behave("later");
			const [stays, goes] = [
				await createPerson("Asha", server.databaseUrl),
				await createPerson("Ravi", server.databaseUrl),
			];
			const [moved, cancelled] = [await book(server, stays), await book(server, goes)];
			await failed(server, "requested", "clinic-booking", "requested", "clinic-booking");
			await asPerson(server, stays, "/api/booking/1/move", { date: dayFromNow(12), timeslot: TEN });
			await asPerson(server, goes, "/api/booking/2/cancel", {});
			await mailServer.behave("accept");
			await tryAllNow(server);
			await allSent(server);
			const toClinic = (reference: string) => about(reference).filter(({ to }) => to === "desk@clinic.example");
			expect(toClinic(cancelled)).toEqual([]);
			const told = toClinic(moved).map(({ text }) => text);
			expect(told).toEqual([expect.stringContaining("10:00am"), expect.stringContaining("10:00am")]);
			expect([subjectsTo(stays.email).length, subjectsTo(goes.email).length]).toEqual([1, 1]);
		}, UNHURRIED));

	test("asks the clinic to call nobody who has taken it back", () =>
		withServer(async (server) => {
			await mailServer.behave("later");
			const { authorization, cookie } = await createPerson("Asha", server.databaseUrl);
			const post = (path: string, fields: Record<string, string>) =>
				fetch(server.url + path, {
					method: "POST",
					body: new URLSearchParams(fields),
					redirect: "manual",
					headers: { ...authorization, ...cookie },
				});
			expect((await post("/call-me", { phone: PHONE, name: NAME, wanted: "soon" })).status).toBe(303);
			const [wish] = await rowsIn<{ reference: string }>(server.databaseUrl, "select reference from call_backs");
			await failed(server, "clinic-call-back");
			expect((await post("/call-me", { withdraw: wish?.reference ?? "" })).status).toBe(303);
			await mailServer.behave("accept");
			await tryAllNow(server);
			await allSent(server);
			expect(about(wish?.reference ?? "").map(({ subject }) => subject)).toEqual(["Please do not call any more"]);
		}, UNHURRIED));
});

describe("what was accepted", () => {
	test("while the database was locked is marked when it can be written again, and not sent twice", () =>
		withServer(
			async (server) => {
				await mailServer.behave("slow");
				const reference = await book(server);
				const isUnderWay = async () => (await outbox(server)).some(({ attempts }) => Number(attempts) > 0);
				await expect.poll(isUnderWay, { ...PATIENCE, interval: 10 }).toBe(true);
				const release = await holdWrites(server.databaseUrl);
				await sleep(4_500); // The server takes it after one and a half; the database is waited for for two.
				await release();
				await mailServer.behave("accept");
				await allSent(server);
				expect(about(reference)).toHaveLength(2);
				expect((await outbox(server)).map(({ attempts }) => attempts)).toEqual([1, 1]);
			},
			{ SEND_TIMEOUT_SECONDS: "5" },
		));

	test.runIf(onSqlite)("counts as sent, although it cannot be counted", () =>
		withServer(async (server) => {
			await rowsIn(
				server.databaseUrl,
				"create trigger full before insert on rate_limits when new.key like 'mails:%' begin select raise(abort, 'no'); end",
			);
			const reference = await book(server);
			await allSent(server);
			expect(about(reference)).toHaveLength(2);
			expect((await outbox(server)).map(({ attempts }) => attempts)).toEqual([1, 1]);
		}),
	);
});

describe("what has waited for more than a day", () => {
	test("is given up before it is tried, a link for a password for good, and sent when the desk says so", () =>
		withServer(async (server) => {
			const { email } = await createPerson("Asha", server.databaseUrl);
			const operator = await createPerson("Om", server.databaseUrl, "operator");
			await mailServer.behave("later");
			const reference = await askToBeCalled(server);
			const body = new URLSearchParams({ email });
			await fetch(`${server.url}/forgotten`, { method: "POST", body, redirect: "manual" });
			await failed(server, "clinic-call-back", "reset");
			const due = (at: Date) => rowsIn(server.databaseUrl, "update outbox set next_attempt_at = ?", at);
			await due(new Date(Date.now() + DAY_MS));
			await rowsIn(server.databaseUrl, "update outbox set created_at = ?", new Date(Date.now() - DAY_MS - 1_000));
			await mailServer.behave("accept");
			await due(OVERDUE);
			await expect.poll(async () => (await outbox(server))[0]?.given_up_at, PATIENCE).toBeTypeOf("number");
			await expect.poll(() => outbox(server), PATIENCE).toHaveLength(1);
			expect(await outbox(server)).toMatchObject([{ kind: "clinic-call-back", last_error: "EXPIRED" }]);
			expect([...about(reference), ...subjectsTo(email)]).toEqual([]);
			await atDesk(server, operator, "/desk/outbox", {});
			await expect.poll(() => about(reference), PATIENCE).toHaveLength(1);
			expect(subjectsTo(email)).toEqual([]);
		}));

	test("goes with housekeeping after thirty, also where no mail is sent at all", async () => {
		const server = await startServer({ SWEEP_SECONDS: "1" });
		try {
			for (const days of [29, 31])
				await rowsIn(
					server.databaseUrl,
					"insert into outbox (channel, kind, recipient, content, dedupe, next_attempt_at, created_at) values ('mail', 'requested', 'a@b.example', '{}', ?, ?, ?)",
					String(days),
					...Array<Date>(2).fill(new Date(Date.now() - days * DAY_MS)),
				);
			await expect.poll(async () => (await outbox(server)).map(({ dedupe }) => dedupe), PATIENCE).toEqual(["29"]);
		} finally {
			await server.stop();
		}
	});
});

describe("processes", () => {
	test("two on one database send each message once; when one is killed the other goes on", async () => {
		const shared = await sharedSettings();
		const servers = [await startServer(shared), await startServer(shared)] as [TestServer, TestServer];
		try {
			const ask = (index: number) =>
				askToBeCalled(servers[index % 2] as TestServer, `98765432${String(index).padStart(2, "0")}`);
			const first = await Promise.all(Array.from({ length: 16 }, (_, index) => ask(index)));
			await expect.poll(() => first.flatMap(about).length, PATIENCE).toBe(16);
			const died = once(servers[0].process, "exit");
			servers[0].process.kill("SIGKILL");
			await died;
			const last = await askToBeCalled(servers[1], "9876543299");
			await expect.poll(() => about(last), PATIENCE).toHaveLength(1);
			expect(first.map((reference) => about(reference).length)).toEqual(Array(16).fill(1));
		} finally {
			for (const server of servers) await server.stop();
		}
	});

	test.each([
		["a wish to be called", askToBeCalled],
		["a booking", book],
	])("kill -9 between %s and its mail loses no mail", async (_, ask) => {
		const shared = await sharedSettings();
		await mailServer.behave("hang");
		const first = await startServer(shared);
		const before = mailServer.connections();
		const reference = await ask(first);
		await expect.poll(() => mailServer.connections(), PATIENCE).toBeGreaterThan(before);
		const died = once(first.process, "exit");
		first.process.kill("SIGKILL");
		await died;
		await mailServer.behave("accept");
		await withServer(async (server) => {
			await expect
				.poll(async () => (await outbox(server)).every(({ sent_at }) => sent_at !== null), PATIENCE)
				.toBe(true);
			const recipients = about(reference).map(({ to }) => to);
			expect(recipients).toHaveLength((await outbox(server)).length);
			expect(new Set(recipients).size).toBe(recipients.length);
		});
	});

	test("SIGTERM lets a mail that is under way come to its end, and no other begin", async () => {
		await mailServer.behave("slow");
		const server = await startServer(await sharedSettings());
		const before = mailServer.connections();
		await askToBeCalled(server);
		await askToBeCalled(server, "9876543211");
		await expect.poll(() => mailServer.connections(), PATIENCE).toBeGreaterThan(before);
		const began = Date.now();
		await server.stop();
		expect(Date.now() - began).toBeLessThan(4_500);
		expect((await outbox(server)).map(({ sent_at }) => sent_at !== null)).toEqual([true, false]);
		expect(mailServer.connections()).toBe(before + 1);
	});
});

describe("the clinic", () => {
	const toClinic = (reference: string) => about(reference).filter(({ to }) => to === "desk@clinic.example");
	const subjects = (reference: string) => toClinic(reference).map(({ subject }) => subject.replace(/ \w+ \d+.*/, ""));

	test("is told when a person moves a session, which asks for an answer anew", () =>
		withServer(async (server) => {
			const { authorization } = await createPerson("Asha", server.databaseUrl);
			const post = (path: string, body: unknown) =>
				fetch(`${server.url}${path}`, {
					method: "POST",
					headers: { "Content-Type": "application/json", ...authorization },
					body: JSON.stringify(body),
				});
			await post("/api/booking", goodBooking());
			const [{ id, reference } = { id: 0, reference: "" }] = await rowsIn<{ id: number; reference: string }>(
				server.databaseUrl,
				"select id, reference from bookings",
			);
			await expect.poll(() => subjects(reference), PATIENCE).toEqual(["New request for"]);
			const to = { date: dayFromNow(14), timeslot: "3:00pm - 3:30pm" };
			expect((await post(`/api/booking/${id}/move`, to)).status).toBe(200);
			await expect.poll(() => subjects(reference), PATIENCE).toEqual(["New request for", "Request moved to"]);
			expect(toClinic(reference).at(-1)?.text).toMatch(/3:00pm - 3:30pm.*answer/s);
		}));

	test("is told when who asked to be called wants another time, once, and not of the same again", () =>
		withServer(async (server) => {
			const reference = await askToBeCalled(server);
			const [Cookie, form] = [lastCookie, { phone: PHONE, name: NAME }];
			const again = (wanted: string) =>
				fetch(`${server.url}/call-me`, {
					method: "POST",
					body: new URLSearchParams({ ...form, wanted }),
					redirect: "manual",
					headers: { Cookie },
				});
			for (const wanted of ["soon", "evening", "evening"]) expect((await again(wanted)).status).toBe(303);
			const waiting = async () => (await outbox(server)).filter((row) => row.sent_at === null).length;
			await expect.poll(waiting, PATIENCE).toBe(0);
			expect(toClinic(reference).map(({ subject }) => subject)).toEqual([
				"Please call somebody back",
				"Please call at another time",
			]);
			expect(toClinic(reference).at(-1)?.text).toContain("in the evening");
		}));
});

describe("another program that is told", () => {
	const SECRET = "a secret of sixteen letters";

	test("hears of new details, and of a session that goes with its account, then without a word of the person", () =>
		withServer(
			async (server) => {
				const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
					fetch(`${server.url}${path}`, {
						method: "POST",
						headers: { "Content-Type": "application/json", ...headers },
						body: JSON.stringify(body),
					});
				const [email, password] = [`gone-${crypto.randomUUID()}@example.in`, "a long password"];
				const signedUp = await post("/api/signup", { username: "Asha", email, password });
				const { token } = (await signedUp.json()) as { token: string };
				for (const phone of [PHONE, "9000000001", "9000000001"])
					expect((await post("/api/booking", goodBooking({ phone }), { Authorization: token })).status).toBe(200);
				const told = async () =>
					(await outbox(server)).map(({ kind, content }) => ({ kind, ...JSON.parse(String(content)) }));
				const details = { status: "requested", version: 1, phone: "9000000001" };
				const requested = { kind: "booking.requested", version: 0, phone: PHONE };
				expect(await told()).toMatchObject([requested, { kind: "booking.details", ...details }]);
				const gone = await fetch(`${server.url}/data`, {
					method: "POST",
					body: new URLSearchParams({ intent: "delete", current: password }),
					redirect: "manual",
					headers: { Cookie: `auth-token=${token}` },
				});
				expect(gone.status).toBe(303);
				const [{ reference, date, timeslot } = {}] = await rowsIn(server.databaseUrl, "select * from bookings");
				const bare = { reference, date, timeslot, status: "cancelled", version: 2 };
				expect(await told()).toEqual([{ kind: "booking.cancelled", ...bare }]);
				expect(await rowsIn(server.databaseUrl, "select version from bookings")).toEqual([{ version: 2 }]);
			},
			// Nobody listens there: what is told stays where it can be seen.
			{ SMTP_URL: "", WEBHOOK_URL: "http://127.0.0.1:9/", WEBHOOK_SECRET: SECRET, WEBHOOK_NAMES: "1" },
		));

	test("gets JSON with a signature of its own time, no name unless asked for, and again until it takes it", async () => {
		const calls: { headers: Record<string, unknown>; body: string }[] = [];
		const receiver = createServer(async (request, response) => {
			let body = "";
			for await (const chunk of request) body += chunk;
			calls.push({ headers: request.headers, body });
			response.writeHead(calls.length === 1 ? 503 : 204).end();
		}).listen(0, "127.0.0.1");
		await once(receiver, "listening");
		const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
		try {
			await withServer(
				async (server) => {
					const reference = await askToBeCalled(server);
					await expect.poll(() => calls.length, PATIENCE).toBe(2);
					const [, call] = calls;
					const timestamp = String(call?.headers["x-saathi-timestamp"]);
					const signature = createHmac("sha256", SECRET).update(`${timestamp}.${call?.body}`).digest("hex");
					expect(call?.headers["x-saathi-signature"]).toBe(`sha256=${signature}`);
					expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
					const told = JSON.parse(call?.body ?? "{}");
					expect(told).toMatchObject({ kind: "call-back.waiting", reference, wanted: "soon" });
					expect(JSON.parse(calls[0]?.body ?? "{}").id).toBe(told.id);
					expect(call?.body).not.toMatch(/9876543210|Zubeida/);
				},
				{ WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET },
			);
			await withServer(
				async (server) => {
					await askToBeCalled(server);
					await expect.poll(() => calls.length, PATIENCE).toBe(3);
					expect(JSON.parse(calls[2]?.body ?? "{}")).toMatchObject({ name: NAME, phone: PHONE });
				},
				{ WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET, WEBHOOK_NAMES: "1" },
			);
		} finally {
			receiver.close();
		}
	});
});
