import { Link, useLocation, useMatches } from "@remix-run/react";
import { useFrame } from "./frame";

/**
 * Leads to the same page in another language. What is typed on it stays, where script runs.
 *
 * A page that is hidden from this visitor is the route of lost pages in the browser, and would break if the browser
 * learned that there is a route at its address: nothing is discovered beforehand, and a lost page is loaded anew.
 */
export function OtherLanguages() {
	const { others } = useFrame();
	const { search } = useLocation();
	const lost = useMatches().at(-1)?.id === "routes/$";
	return (
		<span className="languages">
			{others.map(({ code, name }) => (
				<Link
					key={code}
					to={{ search: searchWith(search, code) }}
					lang={code}
					hrefLang={code}
					discover="none"
					reloadDocument={lost}
					preventScrollReset
				>
					{name}
				</Link>
			))}
		</span>
	);
}

function searchWith(search: string, language: string): string {
	const parameters = new URLSearchParams(search);
	parameters.set("language", language);
	return parameters.toString();
}
