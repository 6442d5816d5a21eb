import { type Blocker, type ClientLoaderFunctionArgs, useBlocker, useNavigation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isBrokenLine } from "./broken-line";
import { useFrame } from "./frame";
import { useLasting } from "./lasting";
import { useOnline } from "./online";

/** What waits for the line: a page, and with it the frame around it where both are asked for. */
const waiting = new Set<() => void>();
/** Asks once more for all that waits; null while nothing does. */
let askAgain: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Waits until it is to be asked once more, or nobody wants the page any longer. */
function untilAskedAgain(signal: AbortSignal): Promise<void> {
	let ask = () => {};
	const asked = new Promise<void>((resolve, reject) => {
		ask = resolve;
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
	waiting.add(ask);
	tellListeners();
	return asked.finally(() => {
		waiting.delete(ask);
		tellListeners();
	});
}

function askAll(): void {
	for (const ask of [...waiting]) ask();
}

function tellListeners(): void {
	askAgain = waiting.size === 0 ? null : askAll;
	for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
	listeners.add(changed);
	return () => listeners.delete(changed);
}

/**
 * A clientLoader for a page that can wait: while the server cannot be reached the page before it stays as it is, with
 * all that was typed, and `LineNotice` offers to try again.
 */
export async function overLine<Data>({ serverLoader, request }: ClientLoaderFunctionArgs): Promise<Data> {
	for (;;) {
		try {
			return (await serverLoader()) as Data;
		} catch (thrown) {
			// Who goes elsewhere meanwhile aborts this request, which is no broken line.
			if (!isBrokenLine(thrown) || request.signal.aborted) throw thrown;
		}
		await untilAskedAgain(request.signal);
	}
}

/**
 * Tells of the line to the server: that the page asked for waits because it is gone, with a button that tries again, or
 * that it takes long. What belongs to a form that was sent is told by the form.
 */
export function LineNotice() {
	const { words } = useFrame();
	const online = useOnline();
	const askOnceMore = useSyncExternalStore(
		subscribe,
		() => askAgain,
		() => null,
	);
	const [held, setHeld] = useState<Blocker>();
	const [tries, setTries] = useState(0);
	const long = useLasting(useNavigation().state !== "idle");
	const gone = askOnceMore !== null || held?.state === "blocked";

	function tryAgain() {
		setTries(tries + 1);
		if (!navigator.onLine) return;
		askOnceMore?.();
		held?.proceed?.();
		setTries(0);
	}
	return (
		<div className="line-notices" role="status">
			{(!online || held?.state === "blocked") && <PageKept onHeld={setHeld} />}
			{gone && (
				<p className="line-notice">
					{words[online ? "page-stays" : tries > 0 ? "line-still-gone" : "line-gone"]}
					<button className="button" type="button" onClick={tryAgain}>
						{words["try-again"]}
					</button>
				</p>
			)}
			{!gone && long && <p className="line-notice">{words.slow}</p>}
		</div>
	);
}

/**
 * Keeps this page when another is asked for without a line: not even the other's script can be had, and its lack would
 * cost this one. There only while it may have something to keep, as the router warns of a blocker at every `#` link.
 */
function PageKept({ onHeld }: { onHeld: (blocker: Blocker) => void }) {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
	);
	useEffect(() => onHeld(blocker), [blocker, onHeld]);
	return null;
}
