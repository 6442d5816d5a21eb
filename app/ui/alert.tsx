import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { English, useSaid } from "./frame";

type AlertProps = {
	/** Nothing is shown for null. */
	text: string | null;
	/**
	 * Any value that is new whenever the alert is to be raised again, such as an action's answer. Unless given, it is
	 * raised once for each visit to the page, however often the page is rendered or its data are fetched meanwhile.
	 */
	occasion?: unknown;
	/** The same words as the page shows them, where they are more than text. */
	children?: ReactNode;
};

/** Says something important: in the page, and where script runs as a native dialog too. */
export function Alert({ text, occasion: given, children }: AlertProps) {
	const visit = useLocation().key;
	const occasion = given ?? visit;
	const raised = useRef<unknown>(null);
	const say = useSaid();
	const said = text === null ? null : say(text);
	useEffect(() => {
		if (said === null || raised.current === occasion) return;
		raised.current = occasion;
		// The dialog stops everything: let the page show first what it is about.
		requestAnimationFrame(() => setTimeout(() => window.alert(said)));
	}, [said, occasion]);
	if (text === null) return null;
	return (
		<div className="alert" role="alert">
			{children ?? <English text={text} />}
		</div>
	);
}
