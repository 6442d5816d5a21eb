import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { PASSWORD_SHORTEST } from "~/features/auth/credential-bounds";
import { isGoodLink, setPassword } from "~/features/auth/forgotten.server";
import { readForm } from "~/http/bodies.server";
import { asFailure, failureInit } from "~/http/failures.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { callerOf } from "~/http/session.server";
import { orBrokenLine, UNREACHABLE } from "~/ui/broken-line";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { overLine } from "~/ui/line";
import { pageTitle } from "~/ui/page-title";
import { useSending } from "~/ui/sending";

type Refusal = { alert: string | null; problem: string | null };

/** Looking at a link uses nothing up: programs that check mails for dangers open every link in them. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	if (searchParams.has("done")) return { state: "done" as const, secret: "" };
	const secret = searchParams.get("token") ?? "";
	const good = await orErrorPage(request, () => isGoodLink(secret, new Date()));
	return good ? { state: "good" as const, secret } : data({ state: "ended" as const, secret: "" }, { status: 410 });
}

export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const form = await readForm(request, ["token", "password"]);
		const [secret, password] = [form.get("token") ?? "", form.get("password") ?? ""];
		try {
			const taken = await setPassword(secret, password, callerOf(request), new Date());
			if (taken === null) return seeOther("/reset");
			if (taken.ok) return seeOther("/reset?done");
			return data<Refusal>({ alert: null, problem: taken.problem }, { status: 422 });
		} catch (error) {
			const failure = asFailure(error);
			if (failure === null) throw error;
			return data<Refusal>({ alert: failure.message, problem: null }, failureInit(failure));
		}
	});
}

export const clientLoader = overLine;

export const clientAction = orBrokenLine<Refusal>(() => ({ alert: UNREACHABLE, problem: null }));

export const headers = pageHeaders;

export const meta = pageTitle("New password");

export default function Reset() {
	const { state, secret } = useLoaderData<typeof loader>();
	const refusal = useActionData<Refusal>();
	return (
		<main id="main" className="page page-form">
			<h1>New password</h1>
			{state === "good" && <PasswordForm secret={secret} refusal={refusal} />}
			{state === "done" && (
				<>
					<p className="notice">Your new password is set, and all sign-ins have ended.</p>
					<p>
						<Link className="button" to="/login?mode=login">
							Log in
						</Link>
					</p>
				</>
			)}
			{state === "ended" && (
				<>
					<p className="notice">This link is not good any more: a link works once, and for an hour.</p>
					<p>
						<Link className="button" to="/forgotten">
							Ask for another
						</Link>
					</p>
				</>
			)}
		</main>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";

function PasswordForm({ secret, refusal }: { secret: string; refusal: Refusal | undefined }) {
	const { busy, once } = useSending();
	const problem = refusal?.problem ?? undefined;
	return (
		<>
			<p className="lead">Choose a new one. All sign-ins end then, on every phone and computer.</p>
			<ErrorSummary
				alert={refusal?.alert ?? null}
				problems={problem ? [{ id: "password", message: problem }] : []}
				occasion={refusal}
			/>
			<Form className="card form" method="post" action={`/reset?token=${secret}`} onSubmit={once}>
				<input type="hidden" name="token" value={secret} />
				<Field id="password" label="New password" hint={`At least ${PASSWORD_SHORTEST} characters`} problem={problem}>
					{(described) => <input {...described} name="password" type="password" autoComplete="new-password" />}
				</Field>
				<button className="button button-large" type="submit" aria-disabled={busy}>
					Set the password
				</button>
			</Form>
		</>
	);
}
