import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { loader as rootLoader } from "~/root";
import { onToldByTab, tellTabs } from "../tabs";

/** The address of a page from which the talk was just cleared has this in it, so that other tabs hear of it. */
const CLEARED = "cleared";
/** What the server answers where "Leave quickly" is to clear the talk. */
const RESET_CONTENT = 205;

/**
 * Lets the other tabs of this browser lose a talk that was ended in one of them: cleared, logged out of, or left where
 * that clears it. They load their page anew.
 */
export function useClearedElsewhere(): void {
	useEffect(() => {
		if (new URLSearchParams(location.search).has(CLEARED)) {
			tellTabs("cleared");
			// Told once: not again when this page is loaded anew.
			history.replaceState(history.state, "", location.pathname);
		}
		return onToldByTab((told) => (told === "cleared" ? location.reload() : void loseWhatIsLeft()));
	}, []);
	useReloadAtLogout();
}

/** The tab that was left may be gone before its word reached the server: this one asks for the same, and waits. */
async function loseWhatIsLeft(): Promise<void> {
	const answer = await fetch("/leave", { method: "POST" }).catch(() => null);
	if (answer === null || answer.status === RESET_CONTENT) location.reload();
}

/** Logging out in another tab has the frame's data fetched anew (see token-mirror.ts): the talk has ended with it. */
function useReloadAtLogout(): void {
	const token = useRouteLoaderData<typeof rootLoader>("root")?.token;
	const before = useRef(token);
	useEffect(() => {
		if (before.current && token === null) location.reload();
		before.current = token;
	}, [token]);
}
