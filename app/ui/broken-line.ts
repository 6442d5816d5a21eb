/** Whether a request never got an answer: fetch throws a TypeError then, and nothing else does so. */
export function isBrokenLine(thrown: unknown): boolean {
	return thrown instanceof TypeError;
}

/** The sentence for it. */
export const UNREACHABLE = "We could not reach the server. Please check your connection and try again.";

/** What a clientAction answers in the server's place. Its status keeps the page's data from being loaded anew. */
export function answerOfBrokenLine(answer: unknown): Response {
	return Response.json(answer, { status: 503 });
}
