import { expect, test } from "vitest";
import { dateAfter } from "~/features/booking/days";
import { goodBooking } from "../support/bookings";
import { rowsIn } from "../support/database";
import { createPerson } from "../support/people";
import { freePort, startServer } from "../support/server";

/** A line of Prometheus's text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
const LINE = /^(# (HELP|TYPE) saathi_\w+ .+|saathi_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/;

test("figures stand on a port of their own, in Prometheus's format, and name nobody", async () => {
	const port = String(await freePort());
	const server = await startServer({ METRICS_PORT: port });
	const read = () => fetch(`http://127.0.0.1:${port}/metrics`);
	try {
		// Whoever asked whether the server was ready may have been told that its database was not, yet.
		const failed = (await (await read()).text())
			.split("\n")
			.find((line) => /^saathi_requests_failed_total \d/.test(line));
		const one = await createPerson("Zubeida", server.databaseUrl);
		const book = (changes: Record<string, string> = {}) =>
			fetch(`${server.url}/api/booking`, {
				method: "POST",
				headers: { "Content-Type": "application/json", ...one.authorization },
				body: JSON.stringify(goodBooking(changes)),
			});
		expect((await book()).status).toBe(200);
		expect((await book({ phone: "1" })).status).toBe(422);
		const figures = await read();
		expect(figures.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
		const text = await figures.text();
		const lines = text.trimEnd().split("\n");
		expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
		for (const line of [
			'saathi_bookings{state="requested"} 1',
			'saathi_bookings{state="cancelled"} 0',
			'saathi_outbox_waiting{channel="mail"} 0',
			"saathi_requests_refused_total 1",
			failed,
			'saathi_replies_total{status="422"} 1',
			"saathi_dangers_yesterday 0",
		])
			expect(lines).toContain(line);
		expect(text).toMatch(/saathi_reply_seconds_bucket\{le="\+Inf"\} [1-9]/);
		expect(text).not.toMatch(/Zubeida|Asha|98765|@/);
		for (const path of ["/", "/home", "/metrics/", "/metrics?x"])
			expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
		expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
	} finally {
		await server.stop();
	}
});

test("dangers are counted once a talk and told when the day is over", async () => {
	const port = String(await freePort());
	const server = await startServer({ METRICS_PORT: port });
	const counted = async () =>
		/^saathi_dangers_yesterday (\d+)$/m.exec(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())?.[1];
	try {
		let Cookie = "";
		for (const userInput of ["i want to kill myself tonight", "i still want to die"]) {
			const answer = await fetch(`${server.url}/api/chat`, {
				method: "POST",
				headers: { "Content-Type": "application/json", Cookie },
				body: JSON.stringify({ userInput }),
			});
			Cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? Cookie;
		}
		const dangers = () =>
			rowsIn<{ key: string; points: number }>(
				server.databaseUrl,
				"select key, points from rate_limits where key like 'dangers:%'",
			);
		await expect.poll(dangers).toMatchObject([{ points: 1 }]);
		expect(await counted()).toBe("0");
		const key = (await dangers())[0]?.key ?? "";
		const dayBefore = dateAfter(key.slice("dangers:".length), -1);
		await rowsIn(server.databaseUrl, "update rate_limits set key = ? where key = ?", `dangers:${dayBefore}`, key);
		expect(await counted()).toBe("1");
	} finally {
		await server.stop();
	}
});

test("without METRICS_PORT nobody is told anything", async () => {
	const server = await startServer();
	try {
		expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
	} finally {
		await server.stop();
	}
});
