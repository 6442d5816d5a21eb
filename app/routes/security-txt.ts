import { env } from "~/env.server";
import { fileRoute } from "~/http/files.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Less than a year, which RFC 9116 asks for: https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 */
const GOOD_FOR_MS = 180 * DAY_MS;

/** Where to tell of a hole in this product's security: https://www.rfc-editor.org/rfc/rfc9116 */
const file = fileRoute(async () => {
	const expires = new Date(Math.floor((Date.now() + GOOD_FOR_MS) / DAY_MS) * DAY_MS);
	const lines = [
		`Contact: mailto:${env.CONTACT_EMAIL}`,
		`Expires: ${expires.toISOString()}`,
		"Preferred-Languages: en, hi",
	];
	return new Response(`${lines.join("\n")}\n`, {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
	});
});

export const loader = file.loader;
export const action = file.action;
