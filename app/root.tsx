import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunctionArgs,
	useRouteError,
	useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { env } from "~/env.server";
import { clinicTime } from "~/features/calendar";
import { HELPLINES } from "~/features/helplines.server";
import { originOf } from "~/http/client.server";
import { tokenCookie } from "~/http/cookies.server";
import { orErrorPage, pageHeaders } from "~/http/pages.server";
import { visitor } from "~/http/session.server";
import stylesheet from "~/styles/index.css?url";
import { ErrorPage } from "~/ui/error-page";
import { Footer } from "~/ui/footer";
import { HelpStrip } from "~/ui/help-strip";
import { useLeftPage } from "~/ui/left-page";
import { Navbar } from "~/ui/navbar";
import { useNonce } from "~/ui/nonce";
import { productMeta } from "~/ui/page-title";
import { useTokenMirror } from "~/ui/token-mirror";

export async function loader({ request }: LoaderFunctionArgs) {
	const { user, unknown } = await orErrorPage(request, () => visitor(request));
	return {
		product: { name: env.PRODUCT_NAME, phone: env.CONTACT_PHONE, email: env.CONTACT_EMAIL },
		locale: env.LOCALE,
		clinic: { timeZone: env.CLINIC_TIME_ZONE, today: clinicTime(new Date(), env.CLINIC_TIME_ZONE).date },
		origin: originOf(request),
		helplines: HELPLINES,
		// Visitors are told when their words are answered by a service outside.
		answeredElsewhere: env.BOT !== "embedded",
		username: user?.username ?? null,
		// The mirror in localStorage needs the token itself. Undefined: the database cannot say, so leave the mirror alone.
		token: unknown ? undefined : user === null ? null : tokenCookie(request),
	};
}

export const headers = pageHeaders;

/**
 * Typing in a chat, another view of the same page, and what the server could not do change nothing in the frame of the
 * page. Asking for it anew over a broken line would put an error page in place of what was typed.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
	const { formAction, formMethod, actionStatus = 200, currentUrl, nextUrl, defaultShouldRevalidate } = change;
	if (formAction?.startsWith("/chatbot") || actionStatus >= 500) return false;
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

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>("root");
	const nonce = useNonce();
	return (
		<html lang={data?.locale ?? "en"}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1e2b29" />
				<Meta />
				<Links />
			</head>
			<body>
				<a className="skip-link" href="#main">
					Skip to the content
				</a>
				<Navbar product={data?.product} signedIn={data?.token !== null} />
				<HelpStrip helplines={data?.helplines} />
				{children}
				<ScrollRestoration nonce={nonce} />
				<Scripts nonce={nonce} />
			</body>
		</html>
	);
}

export default function App() {
	const data = useRouteLoaderData<typeof loader>("root");
	useTokenMirror(data?.token);
	useLeftPage();
	useHydratedMark();
	return <Outlet />;
}

export function ErrorBoundary() {
	const data = useRouteLoaderData<typeof loader>("root");
	return (
		<>
			<ErrorPage error={useRouteError()} />
			{data && <Footer product={data.product} />}
		</>
	);
}

/** Tests, and styles that only make sense with script, can see that the page is alive. */
function useHydratedMark() {
	useEffect(() => {
		document.documentElement.dataset.hydrated = "";
	}, []);
}
