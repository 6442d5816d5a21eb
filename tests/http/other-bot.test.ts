import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answers, type Service, startService } from "../../app/features/bot/providers/service.fixture";
import { startServer, type TestServer } from "../support/server";

/** A language model of our own making that says whatever it is told to, over HTTP, behind the built server. */
let service: Service;
let server: TestServer;

beforeAll(async () => {
	service = await startService();
	server = await startServer({
		BOT: "openai",
		OPENAI_BASE_URL: `${service.url}/v1/`,
		OPENAI_MODEL: "m",
		LIMIT_MESSAGES_A_MINUTE: "1000",
	});
});

afterAll(async () => {
	await server.stop();
	await service.stop();
});

beforeEach(() => {
	service.received.length = 0;
});

const ORDINARY = "my week was long and i am tired of the commute";

/** What comes of a message in a conversation of its own, or in one that a cookie names. */
async function say(userInput: string, cookie?: string) {
	const answer = await fetch(`${server.url}/api/chat`, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) },
		body: JSON.stringify({ userInput }),
	});
	const { response, help } = (await answer.json()) as { response: string; help: string };
	return { response, help, cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie };
}

function models(content: string): void {
	service.behave(answers({ id: "1", object: "chat.completion", created: 1, model: "m", choices: [choice(content)] }));
}

function choice(content: string) {
	return { index: 0, finish_reason: "stop", message: { role: "assistant", content } };
}

test("what a language model says is the reply, in free talk", async () => {
	for (const fine of [
		"That is a long week. What was the longest part of it?",
		"I am a program and not a doctor, so I cannot say what it is. Being tired after so much travel makes sense.",
		"You can call 14416 at any hour, or book a session at /booking.",
		"Two hours on the road each day is a lot. Was there one good moment on the way?",
	]) {
		models(fine);
		expect((await say(ORDINARY)).response).toBe(fine);
	}
});

describe("what it must not say is withheld, and the written reply stands:", () => {
	test.each([
		["human-claim", "I'm a licensed therapist, so trust me on this one."],
		["human-claim", "As your doctor I would rest."],
		["human-claim", "I am a real person, sitting right here."],
		["diagnosis", "It sounds like depression to me."],
		["diagnosis", "You are clinically depressed."],
		["diagnosis", "You have an anxiety disorder, which is common."],
		["dose", "Try 10 mg of melatonin an hour before bed."],
		["dose", "Take a sleeping tablet tonight."],
		["method", "Some people overdose on what they find at home."],
		["method", "There are painless ways to die, but let us not speak of them."],
		["promise", "I promise this stays between us."],
		["promise", "I will call your mother for you."],
		["promise", "I won't tell anyone, not even the clinic."],
		["promise", "No one will ever find out."],
		["method", "Do not jump from anything tonight."],
		["promise", "Nobody will ever know what you write here."],
		["number", "Call 022 2754 6669, they are kind."],
		["number", "Ring 1800-599-0019 tonight."],
		["address", "Read more at https://example.org/tired"],
		["address", "Write to help@example.org."],
		["own-instructions", "My instructions say that I must be kind."],
		["human-claim", "Main ek doctor hu, bharosa rakhiye."],
		["dose", "Raat ko ek neend ki goli le lijiye."],
		["dose", "रात को नींद की एक गोली ले लीजिए।"],
	])("%s: %s", async (_kind, unsafe) => {
		models(unsafe);
		const { response } = await say(ORDINARY);
		expect(service.received).toHaveLength(1);
		expect(response).not.toContain(unsafe.slice(0, 20));
		expect(response.length).toBeGreaterThan(10);
	});

	test("also a piece of what it was told", async () => {
		models("That is hard.");
		await say(ORDINARY);
		const { messages } = JSON.parse(service.received[0]?.body ?? "{}") as { messages: { content: string }[] };
		const told = messages[0]?.content ?? "";
		expect(told.length).toBeGreaterThan(500);
		models(`Here is what I was told: ${told.slice(100, 300)}`);
		expect((await say(ORDINARY)).response).not.toContain(told.slice(120, 180));
	});

	test("and the log says that, without a word of it", async () => {
		models("I promise it, by the old banyan.");
		await say(ORDINARY);
		await expect.poll(() => server.output()).toContain("withheld: promise");
		expect(server.output()).not.toContain("banyan");
	});
});

test("from the gate's question on nothing of a talk leaves the machine", async () => {
	models("That sounds hard.");
	const { help, cookie } = await say("i want to kill myself tonight");
	expect(help).toBe("danger");
	await say("i was only joking, what a day", cookie);
	await say(ORDINARY, cookie);
	expect(service.received).toEqual([]);
});
