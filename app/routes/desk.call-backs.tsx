import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { CALL_BACK_ACTIONS, decideCallBack } from "~/features/call-back/call-backs.server";
import { readRowId } from "~/features/row-id";
import { readForm } from "~/http/bodies.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { requireStaff } from "~/http/staff.server";

/** The wishes themselves stand on the desk. */
export async function loader({ request }: LoaderFunctionArgs) {
	await orErrorPage(request, () => requireStaff(request, "any"));
	return seeOther("/desk");
}

/** Takes a wish to be called, gives it back or says how it went. Who was too late sees on the desk what happened. */
export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const staff = await requireStaff(request, "any");
		const form = await readForm(request, ["id", "version", "action", "outcome"]);
		const [id, version] = [readRowId(form.get("id") ?? ""), form.get("version") ?? ""];
		const action = CALL_BACK_ACTIONS.find((known) => known === form.get("action"));
		if (id === null || !/^\d{1,9}$/.test(version) || action === undefined)
			throw data({ message: "The desk sends no such form." }, { status: 400 });
		const decision = { id, version: Number(version), action, outcome: form.get("outcome") ?? "" };
		await decideCallBack(decision, staff.id, new Date());
		return seeOther("/desk#call-backs");
	});
}

export const headers = pageHeaders;

/** Never seen. With it a failure is a page for people, where a route without a component would answer in JSON. */
export default function DeskCallBacks() {
	return null;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
