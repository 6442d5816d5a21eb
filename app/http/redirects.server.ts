import { redirect } from "@remix-run/node";
import { cookieHeaders } from "./session.server";

const HOME = "/home";
/** The pages that a link to /login may come back to. Only these: a list cannot be fooled by //, \ or %2F. */
const RETURNS = ["/home", "/booking", "/booking?view=previous", "/chatbot", "/check", "/data", "/plan"];

/**
 * A booking's own page, to which mails lead, or the form with what was typed into it before. Nothing that leads on to
 * another page fits in: whose it is, that page asks itself.
 */
const OWN_BOOKING = /^\/booking(\/[0-9A-Z]{8}|\?draft=[\w-]{8})$/;

/** Where to go after signing in: what the address asks for if it is one of this product's pages, else /home. */
export function returnAddress(request: Request): string {
	const asked = new URL(request.url).searchParams.get("redirectTo");
	if (asked !== null && OWN_BOOKING.test(asked)) return asked;
	return RETURNS.find((address) => address === asked) ?? HOME;
}

/** Leads who is not signed in to /login and back to the page that was asked for, where that is one to come back to. */
export function toLogin(request: Request): Response {
	const { pathname } = new URL(request.url);
	return redirect(`/login?${new URLSearchParams({ mode: "login", redirectTo: pathname })}`);
}

/**
 * An address whose path begins with several slashes, put straight; null for all others. To a browser such a path is the
 * address of another host as soon as it stands in a link or redirect, on the server or in a script there.
 *
 * @param url of a request: a path with what follows it; backslashes and dots count as browsers read them
 */
export function straightPath(url: string): string | null {
	if (!/^\/[/\\]|%2e|\/\./i.test(url)) return null;
	const { pathname, search } = new URL(url.replace(/^[/\\]+/, "/"), "http://localhost");
	const crooked = /^[/\\]{2}/;
	if (!crooked.test(url) && !crooked.test(pathname)) return null;
	return pathname.replace(/^[/\\]+/, "/") + search;
}

/** Sends the browser on with a GET after a form was taken. */
export function seeOther(address: string, ...cookies: string[]): Response {
	return redirect(address, { status: 303, headers: cookieHeaders(...cookies) });
}
