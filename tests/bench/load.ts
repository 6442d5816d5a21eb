import autocannon from "autocannon";

/** What a load saw: answers a second, and in milliseconds how long they took. */
export type Load = { rate: number; p50: number; p99: number };
type LoadOptions = {
	connections: number;
	seconds: number;
	headers?: Record<string, string>;
	/** Makes each body anew; its presence makes the request a POST of JSON. */
	body?: () => { headers?: Record<string, string>; body: unknown };
};

/** What browsers accept. */
const BROWSER = { "Accept-Encoding": "gzip, deflate, br" };

/**
 * Asks one address again and again over some connections.
 *
 * @throws Error when an answer is not a success: the speed of failures says nothing
 */
export async function load(url: string, { connections, seconds, headers, body }: LoadOptions): Promise<Load> {
	const sending = body && {
		method: "POST" as const,
		setupRequest: (request: autocannon.Request) => {
			const made = body();
			const json = { "Content-Type": "application/json", ...BROWSER, ...made.headers };
			return { ...request, headers: json, body: JSON.stringify(made.body) };
		},
	};
	const result = await autocannon({
		url,
		connections,
		duration: seconds,
		headers: { ...BROWSER, ...headers },
		timeout: 60,
		...(sending && { requests: [sending] }),
	});
	if (result.errors > 0 || result.non2xx > 0)
		throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals, ${result["2xx"]} answers`);
	return { rate: result["2xx"] / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

/** The header of somebody who is signed in; none for nobody. */
export function signedIn(token: string | undefined): Record<string, string> {
	return token === undefined ? {} : { Cookie: `auth-token=${token}` };
}
