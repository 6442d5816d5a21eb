import { isRouteErrorResponse, Link, useRevalidator, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { isBrokenLine } from "./broken-line";
import { Footer } from "./footer";
import { English, useFrame } from "./frame";
import { useOnline } from "./online";
import type { Product } from "./product";

/** What an error page needs of the root's data. The root uses it itself. */
type RootLoader = () => { product: Product };

/**
 * What every page shows in its own place when it cannot be had. Each page has it, not the document alone: after a
 * failed action Remix loads only what stands above the page that catches the error, and the lines of help are there.
 */
export function PageErrorBoundary() {
	const root = useRouteLoaderData<RootLoader>("root");
	return (
		<>
			<ErrorPage error={useRouteError()} />
			{root && <Footer product={root.product} />}
		</>
	);
}

/** What a person reads when a page cannot be had, with a way on. */
function ErrorPage({ error }: { error: unknown }) {
	const online = useOnline();
	const { language, words } = useFrame();
	if (!online && isBrokenLine(error)) return <LineGone />;
	const lost = isRouteErrorResponse(error) && error.status === 404;
	const reference = referenceOf(error);
	return (
		<main id="main" className="page page-error" lang={language}>
			<img src={lost ? "/illustrations/lost.svg" : "/illustrations/error.svg"} alt="" width="480" height="360" />
			<div className="hero-words">
				<h1>{words[titleOf(error)]}</h1>
				<p className="lead">{lost ? words.lost : explained(error, words.failed)}</p>
				{reference !== null && (
					<p>
						{words.reference} <code>{reference}</code>
					</p>
				)}
				<p>{words["ways-on"]}</p>
				<p className="actions">
					<Link className="button" to="/chatbot" reloadDocument>
						{words["talk-on"]}
					</Link>
					<Link className="button button-quiet" to="/booking" reloadDocument>
						<English text="Book a Session" />
					</Link>
					<Link className="button button-quiet" to="/" reloadDocument>
						{words.start}
					</Link>
				</p>
			</div>
		</main>
	);
}

/** Nothing here needs the line: no picture, no other page. */
function LineGone() {
	const { revalidate, state } = useRevalidator();
	const { language, words } = useFrame();
	return (
		<main id="main" className="page" lang={language}>
			<h1>{words["gone-title"]}</h1>
			<p className="lead">{words.gone}</p>
			<p className="actions">
				<button className="button" type="button" onClick={revalidate} aria-disabled={state !== "idle"}>
					{words["try-again"]}
				</button>
			</p>
		</main>
	);
}

function titleOf(error: unknown): "failed-title" | "lost-title" | "refused-title" {
	if (!isRouteErrorResponse(error) || error.status >= 500) return "failed-title";
	return error.status === 404 ? "lost-title" : "refused-title";
}

/** Where the server's log tells more, for an error that nobody foresaw. */
function referenceOf(error: unknown): string | null {
	return isRouteErrorResponse(error) && typeof error.data?.reference === "string" ? error.data.reference : null;
}

/** The server's own sentence where it sent one: it is written for the person. */
function explained(error: unknown, otherwise: string) {
	if (isRouteErrorResponse(error) && typeof error.data?.message === "string")
		return <English text={error.data.message} />;
	return otherwise;
}
