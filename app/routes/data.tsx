import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { env } from "~/env.server";
import { EMAIL_LENGTH, USERNAME_LENGTH } from "~/features/auth/credential-bounds";
import {
	type AccountField,
	type Change,
	changeEmail,
	changeName,
	changePassword,
	deleteAccount,
	endOtherSignIns,
	hasOtherSignIns,
} from "~/features/auth/own-account.server";
import { clinicTime } from "~/features/calendar";
import { accountOf, dataIn } from "~/features/data/data.server";
import type { DataShown } from "~/features/data/data-page";
import { chatWordsIn } from "~/features/frame/frame.server";
import { beginMoods, endMoods, moodLineOf } from "~/features/moods/moods.server";
import { readForm } from "~/http/bodies.server";
import { callBackCookie, conversationCookie, noticeCookie, setNotice, tokenCookie } from "~/http/cookies.server";
import { asFailure, failureInit } from "~/http/failures.server";
import { languageOf } from "~/http/language.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { seeOther } from "~/http/redirects.server";
import { callerOf, cookieHeaders, currentUser, leave } from "~/http/session.server";
import type { RouteHandle, loader as rootLoader } from "~/root";
import { orBrokenLine, UNREACHABLE } from "~/ui/broken-line";
import { ClearConversation } from "~/ui/chat/clear-conversation";
import { useClearedElsewhere } from "~/ui/chat/cleared";
import { ErrorSummary, problemsAt } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { overLine } from "~/ui/line";
import { Moods } from "~/ui/moods/moods";
import { pageTitle } from "~/ui/page-title";

const INTENTS = ["name", "email", "password", "others", "moods-on", "moods-off", "delete"] as const;
type Intent = (typeof INTENTS)[number];
type Problems = Partial<Record<AccountField, string>>;
/** Of what was refused. Where the line broke nothing is known, and the forms are as they were. */
type Refusal = {
	intent: Intent | null;
	alert: string | null;
	problems: Problems;
	typed: { username: string; email: string } | null;
};

export async function loader({ request }: LoaderFunctionArgs) {
	return orErrorPage(request, async () => {
		const language = languageOf(request);
		const user = await currentUser(request);
		const notice = noticeCookie(request)?.kind;
		const done = notice?.startsWith("done-") ? notice : null;
		return data(
			{
				page: dataIn(language),
				chat: chatWordsIn(language).chat,
				account: user === null ? null : await accountOf(user.id),
				otherSignIns: user !== null && (await hasOtherSignIns(user.id)),
				moods: user === null ? null : await moodLineOf(user.id, new Date()),
				talks: conversationCookie(request) !== null,
				done,
			},
			done === null ? {} : { headers: cookieHeaders(setNotice(request, null)) },
		);
	});
}

export async function action({ request }: ActionFunctionArgs) {
	return orErrorPage(request, async () => {
		const form = await readForm(request, ["intent", "username", "email", "password", "current"]);
		const intent = INTENTS.find((known) => known === form.get("intent"));
		const user = await currentUser(request);
		if (user === null || intent === undefined) return seeOther(user === null ? LOGIN : "/data");
		const typed = { username: form.get("username") ?? "", email: form.get("email") ?? "" };
		try {
			const change = await changeBy(intent, user.id, form, request);
			if (!change.ok) return data<Refusal>({ intent, alert: null, problems: change.problems, typed }, { status: 422 });
			const place = intent.startsWith("moods") ? "/data#moods" : "/data";
			if (intent !== "delete") return seeOther(place, setNotice(request, { kind: `done-${intent}` }));
			const answer = seeOther("/data", ...(await leave(request, false)), setNotice(request, { kind: "done-deleted" }));
			answer.headers.set("Clear-Site-Data", '"storage"');
			return answer;
		} catch (error) {
			const failure = asFailure(error);
			if (failure === null) throw error;
			return data<Refusal>({ intent, alert: failure.message, problems: {}, typed }, failureInit(failure));
		}
	});
}

/** Does what one of the forms asks for. */
async function changeBy(intent: Intent, userId: number, form: URLSearchParams, request: Request): Promise<Change> {
	const [username = "", email = "", password = "", current = ""] = ["username", "email", "password", "current"].map(
		(name) => form.get(name) ?? "",
	);
	const token = tokenCookie(request) ?? "";
	const now = new Date();
	const today = clinicTime(now, env.CLINIC_TIME_ZONE).date;
	switch (intent) {
		case "name":
			return changeName(userId, username);
		case "email":
			return changeEmail(userId, { email, current }, callerOf(request));
		case "password":
			return changePassword(userId, token, { password, current }, callerOf(request));
		case "others":
			await endOtherSignIns(userId, token);
			return { ok: true };
		case "moods-on":
			await beginMoods(userId, now);
			return { ok: true };
		case "moods-off":
			await endMoods(userId);
			return { ok: true };
		case "delete":
			return deleteAccount(userId, current, callerOf(request), { now, today, wish: callBackCookie(request) });
	}
}

export const clientLoader = overLine;

export const clientAction = orBrokenLine<Refusal>(() => ({
	intent: null,
	alert: UNREACHABLE,
	problems: {},
	typed: null,
}));

export const headers = pageHeaders;

export const handle: RouteHandle = { inAllLanguages: true };

export const meta = pageTitle<typeof loader>((data) => data?.page.words.title ?? "My data");

const LOGIN = `/login?mode=login&redirectTo=${encodeURIComponent("/data")}`;

export default function MyData() {
	const loaded = useLoaderData<typeof loader>();
	const { page, chat, account, otherSignIns, moods, talks, done } = loaded;
	const email = useEmptiedOnceDone("email", loaded);
	const password = useEmptiedOnceDone("password", loaded);
	const refusal = useActionData<Refusal>();
	const { words } = page;
	useClearedElsewhere();
	const ofMoods = done?.startsWith("done-moods") ?? false;
	const parts = ["kept", "rights", ...(account ? ["moods", "change"] : []), ...(otherSignIns ? ["others"] : [])];
	return (
		<main id="main" className="page my-data">
			<div className="page-title">
				<h1>{words.title}</h1>
				<p className="lead">{words.lead}</p>
				{done !== null && !ofMoods && (
					<p className="notice" role="status">
						{words[done]}
					</p>
				)}
			</div>
			<ErrorSummary alert={refusal?.alert ?? null} problems={problemsOf(refusal)} occasion={refusal} />
			<nav className="help-needs" aria-labelledby="parts">
				<h2 id="parts">{words.parts}</h2>
				<ul>
					{[...parts, ...(account ? ["delete"] : [])].map((part) => (
						<li key={part}>
							<a href={`#${part}`}>{words[part]}</a>
						</li>
					))}
				</ul>
			</nav>
			<Kept page={page} />
			{account === null && !talks && <p className="notice">{words.nothing}</p>}
			<Rights words={words} />
			<div className="actions">
				{(account !== null || talks) && (
					<a className="button" href="/data/download" download>
						{words.download}
					</a>
				)}
				{talks && <ClearConversation returnTo="/data" text={chat.clear} />}
			</div>
			{account !== null && <Moods line={moods} words={words} chat={chat} done={ofMoods ? done : null} />}
			{account !== null && <Account words={words} account={account} refusal={refusal} forms={{ email, password }} />}
			{account !== null && otherSignIns && <OtherSignIns words={words} />}
			{account !== null && <Deletion words={words} refusal={refusal} />}
		</main>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";

function Kept({ page: { words, kept } }: { page: DataShown }) {
	return (
		<section className="my-data-part" aria-labelledby="kept">
			<h2 id="kept">{words.kept}</h2>
			{kept.map(({ id, what, why, long, seen }) => (
				<article className="card line" key={id}>
					<h3>{what}</h3>
					<dl>
						<dt>{words.why}</dt>
						<dd>{why}</dd>
						<dt>{words.long}</dt>
						<dd>{long}</dd>
						<dt>{words.seen}</dt>
						<dd>{seen}</dd>
					</dl>
				</article>
			))}
		</section>
	);
}

function Rights({ words }: { words: DataShown["words"] }) {
	const root = useRouteLoaderData<typeof rootLoader>("root");
	return (
		<section className="my-data-part" aria-labelledby="rights">
			<h2 id="rights">{words.rights}</h2>
			<p>{words.access}</p>
			<p>{words.correction}</p>
			<p>{words.grievance}</p>
			{root && (
				<p>
					<a href={`mailto:${root.product.email}`}>{root.product.email}</a>
				</p>
			)}
		</section>
	);
}

type FormProps = { words: DataShown["words"]; refusal: Refusal | undefined };

type AccountProps = FormProps & {
	account: { username: string; email: string };
	/** Those in which a password is typed. */
	forms: Record<"email" | "password", RefObject<HTMLFormElement>>;
};

function Account({ words, account, refusal, forms }: AccountProps) {
	const of = (intent: Intent) => (refusal?.intent === intent ? refusal : undefined);
	return (
		<section className="my-data-part" aria-labelledby="change">
			<h2 id="change">{words.change}</h2>
			<Form className="card form" method="post" action="/data" aria-label={words["change-name"]}>
				<Field id="name-username" label="Your name" problem={of("name")?.problems.username}>
					{(described) => (
						<input
							{...described}
							name="username"
							autoComplete="name"
							maxLength={USERNAME_LENGTH}
							defaultValue={of("name")?.typed?.username ?? account.username}
						/>
					)}
				</Field>
				<Submit intent="name" text={words["change-name"]} />
			</Form>
			<Form className="card form" method="post" action="/data" aria-label={words["change-email"]} ref={forms.email}>
				<Field id="email-email" label="Email" problem={of("email")?.problems.email}>
					{(described) => (
						<input
							{...described}
							name="email"
							type="email"
							autoComplete="email"
							maxLength={EMAIL_LENGTH}
							defaultValue={of("email")?.typed?.email ?? account.email}
						/>
					)}
				</Field>
				<Current intent="email" words={words} refusal={refusal} />
				<Submit intent="email" text={words["change-email"]} />
			</Form>
			<Form
				className="card form"
				method="post"
				action="/data"
				aria-label={words["change-password"]}
				ref={forms.password}
			>
				<Field id="password-password" label={words["new-password"] ?? ""} problem={of("password")?.problems.password}>
					{(described) => <input {...described} name="password" type="password" autoComplete="new-password" />}
				</Field>
				<Current intent="password" words={words} refusal={refusal} />
				<Submit intent="password" text={words["change-password"]} />
			</Form>
		</section>
	);
}

/** Empties a form whenever the page comes anew because its change is made: a password stays no longer than it has to. */
function useEmptiedOnceDone(intent: Intent, loaded: { done: string | null }): RefObject<HTMLFormElement> {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (loaded.done === `done-${intent}`) form.current?.reset();
	}, [loaded, intent]);
	return form;
}

function OtherSignIns({ words }: { words: DataShown["words"] }) {
	return (
		<section className="my-data-part" aria-labelledby="others">
			<h2 id="others">{words.others}</h2>
			<Form method="post" action="/data">
				<Submit intent="others" text={words["end-others"]} />
			</Form>
		</section>
	);
}

function Deletion({ words, refusal }: FormProps) {
	return (
		<section className="my-data-part" aria-labelledby="delete">
			<h2 id="delete">{words.delete}</h2>
			<p>{words.deleting}</p>
			<Form className="card form" method="post" action="/data" reloadDocument>
				<Current intent="delete" words={words} refusal={refusal} />
				<Submit intent="delete" text={words["delete-all"]} />
			</Form>
		</section>
	);
}

/** The password, once, where a stolen phone should not be enough. */
function Current({ intent, words, refusal }: FormProps & { intent: Intent }) {
	const problem = refusal?.intent === intent ? refusal.problems.current : undefined;
	return (
		<Field id={`${intent}-current`} label={words["password-now"] ?? ""} problem={problem}>
			{(described) => <input {...described} name="current" type="password" autoComplete="current-password" />}
		</Field>
	);
}

function Submit({ intent, text }: { intent: Intent; text: string | undefined }) {
	return (
		<button className="button button-quiet" type="submit" name="intent" value={intent}>
			{text}
		</button>
	);
}

/** What is wrong with the fields of the form that was sent, in their order. */
function problemsOf(refusal: Refusal | undefined) {
	return problemsAt(["username", "email", "password", "current"], refusal?.problems).map(({ id, message }) => ({
		id: `${refusal?.intent}-${id}`,
		message,
	}));
}
