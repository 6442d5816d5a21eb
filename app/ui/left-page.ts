import { useEffect } from "react";
import { turnedAway } from "./left-mark";

/**
 * Keeps a browser from bringing a left page back out of its memory (the back/forward cache), as it stood when it was
 * left: after somebody logged out it would show the next person at this computer the bookings or the talk. What is
 * left is hidden, and loaded anew when somebody comes back to it.
 *
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-pagetransitionevent-interface
 */
export function useLeftPage(): void {
	useEffect(() => {
		const onHide = (event: PageTransitionEvent) => {
			if (event.persisted) document.documentElement.hidden = true;
		};
		const onShow = (event: PageTransitionEvent) => {
			if (event.persisted && !turnedAway()) location.reload();
		};
		addEventListener("pagehide", onHide);
		addEventListener("pageshow", onShow);
		return () => {
			removeEventListener("pagehide", onHide);
			removeEventListener("pageshow", onShow);
		};
	}, []);
}
