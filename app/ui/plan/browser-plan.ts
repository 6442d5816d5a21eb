import { type RefObject, useEffect, useRef, useState } from "react";
import { addedTo, BOXES, filledUp, isEmpty, type Plan, planFrom, typedSince } from "~/features/plan/plan";
import { whereAllowed } from "../token-mirror";

const KEY = "plan";
const NOTHING = planFrom({});

/** What goes along to the login and back, in this document alone: only who asks for that has it there. */
let onTheWay: Plan | null = null;

/**
 * Keeps a plan in this browser alone, for whoever wants that.
 *
 * What is typed stays while the page comes anew, as after a login in another tab; not after a logout there, since the
 * next at this computer may be somebody else.
 *
 * @param plan as the page came: what this browser keeps fills the boxes that are empty in it at first
 * @param signedIn whether the page came for somebody who is signed in
 * @param deleted whether the plan was just deleted where the server kept it: then this browser's goes too
 * @returns `ready` once script runs; `kept` whether there is one; `told` which sentence says what happened, or null,
 *   and `hush`, after which the server's own is told; `takeAlong` before the login
 */
export function useBrowserPlan(
	form: RefObject<HTMLFormElement>,
	{ plan, signedIn, deleted }: { plan: Plan; signedIn: boolean; deleted: boolean },
) {
	const [ready, setReady] = useState(false);
	const [kept, setKept] = useState(false);
	const [told, setTold] = useState<"done-browser" | "no-browser" | "done-deleted" | null>(null);
	const cameBefore = useRef<{ plan: Plan; signedIn: boolean } | null>(null);
	useEffect(() => {
		setReady(true);
		if (form.current === null) return;
		const before = cameBefore.current;
		cameBefore.current = { plan, signedIn };
		if (deleted) forgetBrowserPlan();
		const stored = readPlan();
		setKept(stored !== null);
		const typed = written(form.current);
		if (before === null) write(form.current, carriedBack(filledUp(typed, stored ?? NOTHING)));
		else if (deleted || (before.signedIn && !signedIn)) write(form.current, plan);
		else write(form.current, typedSince(before.plan, typed, plan));
	}, [form, plan, signedIn, deleted]);

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
		forgetBrowserPlan();
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

/** A plan with what went along to the login and is back from there, once. */
function carriedBack(plan: Plan): Plan {
	const whole = onTheWay === null ? plan : addedTo(plan, onTheWay);
	onTheWay = null;
	return whole;
}

/**
 * Removes the plan that this browser keeps, as at a logout: over plain http no browser heeds the server's word that its
 * storage is to be emptied.
 */
export function forgetBrowserPlan(): void {
	whereAllowed(() => localStorage.removeItem(KEY));
}

/** What stands in the boxes now. */
function written(form: HTMLFormElement): Plan {
	return planFrom(Object.fromEntries(new FormData(form)));
}

/** Puts a plan into the boxes. One that says the same already is left alone, and with it where somebody is typing. */
function write(form: HTMLFormElement, plan: Plan): void {
	const before = written(form);
	for (const box of BOXES) {
		const field = form.elements.namedItem(box);
		if (field instanceof HTMLTextAreaElement && before[box] !== plan[box]) field.value = plan[box];
	}
}
