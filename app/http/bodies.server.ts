import { BodyTooLarge } from "./failures.server";

/** No form or call of this product comes near it. */
const LARGEST_BODY = 64 * 1024;

/**
 * Reads a body as text, no further than 64 KiB.
 *
 * @throws BodyTooLarge past that, whatever Content-Length says
 */
export async function readBody(request: Request): Promise<string> {
	if (Number(request.headers.get("Content-Length") ?? 0) > LARGEST_BODY) throw new BodyTooLarge();
	if (request.body === null) return "";
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
		size += chunk.length;
		if (size > LARGEST_BODY) throw new BodyTooLarge();
		chunks.push(chunk);
	}
	return new TextDecoder().decode(Buffer.concat(chunks));
}

/**
 * Reads a form post. Any other kind of body is an empty form: its fields are then missing, and say so.
 *
 * @throws BodyTooLarge
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
	const type = request.headers.get("Content-Type") ?? "";
	const body = await readBody(request);
	return new URLSearchParams(type.startsWith("application/x-www-form-urlencoded") ? body : "");
}
