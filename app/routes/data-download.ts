import type { LoaderFunctionArgs } from "@remix-run/node";
import { everythingOf } from "~/features/data/data.server";
import { conversationCookie } from "~/http/cookies.server";
import { orErrorPage } from "~/http/pages.server";
import { currentUser } from "~/http/session.server";

/** All that is kept about whoever asks, as one file. */
export async function loader({ request }: LoaderFunctionArgs) {
	return orErrorPage(request, async () => {
		const user = await currentUser(request);
		const everything = await everythingOf(user?.id ?? null, conversationCookie(request));
		return new Response(`${JSON.stringify(everything, null, "\t")}\n`, {
			headers: {
				"Content-Type": "application/json; charset=utf-8",
				"Content-Disposition": 'attachment; filename="my-data.json"',
				"Cache-Control": "private, no-store",
			},
		});
	});
}
