import { useEffect, useRef } from "react";

const KEY = "booking-draft";

/**
 * Keeps what a visitor types over the way to /login and back, in this tab alone and only until the form has it again.
 *
 * @param keeping false for a signed-in person, who has nowhere to go first
 */
export function useBookingDraft(keeping: boolean) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (form.current) restore(form.current);
	}, []);
	const save = () => {
		if (keeping && form.current) store(form.current);
	};
	return { form, save };
}

function store(form: HTMLFormElement): void {
	const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
	try {
		sessionStorage.setItem(KEY, JSON.stringify(typed));
	} catch {
		// Storage is blocked or full: the page works without it.
	}
}

function restore(form: HTMLFormElement): void {
	try {
		const typed = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, string>;
		sessionStorage.removeItem(KEY);
		for (const [name, value] of Object.entries(typed)) {
			const input = form.elements.namedItem(name);
			if ((input instanceof HTMLInputElement || input instanceof HTMLSelectElement) && input.value === "")
				input.value = value;
		}
	} catch {
		// Storage is blocked or holds something else: there is no draft then.
	}
}
