/** The built server without a network: requests go to Remix's own handler, on a fresh database for each test file. */

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { type Parameter, rowsIn } from "./database";
import { createPerson, type Person } from "./people";
import { databaseUrl } from "./temporary-database";

const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
const handle = createRequestHandler(build, "production");

/** Where the tests' site lives. */
export const SITE = "http://localhost";
export const PASSWORD = "a long password";

type Headers = Record<string, string>;

/** Sends any request to the server. */
export function send(path: string, init: RequestInit = {}): Promise<Response> {
	return handle(new Request(`${SITE}${path}`, init));
}

/** Reads a page or a call. */
export function get(path: string, headers: Headers = {}): Promise<Response> {
	return send(path, { headers });
}

/** Posts a form, as a browser without script does. */
export function post(path: string, fields: Record<string, string>, headers: Headers = {}): Promise<Response> {
	return send(path, { method: "POST", headers, body: new URLSearchParams(fields) });
}

/** Makes a JSON call. */
export function call(path: string, body: unknown, headers: Headers = {}): Promise<Response> {
	const type = { "Content-Type": "application/json" };
	return send(path, { method: "POST", headers: { ...type, ...headers }, body: JSON.stringify(body) });
}

/** The HTML of a page without its scripts: these carry all that it could say. */
export async function shownBy(response: Response): Promise<string> {
	return (await response.text()).replace(/<script[\s\S]*?<\/script>/g, "");
}

/** What a response sets a cookie to, with its attributes; undefined when it leaves the cookie alone. */
export function setCookie(response: Response, name: string): string | undefined {
	return response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
}

/** The Cookie header with which a browser goes on after a response. */
export function cookieAfter(response: Response, name: string): string {
	return setCookie(response, name)?.split(";")[0] ?? "";
}

/** Looks into the database, past the server. */
export function rows<Row = Record<string, unknown>>(sql: string, ...parameters: Parameter[]): Promise<Row[]> {
	return rowsIn<Row>(databaseUrl, sql, ...parameters);
}

/** Changes the database, past the server. */
export async function change(sql: string, ...parameters: Parameter[]): Promise<void> {
	await rowsIn(databaseUrl, sql, ...parameters);
}

/** Puts a signed-in person into the database of this test file. */
export function person(username = "Asha", role: "operator" | "counsellor" | null = null): Promise<Person> {
	return createPerson(username, databaseUrl, role);
}
