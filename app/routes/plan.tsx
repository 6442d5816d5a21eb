import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { BOXES, type Box, type Plan, planFrom } from "~/features/plan/plan";
import { forgetPlan, keepPlan, openPlan, planIn } from "~/features/plan/plan.server";
import { LARGE_FORM, readForm } from "~/http/bodies.server";
import { conversationCookie, noticeCookie, setNotice } from "~/http/cookies.server";
import { asFailure, failureInit } from "~/http/failures.server";
import { languageOf } from "~/http/language.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { cookieHeaders, currentUser } from "~/http/session.server";
import type { RouteHandle, loader as rootLoader } from "~/root";
import { orBrokenLine, UNREACHABLE } from "~/ui/broken-line";
import { withLinks } from "~/ui/chat/links";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { overLine } from "~/ui/line";
import { pageTitle } from "~/ui/page-title";
import { useBrowserPlan } from "~/ui/plan/browser-plan";

/**
 * What was typed and not kept: why, and what was kept by somebody else meanwhile. Where the line broke the boxes are as
 * they were.
 */
type Refusal = {
	typed: Plan | null;
	alert: string | null;
	long: Box[];
	kept: Plan | null;
	version: number | null;
};

export async function loader({ request }: LoaderFunctionArgs) {
	return orErrorPage(request, async () => {
		const language = languageOf(request);
		const user = await currentUser(request);
		const notice = noticeCookie(request)?.kind;
		const done = notice === "plan-kept" || notice === "plan-deleted" ? notice.replace("plan", "done") : null;
		const opened = await openPlan(user?.id ?? null, conversationCookie(request));
		return data(
			{ ...planIn(language), ...opened, signedIn: user !== null, done },
			done === null ? {} : { headers: cookieHeaders(setNotice(request, null)) },
		);
	});
}

export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const form = await readForm(request, ["intent", "version", ...BOXES], { largest: LARGE_FORM });
		const user = await currentUser(request);
		const { words } = planIn(languageOf(request));
		const typed = planFrom(Object.fromEntries(form));
		const seen = Number(/^\d{1,9}$/.exec(form.get("version") ?? "")?.[0] ?? 0);
		const refused = (alert: string | null, more: Partial<Refusal> = {}): Refusal => ({
			typed,
			alert,
			long: [],
			kept: null,
			version: seen,
			...more,
		});
		try {
			if (form.get("intent") === "delete") {
				await forgetPlan(user?.id ?? null, conversationCookie(request));
				return seeOther("/plan", setNotice(request, { kind: "plan-deleted" }));
			}
			if (user === null) return data(refused(words["log-in"] ?? ""), { status: 401 });
			const keeping = await keepPlan(user.id, seen, typed, new Date());
			if (keeping.ok) return seeOther("/plan", setNotice(request, { kind: "plan-kept" }));
			if (keeping.reason === "long") return data(refused(null, { long: keeping.boxes }), { status: 422 });
			const { kept, version } = keeping;
			return data(refused(words.changed ?? "", { kept, version }), { status: 409 });
		} catch (error) {
			const failure = asFailure(error);
			if (failure === null) throw error;
			return data(refused(failure.message), failureInit(failure));
		}
	});
}

export const clientLoader = overLine;

export const clientAction = orBrokenLine<Refusal>(() => ({
	typed: null,
	alert: UNREACHABLE,
	long: [],
	kept: null,
	version: null,
}));

export const headers = pageHeaders;

export const handle: RouteHandle = { inAllLanguages: true };

export const meta = pageTitle<typeof loader>((data) => data?.words["page-title"] ?? "Safety plan");

export default function SafetyPlan() {
	const { words, boxes, plan, version, told, signedIn, done } = useLoaderData<typeof loader>();
	const refusal = useActionData<Refusal>();
	const form = useRef<HTMLFormElement>(null);
	const browser = useBrowserPlan(form, { plan, signedIn, deleted: done === "done-deleted" });
	const long = refusal?.long ?? [];
	const onServer = version > 0 || told;
	const numbers = Object.values(useRouteLoaderData<typeof rootLoader>("root")?.helplines ?? {});
	return (
		<main id="main" className="page plan">
			<div className="page-title">
				<h1>{words.title}</h1>
				<p className="lead">{words.lead}</p>
				<p>{words.kept}</p>
				{told && <p>{words["from-talk"]}</p>}
			</div>
			<ErrorSummary
				alert={refusal?.alert ?? null}
				problems={long.map((box) => ({ id: box, message: `${boxes[box]}: ${words["too-long"]}` }))}
				occasion={refusal}
			/>
			<p className="plan-told" role="status">
				{browser.told === null ? done && words[done] : words[browser.told]}
			</p>
			<Form className="plan-boxes" method="post" action="/plan" ref={form} onSubmit={browser.hush}>
				<input type="hidden" name="version" value={refusal?.version ?? version} />
				{BOXES.map((box) => (
					<Field
						id={box}
						key={box}
						label={boxes[box]}
						problem={long.includes(box) ? words["too-long"] : undefined}
						hint={refusal?.kept?.[box] ? `${words.meanwhile}: ${refusal.kept[box]}` : undefined}
					>
						{(described) => (
							<textarea
								{...described}
								name={box}
								rows={3}
								dir="auto"
								defaultValue={refusal?.typed?.[box] ?? plan[box]}
							/>
						)}
					</Field>
				))}
				<p className="plan-lines">{withLinks(words.lines ?? "", numbers)}</p>
				<div className="actions">
					{signedIn ? (
						<button className="button" type="submit" name="intent" value="keep">
							{words["keep-account"]}
						</button>
					) : (
						<Link
							className="button button-quiet"
							to={`/login?mode=login&redirectTo=${encodeURIComponent("/plan")}`}
							onClick={browser.takeAlong}
						>
							{words["log-in"]}
						</Link>
					)}
					{browser.ready && (
						<button className="button button-quiet" type="button" onClick={browser.keep}>
							{words["keep-browser"]}
						</button>
					)}
					{browser.ready && (
						<button className="button button-quiet" type="button" onClick={() => window.print()}>
							{words.print}
						</button>
					)}
					{(onServer || browser.kept) && (
						<button
							className="button button-quiet"
							type={onServer ? "submit" : "button"}
							name="intent"
							value="delete"
							onClick={onServer ? undefined : browser.forget}
						>
							{words.delete}
						</button>
					)}
				</div>
			</Form>
		</main>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
