import { Link } from "@remix-run/react";
import type { ReplyView } from "~/features/bot/view";
import { English, useFrame } from "../frame";
import { textLanguage } from "../text-language";
import { COMPOSER } from "./composer";
import { keepFocus } from "./send-button";
import { useTalkWords } from "./words";

type SuggestionsProps = {
	view: Pick<ReplyView, "suggestions" | "show">;
	/** While a message is on its way nothing else is sent. */
	sending: boolean;
	/** The button that deletes the talk, where the reply leads to it. */
	clear: React.ReactNode;
};

/**
 * What the person may well want to say next, under the newest reply. Submit buttons of the composer's form, so that they
 * work without script; what is typed meanwhile stays in the input.
 */
export function Suggestions({ view, sending, clear }: SuggestionsProps) {
	const { chat } = useTalkWords();
	const { language } = useFrame();
	if (view.suggestions.length === 0 && view.show.length === 0) return null;
	return (
		<fieldset className="suggestions">
			<legend className="visually-hidden">{chat["could-say"]}</legend>
			{view.show.includes("book") && (
				<Link className="button suggestion" to="/booking">
					<English text="Book a Session" />
				</Link>
			)}
			{view.show.includes("clear") && clear}
			{view.suggestions.map((text) => (
				<button
					className="button button-quiet suggestion"
					type="submit"
					form={COMPOSER}
					name="suggestion"
					value={text}
					key={text}
					lang={textLanguage(text, language)}
					aria-disabled={sending}
					onMouseDown={keepFocus}
				>
					{text}
				</button>
			))}
			{/* Last: what the protocol itself offers comes first. */}
			{view.show.includes("call") && (
				<Link className="button button-quiet suggestion" to="/call-me">
					{chat["call-me"]}
				</Link>
			)}
		</fieldset>
	);
}
