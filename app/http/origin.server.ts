/** Reads one header of a request; null when it is not there. */
export type HeaderReader = (name: string) => string | null;

/**
 * Whether a request comes from a page of another site. Browsers say so in Sec-Fetch-Site; older ones in Origin alone,
 * the oldest in Referer. A client that is no browser sends none, and cannot be made to carry somebody's cookie.
 */
export function isForeign(read: HeaderReader): boolean {
	const site = read("Sec-Fetch-Site");
	if (site === "cross-site" || site === "same-site") return true;
	const origin = read("Origin") ?? read("Referer");
	return origin !== null && !isOurs(origin, read);
}

/** Whether a request was surely made by a page of ours: for a GET that does something, which another site could link to. */
export function isFromHere(read: HeaderReader): boolean {
	const site = read("Sec-Fetch-Site");
	if (site !== null) return site === "same-origin";
	const referrer = read("Referer");
	return referrer !== null && isOurs(referrer, read);
}

function isOurs(address: string, read: HeaderReader): boolean {
	return URL.canParse(address) && new URL(address).host === hostOf(read);
}

function hostOf(read: HeaderReader): string | null {
	return read("X-Forwarded-Host")?.split(",")[0]?.trim() || read("Host");
}
