import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { tryAgain } from "~/features/outbox/given-up.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { requireStaff } from "~/http/staff.server";

/** What could not be sent stands on the desk. */
export async function loader({ request }: LoaderFunctionArgs) {
	await orErrorPage(request, () => requireStaff(request, "operator"));
	return seeOther("/desk");
}

/** Has all that was given up tried again. */
export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		await requireStaff(request, "operator");
		await tryAgain(new Date());
		return seeOther("/desk");
	});
}

export const headers = pageHeaders;

/** Never seen. With it a failure is a page for people, where a route without a component would answer in JSON. */
export default function DeskOutbox() {
	return null;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
