import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { env } from "~/env.server";
import { boundBody } from "./arrivals.server";
import { CONNECTION_ADDRESS } from "./client.server";
import { boundConnections, inTurn } from "./connections.server";
import { baselineHeaders } from "./headers.server";
import { logRequests, numberRequest } from "./log.server";
import { isMetricsServer, observeReply } from "./metrics.server";
import { isForeign } from "./origin.server";
import { handleInOrder } from "./pipelining.server";
import { straightPath } from "./redirects.server";
import { relieveMemory } from "./relief.server";
import { ARRIVAL, answerFromKept } from "./shared-pages.server";
import { endGently, isEnding } from "./shutdown.server";
import { AS_DATA, noteAnswer } from "./streams.server";

/** How long a client may take to send its headers, and its whole request. Node's own five minutes invite hoarders. */
const HEADERS_TIMEOUT_MS = 20_000;
const REQUEST_TIMEOUT_MS = 60_000;

/** What browsers and proxies send is a third of it. Node keeps two thousand, for as long as the last is on its way. */
const MOST_HEADERS = 100;

/** No address of this product comes near either, not with what other sites add to their links. */
const LONGEST_ADDRESS = 2_048;
const MOST_PARTS = 40;

const FORWARDED_HOST = "x-forwarded-host";

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server };

const known = new WeakSet<Server>();

/**
 * Does for every request what needs doing before the pages see it. remix-serve takes no middleware, so this listens
 * where Node tells of each request before anybody handles it:
 * https://nodejs.org/docs/latest-v20.x/api/diagnostics_channel.html#http
 */
export function startMiddleware(): void {
	withholdSourceMaps();
	logRequests();
	// Told of the first connection, not of the first request: there may be thousands before one has sent its head.
	subscribe("net.server.socket", (message) => {
		const { socket } = message as { socket: Socket & { server?: unknown } };
		const { server } = socket;
		if (server instanceof Server && !isMetricsServer(server) && !known.has(server)) prepare(server, socket);
	});
	subscribe("http.server.request.start", (message) => {
		const { request, response, server } = message as Exchange;
		if (request.socket.destroyed) return; // Hung up on: what came in the same piece goes nowhere.
		if (isMetricsServer(server)) return;
		observeReply(response);
		boundBody(request, response);
		nameClient(request);
		forgetForwardedHost(request);
		markData(request);
		// No file here is worth a part, and for a part that is not there Express fails with a stack in the log.
		delete request.headers.range;
		request.headers[ARRIVAL] = String(Date.now());
		secureAnswer(request, response);
		const status = refusalOf(request);
		if (status !== null) divert(request, status);
	});
}

/**
 * remix-serve has every stack written with the help of source maps, which this build has none of. That takes a
 * millisecond, and Node asks for a stack whenever somebody hangs up: hundreds at once held up everybody.
 */
function withholdSourceMaps(): void {
	Object.assign(Error, { prepareStackTrace: undefined });
}

/** @param first the connection by which the server became known */
function prepare(server: Server, first: Socket): void {
	known.add(server);
	server.headersTimeout = HEADERS_TIMEOUT_MS;
	server.requestTimeout = REQUEST_TIMEOUT_MS;
	server.maxHeadersCount = MOST_HEADERS;
	boundConnections(server, first);
	relieveMemory();
	answerFirst(server);
	leaveNothingToNode(server);
	endGently(server);
}

/** Lets the pages that are kept answer before the application that remix-serve has set up, which works in turns. */
function answerFirst(server: Server): void {
	const listeners = server.listeners("request") as RequestListener[];
	server.removeAllListeners("request");
	server.on("request", (request, response) => {
		if (request.socket.destroyed) return;
		handleInOrder(request, response, () => {
			const read = reader(request);
			const straight = straightPath(request.url ?? "");
			if (straight !== null) return void response.writeHead(308, { Location: straight }).end();
			if (answerFromKept(read, request, response)) return;
			withholdBrotli(request);
			noteAnswer(numberRequest(request, response), response);
			inTurn(read, request, response, () => {
				for (const listener of listeners) listener(request, response);
			});
		});
	});
}

/**
 * Node answers two kinds of request by itself, before anything here sees or counts them: one without a Host, and one with an
 * Expect header that it does not know. Both come here like all others: the first is refused, and an expectation may be
 * ignored (RFC 9110, 10.1.1).
 */
function leaveNothingToNode(server: Server): void {
	Object.assign(server, { requireHostHeader: false });
	server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}

/**
 * What is compressed while it is sent holds megabytes with Brotli for as long as its reader takes, and comes out no smaller
 * than with gzip: at the speed that is fit for it the scripts are 91 KB by one and 90 by the other.
 */
function withholdBrotli({ headers }: IncomingMessage): void {
	const accepted = headers["accept-encoding"];
	if (accepted !== undefined) headers["accept-encoding"] = String(accepted).replace(/\bbr\b/gi, "identity");
}

/** Tells the pages who is on the line. Overwrites what a client might have sent under the same name. */
function nameClient(request: IncomingMessage): void {
	request.headers[CONNECTION_ADDRESS] = request.socket.remoteAddress ?? "";
}

/**
 * Where no proxy is trusted Host counts alone, for Remix too: else whoever can write X-Forwarded-Host says what a foreign
 * site is. Remix takes the port from it besides, and fails where there is none such.
 */
function forgetForwardedHost({ headers }: IncomingMessage): void {
	const hosts = headers[FORWARDED_HOST];
	if (hosts === undefined) return;
	if (env.TRUST_PROXY === 0 || !String(hosts).split(",").every(isHost)) delete headers[FORWARDED_HOST];
}

/** Overwrites what a client might have sent under the same name. */
function markData({ headers, url = "" }: IncomingMessage): void {
	delete headers[AS_DATA];
	if (isData(url)) headers[AS_DATA] = "yes";
}

/** Whether a host is one, with a port or without: a name and password before it, or a path behind it, make Remix fail. */
function isHost(host: string): boolean {
	return !/[@/?#\\]/.test(host) && URL.canParse(`http://${host.trim()}`);
}

/** Adds to each answer what it does not say itself: redirects, files, Remix's and Express's own errors included. */
function secureAnswer(request: IncomingMessage, response: ServerResponse): void {
	const writeHead = response.writeHead;
	response.writeHead = ((...given: Parameters<typeof writeHead>) => {
		// Remix takes a request whose sender has left for a failure of ours; the log would count it as one.
		if (request.socket.destroyed) given[0] = 499;
		for (const [name, value] of Object.entries(baselineHeaders(reader(request))))
			if (!response.hasHeader(name)) response.setHeader(name, value);
		if (isEnding()) response.setHeader("Connection", "close");
		return writeHead.apply(response, given);
	}) as typeof writeHead;
}

/**
 * The status of a request that no page may see, else null. TRACE and unreadable addresses make Remix fail with a 500,
 * and so does a post from a foreign site; `_data` is an old way of fetching that this product never uses. JSON calls
 * refuse foreign sites themselves, in JSON.
 */
function refusalOf(request: IncomingMessage): 400 | 403 | 405 | 414 | null {
	const { method = "", url = "" } = request;
	if (method === "TRACE" || method === "TRACK" || method === "CONNECT") return 405;
	if (isTooLong(url)) return 414;
	if (!isReadable(request.headers.host, url)) return 400;
	if (method === "GET") return null;
	// Where scripts fetch data Remix takes all but GET for an action, and fails with a 500 when a foreign site asks.
	const guarded = isData(url) || (method !== "HEAD" && method !== "OPTIONS" && !pathOf(url).startsWith("/api/"));
	return guarded && isForeign(reader(request)) ? 403 : null;
}

function isData(url: string): boolean {
	return url.split("?", 1)[0]?.endsWith(".data") ?? false;
}

/** As Remix reads it: `/api/../logout` is no call. Only what changes something is worth the reading. */
function pathOf(url: string): string {
	const address = `http://localhost${url}`;
	return URL.canParse(address) ? new URL(address).pathname : url;
}

/**
 * Remix looks for routes once for every segment of a path, in addresses and in the `p` parameters of `/__manifest`, and
 * reads the whole path each time: thousands of them hold up everybody for seconds.
 */
function isTooLong(url: string): boolean {
	if (url.length <= MOST_PARTS) return false;
	return url.length > LONGEST_ADDRESS || (url.match(/[/\\&]|%2f/gi)?.length ?? 0) > MOST_PARTS;
}

function isReadable(host: string | undefined, url: string): boolean {
	const address = `http://${host}${url}`;
	if (!url.startsWith("/") || url.includes("#") || !isHost(host ?? "") || !URL.canParse(address)) return false;
	const { pathname, searchParams } = new URL(address);
	return !searchParams.has("_data") && isPath(pathname);
}

/** With a backslash or a control character in it, the router takes a path for the address of another host, or for none. */
function isPath(encoded: string): boolean {
	try {
		return !/[\\\p{Cc}]/u.test(decodeURIComponent(encoded));
	} catch {
		return false;
	}
}

/** Leads a refused request to the page that says so. Its body is never read. */
function divert(request: IncomingMessage, status: number): void {
	request.method = request.method === "HEAD" ? "HEAD" : "GET";
	request.url = `/refused/${status}`;
	if (!isHost(request.headers.host ?? "")) request.headers.host = "localhost";
}

function reader(request: IncomingMessage) {
	return (name: string) => {
		const value = request.headers[name.toLowerCase()];
		return (Array.isArray(value) ? value[0] : value) ?? null;
	};
}
