import { createContext, useContext } from "react";

/**
 * Marks the inline scripts that the server writes, so that entry.server can find them and name their hashes in the
 * Content-Security-Policy. Undefined in the browser.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** The mark for <Scripts> and <ScrollRestoration>. */
export function useNonce(): string | undefined {
	return useContext(NonceContext);
}
