import { type RefObject, useEffect, useState } from "react";
import { BOXES, isEmpty, type Plan, planFrom } from "~/features/plan/plan";
import { whereAllowed } from "../token-mirror";

const KEY = "plan";

/**
 * Keeps a plan in this browser alone, for whoever wants that.
 *
 * @param plan as the page came: what this browser keeps fills the boxes that are empty in it
 * @returns `ready` once script runs; `kept` whether there is one; `told` which sentence says what happened, or null
 */
export function useBrowserPlan(form: RefObject<HTMLFormElement>, plan: Plan) {
	const [ready, setReady] = useState(false);
	const [kept, setKept] = useState(false);
	const [told, setTold] = useState<"done-browser" | "no-browser" | "done-deleted" | null>(null);
	useEffect(() => {
		setReady(true);
		const stored = readPlan();
		setKept(stored !== null);
		if (stored !== null) fill(form.current, (box, now) => now || plan[box] || stored[box]);
	}, [form, plan]);

	function keep() {
		if (form.current === null) return;
		const typed = planFrom(Object.fromEntries(new FormData(form.current)));
		const done = whereAllowed(() => {
			localStorage.setItem(KEY, JSON.stringify(typed));
			return true;
		});
		setKept(done === true);
		setTold(done === true ? "done-browser" : "no-browser");
	}

	function forget() {
		whereAllowed(() => localStorage.removeItem(KEY));
		fill(form.current, () => "");
		setKept(false);
		setTold("done-deleted");
	}
	return { ready, kept, told, keep, forget };
}

/** The plan that this browser keeps; null for none, or for what cannot be one. */
function readPlan(): Plan | null {
	const stored = whereAllowed(() => JSON.parse(localStorage.getItem(KEY) ?? "null") as unknown);
	if (typeof stored !== "object" || stored === null) return null;
	const plan = planFrom(stored as Record<string, unknown>);
	return isEmpty(plan) ? null : plan;
}

function fill(form: HTMLFormElement | null, text: (box: (typeof BOXES)[number], now: string) => string): void {
	for (const box of BOXES) {
		const field = form?.elements.namedItem(box);
		if (field instanceof HTMLTextAreaElement) field.value = text(box, field.value);
	}
}
