import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Form, Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { type FormEvent, useCallback, useRef, useState } from "react";
import { JOINING, logIn, signUp } from "~/features/auth/accounts.server";
import { EMAIL_LENGTH, EMAIL_MESSAGE, PASSWORD_SHORTEST, USERNAME_LENGTH } from "~/features/auth/credential-bounds";
import type { CredentialField, CredentialProblems } from "~/features/auth/credentials";
import { readForm } from "~/http/bodies.server";
import { asFailure, failureInit } from "~/http/failures.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { returnAddress, seeOther } from "~/http/redirects.server";
import { callerOf, enterWith, visitor } from "~/http/session.server";
import { isBrokenLine, orBrokenLine, UNREACHABLE } from "~/ui/broken-line";
import { ErrorSummary, problemsAt } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { English } from "~/ui/frame";
import { pageTitle } from "~/ui/page-title";
import { useSending } from "~/ui/sending";

type Mode = "signup" | "login";
type Typed = { username: string; email: string; age: string; consent: string };
type Refusal = { alert: string; problems: CredentialProblems; typed: Typed };
/** What is told of a form that was not taken. */
type Told = { alert: string | null; problems: CredentialProblems };

export async function loader({ request }: LoaderFunctionArgs) {
	const { user } = await orErrorPage(request, () => visitor(request));
	if (user !== null) throw redirect(returnAddress(request));
	return { mode: modeOf(request), joining: JOINING };
}

export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, () => enter(request));
}

/** Signs up or in with the form of a request. */
async function enter(request: Request) {
	const mode = modeOf(request);
	const form = await readForm(request, FIELDS);
	const credentials = {
		username: form.get("username") ?? "",
		email: form.get("email") ?? "",
		password: form.get("password") ?? "",
		age: form.get("age") ?? "",
		consent: form.get("consent") ?? "",
	};
	const { password: _, ...typed } = credentials;
	const refused = (alert: string, problems: CredentialProblems): Refusal => ({
		alert,
		problems,
		typed,
	});
	try {
		const entrance = await (mode === "signup" ? signUp : logIn)(credentials, callerOf(request), new Date());
		if (entrance.ok) return seeOther(returnAddress(request), ...(await enterWith(request, entrance)));
		return data(refused(entrance.message, entrance.problems), { status: STATUS[entrance.reason] });
	} catch (error) {
		const failure = asFailure(error);
		if (failure === null) throw error;
		return data(refused(failure.message, {}), failureInit(failure));
	}
}

/** Switching modes works over a broken line too. */
export async function clientLoader({ serverLoader, request }: ClientLoaderFunctionArgs) {
	try {
		return await serverLoader<typeof loader>();
	} catch (thrown) {
		if (!isBrokenLine(thrown)) throw thrown;
		return { mode: modeOf(request), joining: { consentText: null, minimumAge: null } };
	}
}

export const clientAction = orBrokenLine<Refusal>((form) => ({
	alert: UNREACHABLE,
	problems: {},
	typed: typedIn(form),
}));

/** What stays of a form that was not taken: all but the password. */
function typedIn(form: FormData): Typed {
	const text = (name: keyof Typed) => String(form.get(name) ?? "");
	return { username: text("username"), email: text("email"), age: text("age"), consent: text("consent") };
}

export const headers = pageHeaders;

export const meta = pageTitle<typeof loader>((data) => (data?.mode === "login" ? "Login" : "Signup"));

export default function Login() {
	const { mode, joining } = useLoaderData<typeof loader>();
	const refusal = useActionData<Refusal>();
	const { search } = useLocation();
	const { busy, once } = useSending();
	const { told, refuseEmail } = useTold(refusal);
	const name = useKeptValue();
	const signingUp = mode === "signup";
	return (
		<main id="main" className="page page-form">
			<div className="page-title">
				<h1>
					<English text={signingUp ? "Signup" : "Login"} />
				</h1>
				<p className="lead">
					{signingUp ? "An account lets you book a session and see your bookings." : "Good to see you again."}
				</p>
			</div>
			<ErrorSummary alert={told?.alert ?? null} problems={problemsAt(FIELDS, told?.problems)} occasion={told} />
			<Form className="card form" method="post" action={`/login${search}`} onSubmit={once}>
				{signingUp && (
					<Field id="username" label="Your name" problem={told?.problems.username}>
						{(described) => (
							<input
								{...described}
								name="username"
								autoComplete="name"
								maxLength={USERNAME_LENGTH}
								defaultValue={name.kept.current ?? refusal?.typed.username}
								ref={name.input}
							/>
						)}
					</Field>
				)}
				<Field id="email" label="Email" problem={told?.problems.email} key="email">
					{(described) => (
						<input
							{...described}
							name="email"
							type="email"
							autoComplete="email"
							maxLength={EMAIL_LENGTH}
							defaultValue={refusal?.typed.email}
							onInvalid={refuseEmail}
						/>
					)}
				</Field>
				<Field
					id="password"
					key="password"
					label="Password"
					hint={signingUp ? `At least ${PASSWORD_SHORTEST} characters` : undefined}
					problem={told?.problems.password}
				>
					{(described) => (
						<input
							{...described}
							name="password"
							type="password"
							autoComplete={signingUp ? "new-password" : "current-password"}
						/>
					)}
				</Field>
				{signingUp && <JoiningFields joining={joining} problems={told?.problems ?? {}} typed={refusal?.typed} />}
				<button className="button button-large" type="submit" aria-disabled={busy}>
					<English text={signingUp ? "Signup" : "Login"} />
				</button>
				<ModeLink signingUp={signingUp} search={search} />
				{!signingUp && (
					<p>
						<Link to="/forgotten">Forgotten password?</Link>
					</p>
				)}
			</Form>
			<p className="form-note">
				Not yet? <Link to="/chatbot">Talk to the bot</Link> or see <Link to="/booking">how to book</Link>.
			</p>
			<div className="page-aside">
				<img src="/illustrations/key.svg" alt="" width="480" height="360" loading="lazy" />
			</div>
		</main>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";

type JoiningFieldsProps = { joining: typeof JOINING; problems: CredentialProblems; typed: Typed | undefined };

/** What this operator asks for besides. Nothing is ticked beforehand. */
function JoiningFields({ joining, problems, typed }: JoiningFieldsProps) {
	return (
		<>
			{joining.minimumAge !== null && (
				<Field id="age" label="Age" hint="In years" problem={problems.age}>
					{(described) => (
						<input
							{...described}
							name="age"
							inputMode="numeric"
							autoComplete="off"
							maxLength={3}
							defaultValue={typed?.age}
						/>
					)}
				</Field>
			)}
			{joining.consentText !== null && (
				<div className="consent">
					{problems.consent !== undefined && (
						<p className="field-problem" id="consent-problem">
							<English text={problems.consent} />
						</p>
					)}
					<label>
						<input
							id="consent"
							type="checkbox"
							name="consent"
							value="yes"
							defaultChecked={typed?.consent === "yes"}
							aria-invalid={problems.consent !== undefined || undefined}
							aria-describedby={problems.consent === undefined ? undefined : "consent-problem"}
						/>
						<span>{joining.consentText}</span>
					</label>
				</div>
			)}
		</>
	);
}

/** Where script runs the same form stays, so that what was typed stays too. */
function ModeLink({ signingUp, search }: { signingUp: boolean; search: string }) {
	const parameters = new URLSearchParams(search);
	if (signingUp) parameters.set("mode", "login");
	else parameters.delete("mode");
	const to = { search: parameters.toString() };
	return signingUp ? (
		<p>
			Already have an account?{" "}
			<Link to={to} replace preventScrollReset>
				<English text="Login" />
			</Link>
		</p>
	) : (
		<p>
			New here?{" "}
			<Link to={to} replace preventScrollReset>
				<English text="Click here to create an account" />
			</Link>
		</p>
	);
}

const STATUS = { unfit: 422, taken: 409, wrong: 401 } as const;

function modeOf(request: Request): Mode {
	return new URL(request.url).searchParams.get("mode") === "login" ? "login" : "signup";
}

/** Keeps what stands in an input that comes and goes: give `input` as its ref, and `kept` as its value when it is back. */
function useKeptValue() {
	const kept = useRef<string>();
	const element = useRef<HTMLInputElement | null>(null);
	const input = useCallback((now: HTMLInputElement | null) => {
		kept.current = element.current?.value;
		element.current = now;
	}, []);
	return { input, kept };
}

/** In their order on the page. */
const FIELDS: readonly CredentialField[] = ["username", "email", "password", "age", "consent"];

/**
 * What was told last: the server's refusal, or the browser's own check of the email, which without script says so in a
 * bubble that goes away by itself.
 */
function useTold(refusal: Refusal | undefined) {
	const { key } = useLocation();
	const [found, setFound] = useState<{ told: Told; at: string }>();
	function refuseEmail(event: FormEvent) {
		event.preventDefault();
		setFound({ told: { alert: null, problems: { email: EMAIL_MESSAGE } }, at: key });
	}
	// Every answer of the server, and every change of mode, is a place of its own in the browser's history.
	return { told: found?.at === key ? found.told : refusal, refuseEmail };
}
