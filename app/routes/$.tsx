import { data } from "@remix-run/node";

export function loader() {
	throw data(null, { status: 404 });
}

/** A post to an address that is not there. */
export const action = loader;

export const meta = () => [{ title: "Page not found" }];

export default function NotFound() {
	return null;
}
