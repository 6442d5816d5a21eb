import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { moodFrom } from "~/features/moods/moods";
import { keepMood } from "~/features/moods/moods.server";
import { readForm } from "~/http/bodies.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { currentUser } from "~/http/session.server";
import type { MoodSent } from "~/ui/moods/mood-scale";

const LOGIN = `/login?mode=login&redirectTo=${encodeURIComponent("/data")}`;
/** Where the scale stands, by the page that has it. */
const RETURNS = new Map([
	["/chatbot", "/chatbot#latest"],
	["/check", "/check#latest"],
]);

export function loader() {
	return redirect("/data");
}

/** Keeps one tap of who keeps a line of moods, and goes back to where it was made. */
export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const form = await readForm(request, ["mood", "returnTo"]);
		const user = await currentUser(request);
		if (user === null) return seeOther(LOGIN);
		const mood = moodFrom(form.get("mood"));
		if (mood !== null) await keepMood(user.id, mood, new Date());
		return seeOther(RETURNS.get(form.get("returnTo") ?? "") ?? "/data#moods");
	});
}

/** Where script runs the page stays as it is and loads anew what it shows; only who is signed out is led away. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<MoodSent> {
	try {
		await serverAction();
	} catch (thrown) {
		const leads = thrown instanceof Response && thrown.status < 400;
		if (leads && thrown.headers.get("Location") === LOGIN) throw thrown;
		if (!leads) console.error("The mood was not kept.", thrown);
		return { kept: leads };
	}
	return { kept: true };
}

export const headers = pageHeaders;

/** Never seen. With it a failure is a page for people, where a route without a component would answer in JSON. */
export default function Mood() {
	return null;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
