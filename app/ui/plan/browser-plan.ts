import { type RefObject, useEffect, useState } from "react";
import { addedTo, BOXES, filledUp, isEmpty, type Plan, planFrom } from "~/features/plan/plan";
import { whereAllowed } from "../token-mirror";

const KEY = "plan";
const NOTHING = planFrom({});

/** What goes along to the login and back, in this document alone: only who asks for that has it there. */
let onTheWay: Plan | null = null;

/**
 * Keeps a plan in this browser alone, for whoever wants that.
 *
 * @param plan as the page came: what this browser keeps fills the boxes that are empty in it
 * @param deleted whether the plan was just deleted where the server kept it: then this browser's goes too
 * @returns `ready` once script runs; `kept` whether there is one; `told` which sentence says what happened, or null,
 *   and `hush`, after which the server's own is told; `takeAlong` before the login
 */
export function useBrowserPlan(form: RefObject<HTMLFormElement>, plan: Plan, deleted: boolean) {
	const [ready, setReady] = useState(false);
	const [kept, setKept] = useState(false);
	const [told, setTold] = useState<"done-browser" | "no-browser" | "done-deleted" | null>(null);
	useEffect(() => {
		setReady(true);
		if (form.current === null) return;
		if (deleted) {
			drop();
			write(form.current, plan);
		}
		const stored = readPlan();
		setKept(stored !== null);
		if (stored !== null) write(form.current, filledUp(filledUp(written(form.current), plan), stored));
		if (onTheWay !== null) write(form.current, addedTo(written(form.current), onTheWay));
		onTheWay = null;
	}, [form, plan, deleted]);

	function keep() {
		if (form.current === null) return;
		const typed = JSON.stringify(written(form.current));
		const done = whereAllowed(() => {
			localStorage.setItem(KEY, typed);
			return true;
		});
		setKept(done === true);
		setTold(done === true ? "done-browser" : "no-browser");
	}

	function forget() {
		drop();
		if (form.current !== null) write(form.current, NOTHING);
		setKept(false);
		setTold("done-deleted");
	}

	function takeAlong() {
		onTheWay = form.current && written(form.current);
	}
	return { ready, kept, told, hush: () => setTold(null), keep, forget, takeAlong };
}

/** The plan that this browser keeps; null for none, or for what cannot be one. */
function readPlan(): Plan | null {
	const stored = whereAllowed(() => JSON.parse(localStorage.getItem(KEY) ?? "null") as unknown);
	if (typeof stored !== "object" || stored === null) return null;
	const plan = planFrom(stored as Record<string, unknown>);
	return isEmpty(plan) ? null : plan;
}

function drop(): void {
	whereAllowed(() => localStorage.removeItem(KEY));
}

/** What stands in the boxes now. */
function written(form: HTMLFormElement): Plan {
	return planFrom(Object.fromEntries(new FormData(form)));
}

/** Puts a plan into the boxes. */
function write(form: HTMLFormElement, plan: Plan): void {
	for (const box of BOXES) {
		const field = form.elements.namedItem(box);
		if (field instanceof HTMLTextAreaElement) field.value = plan[box];
	}
}
