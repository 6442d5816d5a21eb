import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { CALL_BACK_FIELDS } from "~/features/call-back/call-back-form";
import { askToBeCalled, callBacksOf, withdraw } from "~/features/call-back/call-backs.server";
import { callBackWordsIn } from "~/features/call-back/words.server";
import { readForm } from "~/http/bodies.server";
import { clientAddress } from "~/http/client.server";
import { callBackCookie, setCallBack } from "~/http/cookies.server";
import { asFailure, failureInit } from "~/http/failures.server";
import { languageOf } from "~/http/language.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { currentUser } from "~/http/session.server";
import type { RouteHandle, loader as rootLoader } from "~/root";
import { orBrokenLine, UNREACHABLE } from "~/ui/broken-line";
import { CallMeForm, type CallMeRefusal, isOpen, NoEmergency, OwnCallBacks } from "~/ui/call-back/call-me";
import { overLine } from "~/ui/line";
import { pageTitle } from "~/ui/page-title";

export async function loader({ request }: LoaderFunctionArgs) {
	return orErrorPage(request, async () => ({
		words: callBackWordsIn(languageOf(request)),
		wishes: await callBacksOf(await ownerOf(request), new Date()),
	}));
}

export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const form = await readForm(request, [...CALL_BACK_FIELDS, "withdraw"]);
		const withdrawn = form.get("withdraw");
		if (withdrawn !== null) {
			await withdraw(await ownerOf(request), withdrawn, new Date());
			return seeOther("/call-me#asked");
		}
		const typed = { phone: form.get("phone") ?? "", name: form.get("name") ?? "", wanted: form.get("wanted") ?? "" };
		try {
			const wish = { address: clientAddress(request), now: new Date() };
			const outcome = await askToBeCalled(await ownerOf(request), typed, wish);
			if (outcome.ok) return seeOther("/call-me", setCallBack(request, outcome.reference));
			return data<CallMeRefusal>({ alert: null, problems: outcome.problems, typed }, { status: 422 });
		} catch (error) {
			const failure = asFailure(error);
			if (failure === null) throw error;
			return data<CallMeRefusal>({ alert: failure.message, problems: {}, typed }, failureInit(failure));
		}
	});
}

/** An account's wishes are its own on every browser; a visitor's are known to the browser alone. */
async function ownerOf(request: Request) {
	return { userId: (await currentUser(request))?.id ?? null, reference: callBackCookie(request) };
}

export const clientLoader = overLine;

export const clientAction = orBrokenLine<CallMeRefusal>(() => ({ alert: UNREACHABLE, problems: {}, typed: null }));

export const headers = pageHeaders;

export const handle: RouteHandle = { inAllLanguages: true };

export const meta = pageTitle<typeof loader>((data) => data?.words.title ?? "Call me back");

export default function CallMe() {
	const { words, wishes } = useLoaderData<typeof loader>();
	const refusal = useActionData<CallMeRefusal>();
	const lines = useRouteLoaderData<typeof rootLoader>("root")?.strip;
	const again = wishes.some(({ status }) => isOpen(status));
	// A number that was sent does not stay in the form, for whoever comes next to this computer.
	const form = <CallMeForm key={wishes[0]?.reference} words={words} refusal={refusal} again={again} />;
	return (
		<main id="main" className="page page-form">
			<div className="page-title">
				<h1>{words.title}</h1>
				<p className="lead">{words[wishes.some(({ status }) => status === "waiting") ? "lead-waiting" : "lead"]}</p>
			</div>
			{lines && <NoEmergency words={words} lines={lines} />}
			<OwnCallBacks words={words} wishes={wishes} />
			{again ? (
				<details className="another-number" open={refusal !== undefined}>
					<summary className="button button-quiet">{words.another}</summary>
					{form}
				</details>
			) : (
				form
			)}
		</main>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
