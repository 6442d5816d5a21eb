import { data } from "@remix-run/node";
import { pageHeaders } from "~/http/pages.server";

export function loader() {
	throw data(null, { status: 404 });
}

/** A post to an address that is not there. */
export const action = loader;

export const headers = pageHeaders;

export const meta = () => [{ title: "Page not found" }];

export default function NotFound() {
	return null;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
