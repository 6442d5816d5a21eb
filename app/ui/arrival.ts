import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * Says where one has come, as a browser does when it loads a page: after each change of page without one, the focus goes
 * to the new page's heading. The title tells one page from another, so that a form which comes back with its mistakes,
 * or a message more in a talk, moves nothing. On the same page too the heading has it where what had it is gone, such
 * as a button that was pressed, unless the address names another place.
 *
 * @returns the title of the page that was come to, for a live region; empty on the first, which the browser tells of
 */
export function useArrival(): string {
	const { key, hash } = useLocation();
	const shown = useRef<{ key: string; title: string }>();
	const [told, setTold] = useState("");
	useEffect(() => {
		const before = shown.current;
		if (before?.key === key) return;
		const { title } = document;
		shown.current = { key, title };
		const lost = document.activeElement === document.body && hash === "";
		if (before === undefined || (before.title === title && !lost)) return;
		setTold(title);
		const heading = document.querySelector<HTMLElement>("main h1");
		if (heading === null) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}, [key, hash]);
	return told;
}
