import { isIPv4, isIPv6 } from "node:net";
import { env } from "~/env.server";
import { sharedAddress } from "~/features/limits/shared-address";
import type { HeaderReader } from "./origin.server";

/** The request header in which the middleware names the other end of the connection. No client can set it. */
export const CONNECTION_ADDRESS = "x-connection-address";

/** Whether the visitor's browser speaks https, be it to a proxy in front. A lie only makes the liar's cookies stricter. */
export function isSecure(read: HeaderReader): boolean {
	return read("X-Forwarded-Proto")?.split(",")[0]?.trim() === "https";
}

/** The scheme and host under which the visitor's browser knows the product, such as https://saathi.example. */
export function originOf(request: Request): string {
	const { protocol, host } = new URL(request.url);
	return `${isSecure((name) => request.headers.get(name)) ? "https:" : protocol}//${host}`;
}

/**
 * The visitor's address for the limits; where it cannot be known, whose other end of the connection it shares with others.
 */
export function clientAddress(request: Request): string | null {
	const connection = network(request.headers.get(CONNECTION_ADDRESS));
	return addressOf((name) => request.headers.get(name)) ?? (connection && sharedAddress(connection));
}

/**
 * The address that the headers of a request tell.
 *
 * @returns the other end of the connection when no proxy stands in front. With proxies (TRUST_PROXY), what the
 *   outermost one appended to X-Forwarded-For: the last but n-1, since anybody can write what stands before. Null when
 *   it cannot be known: also for a header that no declared proxy can have written.
 */
export function addressOf(read: HeaderReader): string | null {
	const forwarded = read("X-Forwarded-For");
	if (env.TRUST_PROXY === 0) return forwarded === null ? network(read(CONNECTION_ADDRESS)) : null;
	return network(forwarded?.split(",").at(-env.TRUST_PROXY) ?? null);
}

/**
 * An address that the visitor cannot make up: his own where it is known, else that of the other end of the connection,
 * which may be a proxy that was not declared. Null outside of a connection.
 */
export function provenAddress(request: Request): string | null {
	return addressOf((name) => request.headers.get(name)) ?? network(request.headers.get(CONNECTION_ADDRESS));
}

/**
 * What one household, class or attacker has for itself: an IPv4 address, or the first 64 bits of an IPv6 one.
 *
 * @param address may carry a port, brackets or the prefix of an IPv4 address in IPv6
 * @returns null for anything that is no address
 */
export function network(address: string | null): string | null {
	const bare = (address ?? "")
		.trim()
		.replace(/^\[(.*)\](:\d+)?$/, "$1")
		.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
		.replace(/^::ffff:(?=\d+\.)/i, "")
		.replace(/%.*$/, "");
	if (isIPv4(bare)) return bare;
	if (!isIPv6(bare)) return null;
	const [head = "", tail] = bare.toLowerCase().split("::");
	const groups = head === "" ? [] : head.split(":");
	const after = tail === undefined || tail === "" ? [] : tail.split(":");
	const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
	const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after];
	return `${all
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":")}::/64`;
}
