import { Form } from "@remix-run/react";

/** Ends the talk and deletes it. Loads the page anew, so that nothing of it stays in memory. */
export function ClearConversation({ returnTo }: { returnTo: "/chatbot" | "/check" }) {
	return (
		<Form method="post" action="/conversation" reloadDocument>
			<input type="hidden" name="returnTo" value={returnTo} />
			<button className="button button-link" type="submit">
				Clear conversation
			</button>
		</Form>
	);
}
