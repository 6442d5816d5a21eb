import { tidyAnswer } from "./answer";
import { boundedFetch } from "./bounded-fetch.server";
import { boundedHistory, inTurns } from "./bounded-history";
import { withinDeadline } from "./deadline.server";
import { type Provider, ProviderFailed, type ProviderMessage } from "./provider";

/** Room for 1,500 characters of Devanagari, which some models spend a token a character on. */
const MAX_OUTPUT_TOKENS = 1_500;

type OpenAiSettings = {
	/** With its version, such as https://api.openai.com/v1. */
	baseUrl: string;
	/** Sent as a bearer token; a local server needs none. */
	apiKey: string | undefined;
	model: string;
	timeoutMs: number;
};

/**
 * A provider that asks any server which speaks OpenAI's chat completions.
 *
 * @returns a provider that sends what it is told as the system prompt, the newest 20 messages (6,000 characters) and the new one, tries
 *   once, and answers with at most 1,500 characters. It rejects with ProviderFailed.
 */
export function createOpenAiProvider(settings: OpenAiSettings): Provider {
	return (history, userInput, system = "") =>
		withinDeadline(settings.timeoutMs, async (abortSignal) => {
			const ask = await loadSdk();
			const messages = inTurns([...boundedHistory(history), { role: "user", message: userInput }]);
			const { text, finishReason } = await ask(settings, system, messages, abortSignal);
			if (finishReason === "content-filter") throw new ProviderFailed("withheld");
			const answer = tidyAnswer(text, finishReason === "length");
			if (answer === null) throw new ProviderFailed("empty");
			return answer;
		});
}

/** Loaded at the first message: a server whose bot is embedded never pays for it. */
async function loadSdk() {
	const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
		import("ai"),
		import("@ai-sdk/openai-compatible"),
	]).catch(() => {
		throw new ProviderFailed("not-loaded");
	});
	return async (
		{ baseUrl, apiKey, model }: OpenAiSettings,
		system: string,
		messages: readonly ProviderMessage[],
		abortSignal: AbortSignal,
	): Promise<{ text: string; finishReason: string }> => {
		const server = createOpenAICompatible({
			name: "openai-compatible",
			baseURL: baseUrl,
			apiKey,
			fetch: boundedFetch,
			transformRequestBody: (body) => withTokenLimit(body, baseUrl),
		});
		return generateText({
			model: server.chatModel(model),
			system,
			messages: messages.map(({ role, message }) => ({ role: role === "bot" ? "assistant" : role, content: message })),
			maxOutputTokens: MAX_OUTPUT_TOKENS,
			maxRetries: 0,
			abortSignal,
		}).catch((error) => {
			// The library's own errors carry the whole request.
			throw error instanceof ProviderFailed ? error : new ProviderFailed("nonsense");
		});
	};
}

/**
 * OpenAI's newer models refuse `max_tokens` and want `max_completion_tokens`, which not every other server knows
 * (https://platform.openai.com/docs/api-reference/chat/create).
 */
function withTokenLimit({ max_tokens, ...body }: Record<string, unknown>, baseUrl: string): Record<string, unknown> {
	const isOpenAi = /(^|\.)(api\.openai\.com|openai\.azure\.com)$/.test(new URL(baseUrl).hostname);
	return { ...body, [isOpenAi ? "max_completion_tokens" : "max_tokens"]: max_tokens };
}
