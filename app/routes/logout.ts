import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { leave } from "~/http/session.server";

/** Somebody who opens the address by hand has nothing to confirm: only a post logs out. */
export function loader() {
	return redirect("/");
}

/** Signs out and ends the conversation; with ?everywhere the person's other sign-ins end too. */
export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const everywhere = new URL(request.url).searchParams.has("everywhere");
		const answer = seeOther("/", ...(await leave(request, everywhere)));
		// Nothing of a person stays in the browser, also where no script could remove it.
		answer.headers.set("Clear-Site-Data", '"storage"');
		return answer;
	});
}

export const headers = pageHeaders;

/** Never seen. With it a failure is a page for people, where a route without a component would answer in JSON. */
export default function Logout() {
	return null;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
