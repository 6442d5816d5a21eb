import type { ReplyView } from "~/features/bot/view";
import { callLink } from "../call-link";
import { English, useFrame } from "../frame";
import { COMPOSER } from "./composer";
import { keepFocus } from "./send-button";

type HelpLinesProps = { view: Pick<ReplyView, "lines" | "safeNow">; sending: boolean };

/** The lines that stand pinned above the composer while a danger stands, and the button that ends it. */
export function HelpLines({ view: { lines, safeNow }, sending }: HelpLinesProps) {
	const { words } = useFrame();
	if (lines.length === 0) return null;
	return (
		<section className="help-lines" aria-label={words["help-now"]}>
			{lines.map(({ name, number }) => (
				<a className="button help-line" href={callLink(number)} key={number}>
					<Named name={name} /> <strong>{number}</strong>
				</a>
			))}
			{safeNow !== null && (
				<button
					className="button button-quiet help-line"
					type="submit"
					form={COMPOSER}
					name="suggestion"
					value={safeNow}
					aria-disabled={sending}
					onMouseDown={keepFocus}
				>
					<English text={safeNow} />
				</button>
			)}
		</section>
	);
}

/** A line's name in the language of the talk, with the page's own beside it where that is another. */
function Named({ name }: { name: string }) {
	return <English text={name} shown={unbroken(name)} />;
}

/** With hyphens at which no line ends (U+2011): a name in two halves is read as two. */
function unbroken(name: string): string {
	return name.replaceAll("-", "\u2011");
}
