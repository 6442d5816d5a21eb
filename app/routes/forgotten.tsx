import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { env } from "~/env.server";
import { EMAIL_LENGTH } from "~/features/auth/credential-bounds";
import { canSendLinks, forgotten } from "~/features/auth/forgotten.server";
import { serviceOf } from "~/features/helplines.server";
import { readForm } from "~/http/bodies.server";
import { asFailure, failureInit } from "~/http/failures.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { callerOf } from "~/http/session.server";
import { orBrokenLine, UNREACHABLE } from "~/ui/broken-line";
import { callLink } from "~/ui/call-link";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { overLine } from "~/ui/line";
import { pageTitle } from "~/ui/page-title";
import { useSending } from "~/ui/sending";

type Refusal = { alert: string | null; problem: string | null; email: string };

export async function loader({ request }: LoaderFunctionArgs) {
	return {
		sent: new URL(request.url).searchParams.has("sent"),
		/** Whom to ask where no mail is sent. */
		ask: canSendLinks
			? null
			: { phone: serviceOf(env.CONTACT_PHONE) === null ? env.CONTACT_PHONE : null, email: env.CONTACT_EMAIL },
	};
}

export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		if (!canSendLinks) return seeOther("/forgotten");
		const email = (await readForm(request, ["email"])).get("email") ?? "";
		try {
			const taken = await forgotten(email, callerOf(request), new Date());
			if (taken.ok) return seeOther("/forgotten?sent");
			return data<Refusal>({ alert: null, problem: taken.problem, email }, { status: 422 });
		} catch (error) {
			const failure = asFailure(error);
			if (failure === null) throw error;
			return data<Refusal>({ alert: failure.message, problem: null, email }, failureInit(failure));
		}
	});
}

export const clientLoader = overLine;

export const clientAction = orBrokenLine<Refusal>(() => ({ alert: UNREACHABLE, problem: null, email: "" }));

export const headers = pageHeaders;

export const meta = pageTitle("Forgotten password");

export default function Forgotten() {
	const { sent, ask } = useLoaderData<typeof loader>();
	const refusal = useActionData<Refusal>();
	return (
		<main id="main" className="page page-form">
			<h1>Forgotten password</h1>
			{ask !== null ? <WhomToAsk {...ask} /> : sent ? <Sent /> : <EmailForm refusal={refusal} />}
			<p>
				<Link to="/login?mode=login">Back to Login</Link>
			</p>
		</main>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";

function EmailForm({ refusal }: { refusal: Refusal | undefined }) {
	const { busy, once } = useSending();
	const problem = refusal?.problem ?? undefined;
	return (
		<>
			<p className="lead">Tell us your email. We send you a link with which you choose a new one.</p>
			<ErrorSummary
				alert={refusal?.alert ?? null}
				problems={problem ? [{ id: "email", message: problem }] : []}
				occasion={refusal}
			/>
			<Form className="card form" method="post" noValidate onSubmit={once}>
				<Field id="email" label="Email" problem={problem}>
					{(described) => (
						<input
							{...described}
							name="email"
							type="email"
							autoComplete="email"
							maxLength={EMAIL_LENGTH}
							defaultValue={refusal?.email}
						/>
					)}
				</Field>
				<button className="button button-large" type="submit" aria-disabled={busy}>
					Send the link
				</button>
			</Form>
		</>
	);
}

/** Says the same whether there is an account or not. */
function Sent() {
	return (
		<div className="notice">
			<p>
				If there is an account with this email, a link is on its way. It is good for an hour, and once. If nothing comes
				within a few minutes, look among the unwanted mails too.
			</p>
		</div>
	);
}

function WhomToAsk({ phone, email }: { phone: string | null; email: string }) {
	return (
		<div className="notice">
			<p>
				No mail is sent from here. Please ask the people who run this site for a link:{" "}
				{phone !== null && (
					<>
						call <a href={callLink(phone)}>{phone}</a> or{" "}
					</>
				)}
				write to <a href={`mailto:${email}`}>{email}</a>.
			</p>
		</div>
	);
}
