import { useEffect } from "react";

/** Lets the browser keep /help for when there is no line, where it knows how. What cannot be kept is no loss to the page. */
export function useKeptPage(): void {
	useEffect(() => {
		if (!import.meta.env.PROD) return;
		navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
	}, []);
}
