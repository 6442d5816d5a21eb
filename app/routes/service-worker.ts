import { fileRoute } from "~/http/files.server";
import program from "~/ui/help/service-worker.js?raw";

/**
 * The program that keeps /help for when there is no line. It may fetch from here and nothing else. Browsers ask for it anew
 * at each visit to a page that it serves, so that a release replaces it:
 * https://www.w3.org/TR/service-workers/#service-worker-script-response
 */
const file = fileRoute(async () => {
	return new Response(program, {
		headers: {
			"Content-Type": "text/javascript; charset=utf-8",
			"Content-Security-Policy": "default-src 'none'; connect-src 'self'",
			"Cache-Control": "no-cache",
		},
	});
});

export const loader = file.loader;
export const action = file.action;
