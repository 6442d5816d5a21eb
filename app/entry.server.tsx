import { randomBytes } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { startBot } from "~/features/bot/parts.server";
import { dayEnd } from "~/features/day-end.server";
import { startHousekeeping } from "~/features/housekeeping.server";
import { secureDocument } from "~/http/headers.server";
import { reportError, watchProcess } from "~/http/log.server";
import { startMiddleware } from "~/http/middleware.server";
import { settleKeeping } from "~/http/shared-pages.server";
import { NonceContext } from "~/ui/nonce";

const RENDER_TIMEOUT_MS = 5_000;

/**
 * Milliseconds that Remix waits for data that comes after the page. All data here is whole before; Remix's own timer
 * would run five seconds for each page and hold up the end of the process as long.
 */
export const streamTimeout = 0;

/** Known to this process alone, so that no text of a visitor can pass for one of the server's own scripts. */
const MARK = randomBytes(16).toString("hex");
const MARKED_SCRIPT = new RegExp(`<script nonce="${MARK}"([^>]*)>([\\s\\S]*?)</script>`, "g");

if (import.meta.env.PROD) {
	watchProcess();
	startMiddleware(); // Vite's own server needs inline scripts, and is nobody's but the developer's.
}
startHousekeeping();
void startBot();

/** Renders a page whole: nothing here is slow enough to stream, and a whole page can have hashes for its scripts. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const marked = await render(request, context);
	const scripts: string[] = [];
	const html = marked.replace(MARKED_SCRIPT, (_, attributes: string, script: string) => {
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

function render(request: Request, context: EntryContext): Promise<string> {
	let timer: NodeJS.Timeout | undefined;
	const rendered = new Promise<string>((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(
			<NonceContext.Provider value={MARK}>
				<RemixServer context={context} url={request.url} nonce={MARK} abortDelay={RENDER_TIMEOUT_MS} />
			</NonceContext.Provider>,
			{
				nonce: MARK,
				onAllReady() {
					const body = new PassThrough();
					text(Readable.from(body)).then(resolve, reject);
					pipe(body);
				},
				onShellError: reject,
				onError: reject,
			},
		);
		timer = setTimeout(abort, RENDER_TIMEOUT_MS).unref();
	});
	// Until it runs out it would hold all of the page in memory: tens of megabytes on a busy day.
	return rendered.finally(() => clearTimeout(timer));
}
