import type { Environment } from "../../../environment";
import { withCircuitBreaker } from "./circuit-breaker";
import { createHttpProvider } from "./http.server";
import { createOpenAiProvider } from "./openai.server";
import type { Provider } from "./provider";

type ProviderSettings = Pick<
	Environment,
	"BOT" | "OPENAI_BASE_URL" | "OPENAI_API_KEY" | "OPENAI_MODEL" | "CHAT_URL" | "BOT_TIMEOUT_MS"
>;

/**
 * The provider that the settings ask for, with a circuit breaker around it. Make it once: the breaker remembers.
 *
 * @param now milliseconds of a clock that never goes back
 * @returns null when the embedded bot answers
 * @throws Error when BOT is openai and its address or model is missing, which a checked environment rules out
 */
export function providerFor(
	environment: ProviderSettings,
	{ now = () => performance.now() }: { now?: () => number } = {},
): Provider | null {
	const provider = bareProvider(environment);
	return provider && withCircuitBreaker(provider, now);
}

function bareProvider(environment: ProviderSettings): Provider | null {
	const timeoutMs = environment.BOT_TIMEOUT_MS;
	if (environment.BOT === "embedded") return null;
	if (environment.BOT === "http") return createHttpProvider({ url: environment.CHAT_URL, timeoutMs });
	const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, OPENAI_MODEL: model } = environment;
	if (baseUrl === undefined || model === undefined)
		throw new Error("BOT=openai needs OPENAI_BASE_URL and OPENAI_MODEL");
	return createOpenAiProvider({ baseUrl, apiKey, model, timeoutMs });
}
