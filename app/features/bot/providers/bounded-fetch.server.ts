import { ProviderFailed } from "./provider";

/** An answer is at most a few thousand characters; whatever is larger is not one. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Like fetch, for services that are trusted with little: the whole body is read before it returns, up to 64 KiB after
 * decompression, and a redirect is not followed, since what a person wrote goes to the address the operator chose and
 * to no other.
 *
 * @param init its signal has to abort when the work is over: that is what hangs up on an answer given up halfway
 * @returns the response, always with status 200
 * @throws ProviderFailed with "unreachable", "status" (redirects too), "broken-off", "too-large", or "time-out" when the
 *   signal aborted
 */
export async function boundedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
	const gaveUp = (reason: "unreachable" | "broken-off") =>
		new ProviderFailed(init.signal?.aborted ? "time-out" : reason);
	const response = await fetch(input, { ...init, redirect: "manual" }).catch(() => {
		throw gaveUp("unreachable");
	});
	if (response.status !== 200) throw new ProviderFailed("status", response.status);
	const body = await read(response).catch((error) => {
		throw error instanceof ProviderFailed ? error : gaveUp("broken-off");
	});
	return new Response(body, { headers: { "content-type": response.headers.get("content-type") ?? "" } });
}

async function read(response: Response): Promise<Blob> {
	const reader = response.body?.getReader();
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		size += part.value.byteLength;
		if (size > MAX_BODY_BYTES) throw new ProviderFailed("too-large");
		chunks.push(part.value);
	}
	return new Blob(chunks);
}
