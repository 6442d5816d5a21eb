import { useEffect, useRef, useState } from "react";
import { useFrame } from "./frame";
import { LEFT_FOR } from "./left-mark";
import { tellTabs } from "./tabs";
import { whereAllowed } from "./token-mirror";

/** How to leave: where to. Whether the talk is cleared on the way, the server knows. */
export type Leaving = { address: string };

const PRESSES = 3;
/** How long the next press may take, and how long it is said that it came too late. */
const PAUSE_MS = 5_000;

/**
 * Leaves quickly: a neutral page takes this one's place, by the link or by Escape pressed three times. After GOV.UK's
 * "Exit this page" (design-system.service.gov.uk/components/exit-this-page): counted at the key's release and only when
 * pressed alone, told after each press, given up after five seconds. Without script the link does it, by way of the server.
 */
export function LeaveQuickly({ leaving }: { leaving: Leaving | undefined }) {
	const { words } = useFrame();
	const told = useEscape(() => leaving && leave(leaving));
	return (
		<aside className="leave" aria-label={words.leave}>
			<a
				className="button button-quiet"
				href="/leave"
				rel="nofollow"
				onClick={(event) => {
					if (leaving === undefined) return;
					event.preventDefault();
					leave(leaving);
				}}
			>
				{words["leave-quickly"]}
			</a>
			<span className="leave-told" role="status">
				{told && words[told]}
			</span>
		</aside>
	);
}

/** Hides the page before anything else: the neutral one may take a while on a slow line. */
function leave({ address }: Leaving): void {
	hidePage();
	navigator.sendBeacon?.("/leave");
	tellTabs("left");
	whereAllowed(() => {
		// What was typed in this tab, such as a booking, is nobody's after it.
		sessionStorage.clear();
		sessionStorage.setItem(LEFT_FOR, address);
	});
	location.replace(address);
}

function hidePage(): void {
	document.title = "Loading";
	for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) icon.href = "/blank.svg";
	document.documentElement.dataset.left = "";
	const cover = document.createElement("p");
	cover.setAttribute("role", "alert");
	document.body.append(cover);
	cover.textContent = "Loading.";
}

/** What is said after a press of Escape. */
type Told = "leave-twice" | "leave-once" | "leave-off";

/** Does something at the third Escape in a row. Returns what to say of those before. */
function useEscape(act: () => void): Told | null {
	const [told, setTold] = useState<Told | null>(null);
	const newest = useRef(act);
	newest.current = act;
	useEffect(() => {
		let presses = 0;
		let timer: number | undefined;
		const later = (work: () => void) => {
			clearTimeout(timer);
			timer = window.setTimeout(work, PAUSE_MS);
		};
		const giveUp = () => {
			presses = 0;
			setTold("leave-off");
			later(() => setTold(null));
		};
		const onKeyUp = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) {
				if (presses > 0) giveUp();
				return;
			}
			presses++;
			const left = PRESSES - presses;
			if (left === 0) newest.current();
			else {
				setTold(left === 1 ? "leave-once" : "leave-twice");
				later(giveUp);
			}
		};
		addEventListener("keyup", onKeyUp, true);
		return () => {
			clearTimeout(timer);
			removeEventListener("keyup", onKeyUp, true);
		};
	}, []);
	return told;
}
