import { everythingOf, ownerOf } from "~/features/data/data.server";
import { conversationCookie } from "~/http/cookies.server";
import { fileRoute } from "~/http/files.server";
import { currentUser } from "~/http/session.server";
import { sentAsRead } from "~/http/streams.server";

/** All that is kept about whoever asks, as one file, sent while it is read. */
const file = fileRoute(async ({ request }) => {
	const userId = (await currentUser(request))?.id ?? null;
	const secret = conversationCookie(request);
	const everything = await everythingOf(userId, secret);
	return new Response(sentAsRead(request, everything, `export of ${ownerOf(userId, secret)}`), {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": 'attachment; filename="my-data.json"',
			"Cache-Control": "private, no-store, no-transform",
		},
	});
});

export const loader = file.loader;
export const action = file.action;
