import { useEffect } from "react";

/** Alt and M anywhere on the page, which types nothing then. By its place on the keyboard: Option+M on a Mac is no m. */
export function useShortcut(act: () => void): void {
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.code !== "KeyM" || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			if (!event.repeat) act();
		};
		addEventListener("keydown", onKeyDown);
		return () => removeEventListener("keydown", onKeyDown);
	}, [act]);
}
