import { useSyncExternalStore } from "react";

/** Whether the browser has a line at all; that it says so is no promise that a server can be reached. */
export function useOnline(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
}

function subscribe(changed: () => void): () => void {
	addEventListener("online", changed);
	addEventListener("offline", changed);
	return () => {
		removeEventListener("online", changed);
		removeEventListener("offline", changed);
	};
}
