import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunctionArgs,
	useLocation,
	useMatches,
	useRouteError,
	useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { env } from "~/env.server";
import { clinicTime } from "~/features/calendar";
import { frameIn } from "~/features/frame/frame.server";
import { stripLines } from "~/features/help/help.server";
import { HELPLINES, serviceOf } from "~/features/helplines.server";
import { originOf } from "~/http/client.server";
import { setLanguage, talkChoices, tokenCookie } from "~/http/cookies.server";
import { chosenNow, languageOf } from "~/http/language.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { cookieHeaders, visitor } from "~/http/session.server";
import stylesheet from "~/styles/index.css?url";
import { useArrival } from "~/ui/arrival";
import { PageErrorBoundary } from "~/ui/error-page";
import { CarriedFrame, useFrame } from "~/ui/frame";
import { HelpStrip } from "~/ui/help-strip";
import { LeaveQuickly } from "~/ui/leave";
import { LeftMark } from "~/ui/left-mark";
import { useLeftPage } from "~/ui/left-page";
import { LineNotice, overLine } from "~/ui/line";
import { Navbar } from "~/ui/navbar";
import { useNonce } from "~/ui/nonce";
import { productMeta } from "~/ui/page-title";
import { useTokenMirror } from "~/ui/token-mirror";

export async function loader({ request }: LoaderFunctionArgs) {
	const { user, unknown } = await orErrorPage(request, () => visitor(request));
	const chosen = chosenNow(request);
	const frame = frameIn(languageOf(request));
	return data(
		{
			product: {
				name: env.PRODUCT_NAME,
				phone: env.CONTACT_PHONE,
				phoneOf: serviceOf(env.CONTACT_PHONE),
				email: env.CONTACT_EMAIL,
			},
			locale: env.LOCALE,
			frame,
			clinic: { timeZone: env.CLINIC_TIME_ZONE, today: clinicTime(new Date(), env.CLINIC_TIME_ZONE).date },
			origin: originOf(request),
			helplines: HELPLINES,
			strip: stripLines(frame.language, frame.words),
			leaving: { address: env.LEAVE_ADDRESS },
			talk: { idleHours: env.CONVERSATION_IDLE_HOURS, ...talkChoices(request) },
			// Visitors are told when their words are answered by a service outside.
			answeredElsewhere: env.BOT !== "embedded",
			username: user?.username ?? null,
			// Who does not work at the desk is not even told that there is one.
			...(user?.role && { desk: true }),
			// The mirror in localStorage needs the token itself. Undefined: the database cannot say, so leave the mirror alone.
			token: unknown ? undefined : user === null ? null : tokenCookie(request),
		},
		chosen === null ? {} : { headers: cookieHeaders(setLanguage(request, chosen)) },
	);
}

export const clientLoader = overLine;

export const headers = pageHeaders;

/**
 * Typing in a chat, another view of the same page, and what the server could not do change nothing in the frame of the
 * page. Asking for it anew over a broken line would put an error page in place of what was typed.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
	const { formAction, formMethod, actionStatus = 200, currentUrl, nextUrl, defaultShouldRevalidate } = change;
	if (formAction?.startsWith("/chatbot") || actionStatus >= 500) return false;
	if (nextUrl.searchParams.has("language")) return true;
	const otherView = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
	return otherView && formMethod !== "POST" ? false : defaultShouldRevalidate;
}

export const links: LinksFunction = () => [
	{ rel: "stylesheet", href: stylesheet },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
	{ rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? productMeta(data.product, data.origin) : [{ title: "Something went wrong" }];

/** What a route says of itself. */
export type RouteHandle = {
	/** Its own words are there in all languages of the frame; else they are in English alone. */
	inAllLanguages?: true;
	/** It is a chat, which has the frame small on a phone: said at the top, so that nothing moves when the chat comes. */
	talk?: true;
};

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>("root");
	const nonce = useNonce();
	const { pathname, search } = useLocation();
	const { language, words } = useFrame();
	const failed = Boolean(useRouteError());
	const talk = useRouteSays("talk") && !failed;
	const spoken = useEnglishPage() || failed ? "en" : language;
	// The copy of a page that a browser keeps for when it is offline: scripts would ask for the rest.
	const scripted = !(pathname === "/help" && new URLSearchParams(search).has("offline"));
	return (
		<html lang={tagOf(spoken, data?.locale)} data-talk={talk ? "" : undefined}>
			<head>
				<meta charSet="utf-8" />
				{scripted && <LeftMark nonce={nonce} />}
				<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1e2b29" />
				<Meta />
				<Links />
			</head>
			<body lang={language === spoken ? undefined : tagOf(language, data?.locale)}>
				<a className="skip-link" href="#main">
					{words.skip}
				</a>
				<Navbar product={data?.product} signedIn={Boolean(data) && data?.token !== null} />
				<div className="top-bar">
					<HelpStrip lines={data?.strip} />
					<LeaveQuickly leaving={data?.leaving} />
				</div>
				{children}
				{!data && <CarriedFrame />}
				{scripted && <ScrollRestoration nonce={nonce} getKey={placeKey} />}
				{scripted && <Scripts nonce={nonce} />}
			</body>
		</html>
	);
}

/**
 * The name under which the place in a page is kept. Jumps within a page have one name in common in the browser's
 * history: kept under it, the place of one would be gone back to after the next.
 */
function placeKey({ key, hash }: { key: string; hash: string }): string {
	return key === "default" && hash !== "" ? `${hash} ${Math.random()}` : key;
}

/** How a language is named in `lang`: as the operator names it, with its country, where it is theirs. */
function tagOf(language: string, locale: string | undefined): string {
	return locale?.split("-")[0] === language ? locale : language;
}

function useRouteSays(what: keyof RouteHandle): boolean {
	return useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.[what]);
}

/** Whether the page's own words are there in English alone. */
function useEnglishPage(): boolean {
	return !useRouteSays("inAllLanguages");
}

export default function App() {
	const data = useRouteLoaderData<typeof loader>("root");
	useTokenMirror(data?.token);
	useLeftPage();
	useHydratedMark();
	const arrived = useArrival();
	const english = useEnglishPage();
	const { language } = useFrame();
	return (
		<>
			<p className="visually-hidden" role="status">
				{arrived}
			</p>
			<LineNotice />
			<div className="page-words" lang={english && language !== "en" ? "en" : undefined}>
				<Outlet />
			</div>
		</>
	);
}

export { PageErrorBoundary as ErrorBoundary };

/** Tests, and styles that only make sense with script, can see that the page is alive. */
function useHydratedMark() {
	useEffect(() => {
		document.documentElement.dataset.hydrated = "";
	}, []);
}
