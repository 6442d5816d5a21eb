import type { ReplyView } from "~/features/bot/view";
import { COMPOSER } from "./composer";

type HelpLinesProps = { view: Pick<ReplyView, "lines" | "safeNow">; sending: boolean };

/** The lines that stand pinned above the composer while a danger stands, and the button that ends it. */
export function HelpLines({ view: { lines, safeNow }, sending }: HelpLinesProps) {
	if (lines.length === 0) return null;
	return (
		<section className="help-lines" aria-label="Help right now">
			{lines.map(({ name, number }) => (
				<a className="button help-line" href={`tel:${number.replace(/[^+\d]/g, "")}`} key={number}>
					{name} <strong>{number}</strong>
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
				>
					{safeNow}
				</button>
			)}
		</section>
	);
}
