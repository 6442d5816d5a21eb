import { type RefObject, useEffect } from "react";

/** Kept for as long as the document lives, and nowhere else: others may use this computer after the person. */
let kept = "";

/**
 * Keeps what was written and not sent when a chat page is left for another screen, and puts it into the input of the
 * next chat page that is opened: whoever would rather speak, or type, goes on from there.
 */
export function useDraft(input: RefObject<HTMLTextAreaElement>): void {
	useEffect(() => {
		const element = input.current;
		if (element === null) return;
		if (element.value === "") element.value = kept;
		return () => {
			kept = element.value;
		};
	}, [input]);
}
