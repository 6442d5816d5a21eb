import { isRouteErrorResponse, Link } from "@remix-run/react";

/** What a person reads when a page cannot be had, with a way on. */
export function ErrorPage({ error }: { error: unknown }) {
	const lost = isRouteErrorResponse(error) && error.status === 404;
	const reference = referenceOf(error);
	return (
		<main id="main" className="page page-error">
			<img src={lost ? "/illustrations/lost.svg" : "/illustrations/error.svg"} alt="" width="480" height="360" />
			<div className="hero-words">
				<h1>{title(error)}</h1>
				<p className="lead">{lost ? "The address may be mistyped, or the page may have moved." : explanation(error)}</p>
				{reference !== null && (
					<p>
						If you write to us about it, please mention this reference: <code>{reference}</code>
					</p>
				)}
				<p>You can still talk to the bot, or go back to the start.</p>
				<p className="actions">
					<Link className="button" to="/chatbot" reloadDocument>
						Talk to the bot
					</Link>
					<Link className="button button-quiet" to="/" reloadDocument>
						Go to the start page
					</Link>
				</p>
			</div>
		</main>
	);
}

function title(error: unknown): string {
	if (!isRouteErrorResponse(error) || error.status >= 500) return "Something went wrong on our side";
	return error.status === 404 ? "We could not find that page" : "That did not work";
}

/** Where the server's log tells more, for an error that nobody foresaw. */
function referenceOf(error: unknown): string | null {
	return isRouteErrorResponse(error) && typeof error.data?.reference === "string" ? error.data.reference : null;
}

/** The server's own sentence where it sent one: it is written for the person. */
function explanation(error: unknown): string {
	if (isRouteErrorResponse(error) && typeof error.data?.message === "string") return error.data.message;
	return "It is not your fault. Please try again in a little while.";
}
