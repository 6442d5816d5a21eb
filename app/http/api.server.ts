import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { readBody } from "./bodies.server";
import { asFailure, failureInit } from "./failures.server";
import { API_HEADERS, withHeaders } from "./headers.server";
import { reportError } from "./log.server";
import { isForeign } from "./origin.server";

/** The key that carries a failure's sentence: signup's clients read `errors`, all others `error`. */
type FailureKey = "error" | "errors";
type Handler = (request: Request) => Promise<Response>;
type RouteArguments = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * An answer in JSON with the headers that every call carries. It tells its length, without which remix-serve would
 * take the trouble to compress even the shortest.
 */
export function json(body: unknown, init: { status?: number; headers?: Headers } = {}): Response {
	const text = JSON.stringify(body);
	const headers = new Headers(init.headers);
	headers.set("Content-Type", "application/json");
	headers.set("Content-Length", String(Buffer.byteLength(text)));
	return withHeaders(new Response(text, { status: init.status, headers }), API_HEADERS);
}

/** A failure in JSON: success false, the sentence, and what else there is to say. */
export function refusal(
	status: number,
	message: string,
	{ key = "error", fields, headers }: { key?: FailureKey; fields?: Record<string, string>; headers?: Headers } = {},
): Response {
	return json({ success: false, [key]: message, ...(fields && { fields }) }, { status, headers });
}

/**
 * Makes the loader of a call that is read with GET.
 *
 * @param handle answers the call; what it throws becomes a JSON answer too
 * @param unforeseen the sentence for an error that nobody foresaw
 */
export function readingCall(handle: Handler, unforeseen: string) {
	const loader = ({ request }: RouteArguments) => answered(request, handle, "error", unforeseen);
	const action = async () => notAllowed("GET, HEAD");
	return { loader, action };
}

/** Makes the action of a call that is sent with POST; everything else is told so. */
export function sendingCall(handle: Handler, unforeseen: string, key: FailureKey = "error") {
	const loader = async () => notAllowed("POST", key);
	const action = async ({ request }: RouteArguments) => {
		if (request.method !== "POST") return notAllowed("POST", key);
		if (isForeign((name) => request.headers.get(name)))
			return refusal(403, "Calls from other sites are refused.", { key });
		return answered(request, handle, key, unforeseen);
	};
	return { loader, action };
}

/** A call's body is not what it should be. */
export class UnfitBody extends Error {
	constructor(
		readonly status: 400 | 415,
		message: string,
	) {
		super(message);
		this.name = "UnfitBody";
	}
}

/**
 * Reads a call's JSON object and the text fields in it. A missing field is an empty text, as in a form; a number
 * counts as its digits, since many clients send ages and phones so.
 *
 * @throws UnfitBody when it is not JSON, not an object, or a field is neither text nor a number; BodyTooLarge
 */
export async function readFields<Field extends string>(
	request: Request,
	fields: readonly Field[],
): Promise<Record<Field, string>> {
	if (!/^application\/json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? ""))
		throw new UnfitBody(415, "Send the body as application/json.");
	const body = parseObject(await readBody(request));
	const read = fields.map((field) => {
		const value = Object.hasOwn(body, field) ? body[field] : "";
		if (typeof value === "string") return [field, value];
		if (typeof value === "number") return [field, String(value)];
		throw new UnfitBody(400, `The field ${field} must be text.`);
	});
	return Object.fromEntries(read) as Record<Field, string>;
}

function parseObject(text: string): Record<string, unknown> {
	try {
		const body: unknown = JSON.parse(text);
		if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
	} catch {
		throw new UnfitBody(400, "The body is not valid JSON.");
	}
	throw new UnfitBody(400, "The body must be a JSON object.");
}

function notAllowed(allow: string, key: FailureKey = "error"): Response {
	return refusal(405, `This address takes ${allow} only.`, { key, headers: new Headers({ Allow: allow }) });
}

async function answered(request: Request, handle: Handler, key: FailureKey, unforeseen: string): Promise<Response> {
	try {
		return await handle(request);
	} catch (error) {
		if (error instanceof UnfitBody) return refusal(error.status, error.message, { key });
		const failure = asFailure(error);
		if (failure !== null) return refusal(failure.status, failure.message, { key, ...failureInit(failure) });
		const reference = reportError(error, request);
		return json({ success: false, [key]: unforeseen, reference }, { status: 500 });
	}
}
