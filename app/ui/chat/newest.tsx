import { type RefObject, useEffect, useState } from "react";
import { keepFocus } from "./send-button";
import { useTalkWords } from "./words";

type ToNewestProps = {
	log: RefObject<HTMLElement>;
	/** What stands at the foot of the window, and in a low one covers a part of the talk. */
	foot: RefObject<HTMLElement>;
};

/**
 * The button that leads back to the end of the talk, for whoever has scrolled up. Nothing while the end is in view, or
 * any of the newest message, which it takes as it finds it: it would cover what can be pressed below that.
 */
export function ToNewest({ log, foot }: ToNewestProps) {
	const away = useAwayFromEnd(log, foot);
	const { chat } = useTalkWords();
	if (!away) return null;
	function goToEnd() {
		if (log.current === null) return;
		scrollToEnd(log.current);
		// A phone's keyboard stays up where it is; who came by Tab goes on from the talk, since the button is gone.
		if (document.activeElement?.matches(".chat-newest")) log.current.focus({ preventScroll: true });
	}
	return (
		<button className="button button-quiet chat-newest" type="button" onMouseDown={keepFocus} onClick={goToEnd}>
			<span>{chat.newest}</span>
		</button>
	);
}

/** Scrolls a talk to its end, and in a low window, which scrolls as a whole, the page to its own. */
export function scrollToEnd(log: HTMLElement): void {
	log.scrollTo({ top: log.scrollHeight });
	scrollTo({ top: document.documentElement.scrollHeight });
}

/** Brings the newest message into view: its end, or where it is longer than the window its beginning. */
export function showNewest(log: HTMLElement): void {
	scrollToEnd(log);
	const newest = log.querySelector("#latest");
	if (newest === null) return;
	const room = Math.max(0, log.getBoundingClientRect().top);
	if (newest.getBoundingClientRect().top < room) newest.scrollIntoView({ block: "start" });
}

/** By how many pixels a phone's keyboard changes the window at the least; its browser's bars change it by less. */
const KEYBOARD = 100;
/** The share of the window that the foot may take and still stand in it whatever is scrolled. */
const FOOT_AT_MOST = 0.85;

/**
 * Whether the end of the talk and all of its newest message are out of view. Where the end is in view it stays so when the
 * foot grows, with a transcript or a long message; the stylesheet is told of the foot's height. The newest message stays in
 * view when a phone's keyboard comes or goes.
 */
function useAwayFromEnd(log: RefObject<HTMLElement>, foot: RefObject<HTMLElement>): boolean {
	const [away, setAway] = useState(false);
	useEffect(() => {
		const talk = log.current;
		const end = talk?.querySelector(".chat-end");
		const latest = talk?.querySelector("#latest");
		const covering = foot.current;
		if (!talk || !end || !covering) return;
		const page = document.documentElement;
		let inView = false;
		let latestInView = false;
		let watch: IntersectionObserver | undefined;
		const measure = new ResizeObserver(() => {
			const covered = `${covering.offsetHeight}px`;
			page.style.setProperty("--foot", covered);
			page.toggleAttribute("data-high-foot", covering.offsetHeight > innerHeight * FOOT_AT_MOST);
			if (inView) scrollToEnd(talk);
			watch?.disconnect();
			watch = new IntersectionObserver(
				(entries) => {
					for (const { target, isIntersecting } of entries)
						if (target === end) inView = isIntersecting;
						else latestInView = isIntersecting;
					setAway(!inView && !latestInView);
				},
				{ rootMargin: `0px 0px -${covered} 0px` },
			);
			watch.observe(end);
			if (latest) watch.observe(latest);
		});
		let height = innerHeight;
		const onResize = () => {
			if (Math.abs(innerHeight - height) < KEYBOARD) return;
			height = innerHeight;
			if (inView || latestInView) showNewest(talk);
		};
		measure.observe(covering);
		addEventListener("resize", onResize);
		return () => {
			removeEventListener("resize", onResize);
			measure.disconnect();
			watch?.disconnect();
			page.style.removeProperty("--foot");
			page.removeAttribute("data-high-foot");
		};
	}, [log, foot]);
	return away;
}
