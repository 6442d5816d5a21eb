import ROUTES from "../routes.ts?raw";

/** What may stand in an address for its parts that differ: nothing that a person could type of himself. */
const PARTS: Readonly<Record<string, string>> = {
	reference: "[0-9A-Z]{8}",
	id: "\\d{1,9}",
	change: "(?:cancel|move)",
	status: "\\d{3}",
};

/** Remix's own, beside the routes. */
const OF_REMIX = ["__manifest"];

const PATHS = [...ROUTES.matchAll(/\broute\("([^"*]+)"/g)].map(([, path = ""]) => path);

/** With what Remix puts behind an address to ask for its data alone. */
const KNOWN = new RegExp(`^/(?:_root|${[...PATHS, ...OF_REMIX].map(patternOf).join("|")})?/?(?:\\.data)?$`);

/** What stands in the log for each address that no route has. */
export const UNKNOWN_PATH = "unknown";

/** A path as it may be logged. What else than the product's own addresses is asked for somebody may have typed. */
export function loggedPath(path: string): string {
	return KNOWN.test(path) ? path : UNKNOWN_PATH;
}

/** A part without a shape here matches nothing, so that it is not logged either. */
function patternOf(path: string): string {
	const escaped = path.replace(/[.+?^$()[\]{}|\\]/g, "\\$&");
	return escaped.replace(/:(\w+)/g, (_, name: string) => PARTS[name] ?? "(?!)");
}
