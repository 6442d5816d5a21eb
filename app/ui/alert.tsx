import { type ReactNode, useEffect, useRef } from "react";

/**
 * Says something important: in the page, and where script runs as a native dialog too.
 *
 * @param text nothing is shown for null
 * @param occasion any value that is new whenever the alert is to be raised again, such as an action's answer
 * @param children the same words as the page shows them, where they are more than text
 */
export function Alert({ text, occasion, children }: { text: string | null; occasion: unknown; children?: ReactNode }) {
	const raised = useRef<unknown>(null);
	useEffect(() => {
		if (text === null || raised.current === occasion) return;
		raised.current = occasion;
		// The dialog stops everything: let the page show first what it is about.
		requestAnimationFrame(() => setTimeout(() => window.alert(text)));
	}, [text, occasion]);
	if (text === null) return null;
	return (
		<div className="alert" role="alert">
			{children ?? text}
		</div>
	);
}
