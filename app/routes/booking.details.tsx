import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { forgetDetailsOf } from "~/features/booking/details.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { currentUser } from "~/http/session.server";

/** Somebody who opens the address by hand has nothing to confirm: only a post forgets. */
export function loader() {
	return redirect("/booking");
}

/** Empties the form of what its person wrote in it the last time. */
export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const user = await currentUser(request);
		if (user !== null) await forgetDetailsOf(user.id, new Date());
		return seeOther("/booking");
	});
}

export const headers = pageHeaders;

/** Never seen. With it a failure is a page for people, where a route without a component would answer in JSON. */
export default function Details() {
	return null;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
