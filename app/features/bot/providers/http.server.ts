import { z } from "zod";
import { tidyAnswer } from "./answer";
import { boundedFetch } from "./bounded-fetch.server";
import { withinDeadline } from "./deadline.server";
import { type Provider, ProviderFailed } from "./provider";

const answerShape = z.object({ response: z.string() });

/**
 * A provider that asks a service which speaks POST `{userInput}` -> `{response}`, both JSON. The service gets the new
 * message alone, nothing of what was said before.
 *
 * @returns a provider that tries once and answers with at most 1,500 characters. It rejects with ProviderFailed.
 */
export function createHttpProvider({ url, timeoutMs }: { url: string; timeoutMs: number }): Provider {
	return (_history, userInput) =>
		withinDeadline(timeoutMs, async (signal) => {
			const answered = await boundedFetch(url, {
				method: "POST",
				headers: { "content-type": "application/json", accept: "application/json" },
				body: JSON.stringify({ userInput }),
				signal,
			});
			const parsed = answerShape.safeParse(await answered.json().catch(() => null));
			if (!parsed.success) throw new ProviderFailed("nonsense");
			const answer = tidyAnswer(parsed.data.response);
			if (answer === null) throw new ProviderFailed("empty");
			return answer;
		});
}
