import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { pageHeaders } from "~/http/pages.server";

/** Why the middleware let a request through to no page. */
const REASONS = new Map([
	["400", "The address or the headers of this request cannot be read."],
	["403", "This form was sent from another site, so nothing was done. Please open the page here and try again."],
	["405", "This address does not take requests of this kind."],
	["414", "This address is longer than any page here has."],
]);

/** Where the middleware leads what it refuses; never linked to. */
export function loader({ params }: LoaderFunctionArgs) {
	const message = REASONS.get(params.status ?? "");
	if (message === undefined) throw data(null, { status: 404 });
	throw data(
		{ message },
		{ status: Number(params.status), headers: params.status === "405" ? { Allow: "GET, HEAD, POST" } : {} },
	);
}

export const headers = pageHeaders;

export const meta = () => [{ title: "Not done" }];

export default function Refused() {
	return null;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
