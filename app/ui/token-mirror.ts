import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const KEY = "auth-token";

/**
 * Keeps localStorage in step with the cookie: the token while signed in, nothing while signed out. When another tab
 * signs in or out, this one asks the server anew, so its navbar is right and nothing typed is lost. The mirror changes
 * only once the server has: an earlier change would have other tabs ask too soon.
 *
 * @param token null when signed out; undefined when the server could not say, and then nothing is touched
 */
export function useTokenMirror(token: string | null | undefined): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (token === null) removeToken();
		else if (token !== undefined) whereAllowed(() => localStorage.setItem(KEY, token));
	}, [token]);
	useEffect(() => {
		// Emptied and removed are two events of one logout: a second question would abort the first.
		let heard = token;
		const onStorage = ({ key, newValue }: StorageEvent) => {
			if (key !== KEY || (newValue || null) === heard || !navigator.onLine) return;
			heard = newValue || null;
			revalidate();
		};
		addEventListener("storage", onStorage);
		return () => removeEventListener("storage", onStorage);
	}, [token, revalidate]);
}

/** The stored token, or null. */
export function storedToken(): string | null {
	return whereAllowed(() => localStorage.getItem(KEY)) ?? null;
}

/** Writes first, so that other tabs hear of it even where the browser has emptied the storage already. */
function removeToken(): void {
	whereAllowed(() => {
		localStorage.setItem(KEY, "");
		localStorage.removeItem(KEY);
	});
}

/** Some browsers throw on any use of localStorage when cookies are blocked. */
export function whereAllowed<T>(use: () => T): T | undefined {
	try {
		return use();
	} catch {
		return undefined;
	}
}
