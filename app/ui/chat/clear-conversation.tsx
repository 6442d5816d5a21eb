import { Form } from "@remix-run/react";

type ClearConversationProps = {
	returnTo: "/chatbot" | "/check" | "/data";
	/** The words of the button. Those in square brackets are left out where there is little room. */
	text: string;
};

/** Leads to where it is asked whether to delete the talk. Loads that page anew, so that nothing of the talk stays in memory. */
export function ClearConversation({ returnTo, text }: ClearConversationProps) {
	const [before, what, after] = text.split(/[[\]]/);
	return (
		<Form method="get" action="/conversation" reloadDocument>
			<input type="hidden" name="returnTo" value={returnTo} />
			<button className="button button-link" type="submit">
				{/* In one piece: between the parts of a button that is laid out as a row, blanks are lost. */}
				<span>
					{before}
					<span className="clear-what">{what}</span>
					{after}
				</span>
			</button>
		</Form>
	);
}
