import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { callLink } from "../call-link";
import { escaped } from "../escaped";

/**
 * Turns the telephone numbers and email addresses that are known, and the address /booking, into links in the bot's
 * words. All else stays plain text: what a language model wrote never becomes markup.
 */
export function withLinks(message: string, contacts: readonly string[]): ReactNode[] {
	const longestFirst = [...contacts].sort((a, b) => b.length - a.length).map(escaped);
	// Safari knows no lookbehind before 16.4: what stands before is caught as well.
	const known = new RegExp(`(^|[^\\w-])(${[...longestFirst, "/booking"].join("|")})(?![\\w-])`, "g");
	return message.split(known).map((part, index) => {
		// Every third part is what is known. Parts never move, so their place is their key.
		const key = `${index}`;
		if (index % 3 !== 2) return part;
		if (part === "/booking")
			return (
				<Link key={key} to="/booking">
					{part}
				</Link>
			);
		if (part.includes("@"))
			return (
				<a key={key} href={`mailto:${part}`}>
					{part}
				</a>
			);
		return (
			<a key={key} href={callLink(part)}>
				{part}
			</a>
		);
	});
}
