import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { asFailure, failureInit } from "./failures.server";
import { reportError } from "./log.server";

type RouteArguments = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * Makes loader and action of an address that is a file and no page: what fails is told in plain text, and everything
 * that is no reading is told so.
 *
 * @param handle answers with the file
 * @param admit throws for those who are not to know that there is such an address
 */
export function fileRoute(handle: (call: RouteArguments) => Promise<Response>, admit?: (request: Request) => unknown) {
	const answer = (call: RouteArguments, work: typeof handle) => orPlainText(call.request, () => work(call));
	const loader = (call: RouteArguments) => answer(call, handle);
	const action = (call: RouteArguments) =>
		answer(call, async ({ request }) => {
			await admit?.(request);
			return plainText("This address is for reading only.\n", {
				status: 405,
				headers: new Headers({ Allow: "GET, HEAD" }),
			});
		});
	return { loader, action };
}

/** An answer in plain text that nobody keeps. */
export function plainText(text: string, { status, headers = new Headers() }: { status: number; headers?: Headers }) {
	headers.set("Content-Type", "text/plain; charset=utf-8");
	headers.set("Cache-Control", "private, no-store");
	return new Response(text, { status, headers });
}

async function orPlainText(request: Request, work: () => Promise<Response>): Promise<Response> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		const failure = asFailure(error);
		if (failure !== null) return plainText(`${failure.message}\n`, failureInit(failure));
		return plainText(`Something went wrong here (${reportError(error, request)}).\n`, { status: 500 });
	}
}
