import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { NUMBER } from "./log.server";
import { turnToRender } from "./rendering.server";
import { noteAnswer } from "./streams.server";

let count = 0;

/** Somebody who asks for a page, on a connection of their own. */
function asking() {
	const number = `of-rendering-${++count}`;
	const socket = new Socket();
	socket.on("error", () => undefined); // It leads nowhere.
	const response = new ServerResponse(new IncomingMessage(socket));
	response.assignSocket(socket);
	noteAnswer(number, response);
	return { request: new Request("http://localhost/chatbot", { headers: { [NUMBER]: number } }), response };
}

/** What has come of it by now; null while it waits. */
const byNow = (turn: Promise<boolean>) => Promise.race([turn, sleep(50, null)]);

test("two pages of one address are made at once; the next begins when one is with the connection", async () => {
	const [one, two, three] = [asking(), asking(), asking()] as const;
	expect(await byNow(turnToRender(one.request))).toBe(true);
	expect(await byNow(turnToRender(two.request))).toBe(true);
	const third = turnToRender(three.request);
	expect(await byNow(third)).toBeNull();
	one.response.end("a page");
	expect(await byNow(third)).toBe(true);
	for (const { response } of [two, three]) response.end();
});

test("pages that fail are made anew within their turns, however many fail at once", async () => {
	const failing = [asking(), asking()];
	for (const { request } of failing) expect(await byNow(turnToRender(request))).toBe(true);
	for (const { request } of failing) expect(await byNow(turnToRender(request))).toBe(true);
	for (const { response } of failing) response.end();
});

test("who leaves while waiting is told so, and holds nothing", async () => {
	const [one, two, left, next] = [asking(), asking(), asking(), asking()] as const;
	for (const { request } of [one, two]) expect(await byNow(turnToRender(request))).toBe(true);
	const waiting = turnToRender(left.request);
	left.response.emit("close");
	expect(await byNow(waiting)).toBe(false);
	one.response.end();
	expect(await byNow(turnToRender(next.request))).toBe(true);
	expect(await turnToRender(left.request)).toBe(false);
	for (const { response } of [two, next]) response.end();
});
