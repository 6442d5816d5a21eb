import { useEffect, useRef, useState } from "react";

const KEY = "booking-draft";

/**
 * Keeps what a visitor types over the way to /login and back, in this tab alone and only until the form has it again.
 *
 * @param keeping false for a signed-in person, who has nowhere to go first
 * @returns `restored`: whether the form holds what was typed before the way to /login
 */
export function useBookingDraft(keeping: boolean) {
	const form = useRef<HTMLFormElement>(null);
	const [restored, setRestored] = useState(false);
	useEffect(() => {
		if (form.current === null) return;
		const written = restore(form.current);
		setRestored(written);
		// Who came back without having signed in may go there once more.
		if (keeping && written) store(form.current);
	}, [keeping]);
	const save = () => {
		if (keeping && form.current) store(form.current);
	};
	return { form, save, restored };
}

function store(form: HTMLFormElement): void {
	const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
	try {
		sessionStorage.setItem(KEY, JSON.stringify(typed));
	} catch {
		// Storage is blocked or full: the page works without it.
	}
}

/** What was typed of late wins over what the account remembers of an earlier booking. */
function restore(form: HTMLFormElement): boolean {
	try {
		const typed = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, string>;
		sessionStorage.removeItem(KEY);
		const written = Object.entries(typed).filter(([, value]) => value !== "");
		for (const [name, value] of written) {
			const input = form.elements.namedItem(name);
			if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) input.value = value;
		}
		return written.length > 0;
	} catch {
		return false; // Storage is blocked or holds something else: there is no draft then.
	}
}
