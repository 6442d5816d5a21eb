import { Form, Link } from "@remix-run/react";
import { useTalkWords } from "./words";

type TalkChoicesProps = { page: "/chatbot" | "/check"; chosen: { forgets: boolean; clears: boolean } };

/** What can be settled before a talk on a phone or computer that others use too. */
export function TalkChoices({ page, chosen }: TalkChoicesProps) {
	const { chat } = useTalkWords();
	return (
		<details className="talk-choices" open={chosen.forgets || chosen.clears}>
			<summary>{chat.shared}</summary>
			<Form method="post" action="/conversation/choices" reloadDocument>
				<input type="hidden" name="returnTo" value={page} />
				<label>
					<input type="checkbox" name="forget" value="yes" defaultChecked={chosen.forgets} />
					{chat.forget}
				</label>
				<label>
					<input type="checkbox" name="clear" value="yes" defaultChecked={chosen.clears} />
					{chat["clear-leaving"]}
				</label>
				<p>
					{chat["shared-means"]} <Link to="/data">{chat["what-is-kept"]}</Link>
				</p>
				<button className="button button-quiet" type="submit">
					{chat["keep-to-that"]}
				</button>
			</Form>
		</details>
	);
}
