import { BodyTooLarge, BrokenBody, TooManyFields } from "./failures.server";

/** No form or call of this product comes near it. */
const LARGEST_BODY = 64 * 1024;
/** For forms of long texts: what somebody wrote past its bounds comes back to be shortened, and is not lost. */
export const LARGE_FORM = 512 * 1024;
/** A letter takes up to nine bytes on its way. In a page that shows it again a sign takes ten times its room. */
const MOST_LETTERS = 64 * 1024;
/** The largest form here has eight, but for the week of the desk, which says how many it has. */
const MOST_FIELDS = 50;

/**
 * Reads a body as text, no further than 64 KiB or the bound that is given.
 *
 * @throws BodyTooLarge past that, whatever Content-Length says; BrokenBody
 */
export async function readBody(request: Request, largest = LARGEST_BODY): Promise<string> {
	if (Number(request.headers.get("Content-Length") ?? 0) > largest) throw new BodyTooLarge();
	if (request.body === null) return "";
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of whole(request.body as unknown as AsyncIterable<Uint8Array>)) {
		size += chunk.length;
		if (size > largest) throw new BodyTooLarge();
		chunks.push(chunk);
	}
	return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Gives on what comes; a connection that ends too soon is no error of ours. */
async function* whole(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
	try {
		yield* body;
	} catch {
		throw new BrokenBody();
	}
}

/**
 * Reads the named fields of a form post; of each that comes more than once, the first. No other name goes any further:
 * libraries for forms make objects and arrays of names such as a[3000000], as large as a stranger wishes. Any other kind
 * of body is an empty form: its fields are then missing, and say so.
 *
 * @param most how many fields there may be
 * @param largest how many bytes the body may have
 * @throws BodyTooLarge, BrokenBody, TooManyFields
 */
export async function readForm(
	request: Request,
	names: readonly string[],
	{ most = MOST_FIELDS, largest = LARGEST_BODY }: { most?: number; largest?: number } = {},
): Promise<URLSearchParams> {
	const type = request.headers.get("Content-Type") ?? "";
	const body = await readBody(request, largest);
	const form = new URLSearchParams();
	if (!type.startsWith("application/x-www-form-urlencoded")) return form;
	if (body.split("&", most + 1).length > most) throw new TooManyFields();
	const sent = new URLSearchParams(body);
	let letters = 0;
	for (const name of names) {
		const value = sent.get(name);
		letters += value?.length ?? 0;
		if (letters > MOST_LETTERS) throw new BodyTooLarge();
		if (value !== null) form.set(name, value);
	}
	return form;
}
