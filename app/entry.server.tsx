import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { dayEnd } from "~/features/day-end.server";
import { frameIn } from "~/features/frame/frame.server";
import { startHousekeeping } from "~/features/housekeeping.server";
import { figures } from "~/features/metrics/figures.server";
import { startOutbox, stopOutbox } from "~/features/outbox/runner.server";
import { secureDocument } from "~/http/headers.server";
import { languageOf } from "~/http/language.server";
import { reportError, watchProcess } from "~/http/log.server";
import { startMetrics } from "~/http/metrics.server";
import { startMiddleware } from "~/http/middleware.server";
import { turnToRender } from "~/http/rendering.server";
import { settleKeeping } from "~/http/shared-pages.server";
import { finishBeforeEnd } from "~/http/shutdown.server";
import { FrameContext } from "~/ui/frame";
import { NonceContext } from "~/ui/nonce";

/**
 * Milliseconds that Remix waits for data that comes after the page. All data here is whole before; Remix's own timer
 * would run five seconds for each page and hold up the end of the process as long.
 */
export const streamTimeout = 0;

/** The route of addresses that are not there. */
const LOST = "routes/$";

/** Known to this process alone, so that no text of a visitor can pass for one of the server's own scripts. */
const MARK = randomBytes(16).toString("hex");
const MARKED_SCRIPT = new RegExp(`<script nonce="${MARK}"([^>]*)>([\\s\\S]*?)</script>`, "g");

/** Pages work before their scripts: on a slow line these do not share it with the stylesheet, for which eyes wait. */
const PRELOAD = '<link rel="modulepreload"';

if (import.meta.env.PROD) {
	watchProcess();
	startMiddleware(); // Vite's own server needs inline scripts, and is nobody's but the developer's.
}
startHousekeeping();
startOutbox();
finishBeforeEnd(stopOutbox);
startMetrics(figures);

/** Renders a page whole: nothing here is slow enough to stream, and a whole page can have hashes for its scripts. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	if (!(await turnToRender(request))) return new Response(null, { status: 499 });
	const forgotten = status === 404 ? forgetAddress(context) : LOST;
	nameOwnRoutes(context);
	const marked = await render(request, context);
	const scripts: string[] = [];
	const whole = marked.replaceAll(forgotten, LOST).replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
	const html = whole.replace(MARKED_SCRIPT, (_, attributes: string, script: string) => {
		if (script !== "") scripts.push(script);
		return `<script${attributes}>${script}</script>`;
	});
	headers.set("Content-Type", "text/html; charset=utf-8");
	secureDocument(request, headers, scripts);
	settleKeeping(request, { status, headers, html }, dayEnd);
	return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** Sets the headers of what a script fetches in place of a page. */
export function handleDataRequest(response: Response, { request }: LoaderFunctionArgs | ActionFunctionArgs): Response {
	secureDocument(request, response.headers, []);
	response.headers.set("Cache-Control", "private, no-store");
	return response;
}

/** Logs what nobody foresaw and no route caught, such as an error while a page is rendered. A wrong method is none. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
	if (!isRouteErrorResponse(error) || error.status >= 500) reportError(error, request);
}

/**
 * Makes a page that is not there for this visitor the same as one that is not there for anybody: Remix would name the
 * routes at the address, and fetch their scripts. In the browser the address then belongs to the route of lost pages too.
 *
 * @returns the name that still stands in what Remix has written already
 */
function forgetAddress(context: EntryContext): string {
	const { staticHandlerContext } = context;
	const { matches, errors } = staticHandlerContext;
	const leaf = matches.at(-1);
	if (leaf?.route.id === undefined || leaf.route.id === LOST) return LOST;
	staticHandlerContext.matches = [
		...matches.slice(0, -1),
		{ ...leaf, params: { "*": leaf.pathname.slice(1) }, route: { ...leaf.route, id: LOST, path: "*" } },
	];
	if (errors?.[leaf.route.id] !== undefined) staticHandlerContext.errors = { [LOST]: errors[leaf.route.id] };
	return leaf.route.id;
}

/**
 * Leaves of all routes those of the page, and the landing page's, which Remix always names: it would make each of them
 * ready and look through all of them several times for every page. A browser asks for the others when it sees links.
 */
function nameOwnRoutes(context: EntryContext): void {
	const { manifest, staticHandlerContext } = context;
	const own = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
	const routes = Object.entries(manifest.routes).filter(([id, route]) => own.has(id) || route?.index);
	context.manifest = { ...manifest, routes: Object.fromEntries(routes) };
}

/**
 * All that a page shows is there before, so that nothing needs a time limit here: by the clock it would end pages of a
 * process that waited for the processor, and call that an error of theirs.
 */
function render(request: Request, context: EntryContext): Promise<string> {
	return new Promise<string>((resolve, reject) => {
		const { pipe } = renderToPipeableStream(
			<NonceContext.Provider value={MARK}>
				<FrameContext.Provider value={{ current: frameIn(languageOf(request)) }}>
					<RemixServer context={context} url={request.url} nonce={MARK} />
				</FrameContext.Provider>
			</NonceContext.Provider>,
			{
				nonce: MARK,
				onAllReady() {
					const pieces: Uint8Array[] = [];
					pipe(
						new Writable({
							write(piece, _, done) {
								pieces.push(piece);
								done();
							},
							final(done) {
								resolve(Buffer.concat(pieces).toString());
								done();
							},
						}),
					);
				},
				onShellError: reject,
				onError: reject,
			},
		);
	});
}
