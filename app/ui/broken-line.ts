import type { ClientActionFunctionArgs } from "@remix-run/react";

/** How Remix tells of an answer that is none of this server's, such as a proxy's page while the server is away. */
const NOT_OURS = /^Unable to decode turbo-stream/;

/** Whether a request never got an answer of the server: fetch throws a TypeError then, Remix an Error of its own. */
export function isBrokenLine(thrown: unknown): boolean {
	return thrown instanceof TypeError || (thrown instanceof Error && NOT_OURS.test(thrown.message));
}

/** The sentence for it. */
export const UNREACHABLE = "We could not reach the server. Please check your connection and try again.";

/**
 * Makes a route's clientAction: it answers what the server's action answers, and in its place where the line breaks, so
 * that the form stays with what was typed in it.
 *
 * @param answerTo what to answer to a form; its status of 503 keeps the page's data from being loaded anew
 */
export function orBrokenLine<Answer>(answerTo: (form: FormData) => Answer) {
	return async ({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
		const form = await request.clone().formData();
		try {
			return await serverAction();
		} catch (thrown) {
			if (!isBrokenLine(thrown)) throw thrown;
			return Response.json(answerTo(form), { status: 503 });
		}
	};
}
