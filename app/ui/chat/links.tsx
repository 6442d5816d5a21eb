import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

/**
 * Turns the telephone numbers of helplines and the address /booking in the bot's words into links. All else stays
 * plain text: what a language model wrote never becomes markup.
 */
export function withLinks(message: string, helplines: readonly string[]): ReactNode[] {
	const longestFirst = [...helplines].sort((a, b) => b.length - a.length).map((number) => escaped(number));
	const known = new RegExp(`(?<![\\w-])(${[...longestFirst, "/booking"].join("|")})(?![\\w-])`, "g");
	return message.split(known).map((part, index) => {
		// Every second part is what the expression caught. Parts never move, so their place is their key.
		const key = `${index}`;
		if (index % 2 === 0) return part;
		if (part === "/booking")
			return (
				<Link key={key} to="/booking">
					{part}
				</Link>
			);
		return (
			<a key={key} href={`tel:${part.replace(/[^+\d]/g, "")}`}>
				{part}
			</a>
		);
	});
}

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
