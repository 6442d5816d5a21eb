import { data, type HeadersFunction } from "@remix-run/node";
import { asFailure, failureInit } from "./failures.server";
import { reportError } from "./log.server";

/** What the error page shows: the server's own sentence, or the reference under which the log tells more. */
export type PageFailure = { message?: string; reference?: string };

/**
 * Does a page's work. A failure that was foreseen becomes an answer with its status and sentence for the error page;
 * anything else is logged and becomes a 500 that carries the line's reference. Responses and redirects pass.
 */
export async function orErrorPage<T>(request: Request, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		const failure = asFailure(error);
		if (failure === null) throw data<PageFailure>({ reference: reportError(error, request) }, { status: 500 });
		throw data<PageFailure>({ message: failure.message }, failureInit(failure));
	}
}

/** Lets a page's own answer set its headers: Remix drops those of actions and loaders unless a route asks for them. */
export const pageHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => {
	const headers = new Headers(loaderHeaders);
	for (const [name, value] of [...(actionHeaders ?? []), ...(errorHeaders ?? [])]) headers.set(name, value);
	headers.delete("Set-Cookie"); // Remix adds these itself.
	return headers;
};
