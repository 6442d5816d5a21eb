import { redirect } from "@remix-run/node";
import { cookieHeaders } from "./session.server";

const HOME = "/home";
/** The pages that a link to /login may come back to. Only these: a list cannot be fooled by //, \ or %2F. */
const RETURNS = ["/home", "/booking", "/booking?view=previous", "/chatbot", "/check"];

/** Where to go after signing in: what the address asks for if it is one of this product's pages, else /home. */
export function returnAddress(request: Request): string {
	const asked = new URL(request.url).searchParams.get("redirectTo");
	return RETURNS.find((address) => address === asked) ?? HOME;
}

/** Sends the browser on with a GET after a form was taken. */
export function seeOther(address: string, ...cookies: string[]): Response {
	return redirect(address, { status: 303, headers: cookieHeaders(...cookies) });
}
