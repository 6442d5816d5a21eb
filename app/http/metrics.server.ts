import { createServer, type Server, type ServerResponse } from "node:http";
import { env } from "~/env.server";
import { writeLine } from "~/features/log.server";
import { createHistogram, exposition, type Figure, type Histogram } from "~/features/metrics/exposition";
import { asFailure } from "./failures.server";

/** Upper bounds of the spans in which replies are counted, in seconds. */
const REPLY_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format */
const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

const replies = new Map<number, number>();
const replySeconds: Histogram = createHistogram(REPLY_BOUNDS);
const kept = globalThis as { saathiMetrics?: Server };

/** Counts a reply by its status and the time that it took. A request that was left before its answer has none. */
export function observeReply(response: ServerResponse): void {
	const began = performance.now();
	response.once("finish", () => {
		replies.set(response.statusCode, (replies.get(response.statusCode) ?? 0) + 1);
		replySeconds.observe((performance.now() - began) / 1000);
	});
}

/** Whether a server is the one that the figures are read from, and no visitor's business. */
export function isMetricsServer(server: Server): boolean {
	return server === kept.saathiMetrics;
}

/**
 * Answers Prometheus at /metrics on a port of its own (METRICS_PORT), so that no proxy ever shows it to visitors.
 *
 * @param figures reads those that do not stand in this file
 */
export function startMetrics(figures: () => Promise<Figure[]>): void {
	if (env.METRICS_PORT === undefined || kept.saathiMetrics !== undefined) return;
	const server = createServer(async (request, response) => {
		const answer = (status: number, text = "") =>
			response.writeHead(status, { "Content-Type": CONTENT_TYPE }).end(text);
		if (request.method !== "GET" || request.url !== "/metrics") return answer(404);
		try {
			answer(200, exposition([...ownFigures(), ...(await figures())]));
		} catch (error) {
			// While the database cannot be read: a figure that is missing is no zero.
			const isForeseen = asFailure(error) !== null;
			if (!isForeseen) writeLine("error", { what: "metrics", error: (error as Error).name });
			answer(isForeseen ? 503 : 500);
		}
	});
	kept.saathiMetrics = server;
	server.once("error", (error: NodeJS.ErrnoException) => {
		console.error(`Setting METRICS_PORT cannot be used: ${error.code} (see .env.example).`);
		process.exit(1);
	});
	server.listen(env.METRICS_PORT, env.METRICS_HOST);
	server.unref();
}

function ownFigures(): Figure[] {
	const sumOf = (from: number, to: number) =>
		[...replies].filter(([status]) => status >= from && status < to).reduce((sum, [, count]) => sum + count, 0);
	return [
		{
			name: "saathi_replies_total",
			type: "counter",
			help: "Replies by status since the process started.",
			samples: [...replies].map(([status, value]) => ({ labels: { status: String(status) }, value })),
		},
		{
			name: "saathi_requests_refused_total",
			type: "counter",
			help: "Replies of 4xx since the process started.",
			samples: [{ value: sumOf(400, 500) }],
		},
		{
			name: "saathi_requests_failed_total",
			type: "counter",
			help: "Replies of 5xx since the process started.",
			samples: [{ value: sumOf(500, 600) }],
		},
		replySeconds.figure("saathi_reply_seconds", "How long replies took, from the request's head to the answer's end."),
	];
}
