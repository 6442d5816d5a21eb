import { useNavigation } from "@remix-run/react";
import type { FormEvent } from "react";

/**
 * For a form that is sent once: `busy` while it is on its way, and `once` as its onSubmit, which takes no second press until
 * there is an answer.
 */
export function useSending(): { busy: boolean; once: (event: FormEvent) => void } {
	const busy = useNavigation().formMethod === "POST";
	return { busy, once: (event) => busy && event.preventDefault() };
}
