import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useOnline } from "../online";

/**
 * Leads to /help. Without a line the router could only say that the line is gone: then the copy that the browser keeps
 * opens in a tab of its own, and this page stays as it is.
 */
export function HelpLink({ className, children }: { className?: string; children: ReactNode }) {
	const online = useOnline();
	const kept = !online && Boolean(navigator.serviceWorker?.controller);
	return (
		<Link className={className} to="/help" target={kept ? "_blank" : undefined}>
			{children}
		</Link>
	);
}
