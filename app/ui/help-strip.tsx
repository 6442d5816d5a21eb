import type { StripLines } from "~/features/help/shown";
import { callLink } from "./call-link";
import { useFrame } from "./frame";
import { HelpLink } from "./help/help-link";

/** The slim strip on every page, the error page included. Where nothing could be loaded it leads to the page with all lines. */
export function HelpStrip({ lines }: { lines: StripLines | undefined }) {
	const { words } = useFrame();
	return (
		<aside className="help-strip" aria-label={words["help-now"]}>
			{lines && (
				<a href={callLink(lines.emergency)}>
					{words["in-danger"]} <span className="on-wide">{words.call} </span>
					<strong>{lines.emergency}</strong>
				</a>
			)}
			{lines && (
				<a href={callLink(lines.talk.number)}>
					<span className="on-wide">
						{lines.talk.when}: {lines.talk.name}{" "}
					</span>
					<span className="on-phone" aria-hidden="true">
						{words["to-talk"]}{" "}
					</span>
					<strong>{lines.talk.number}</strong>
				</a>
			)}
			<HelpLink className="help-strip-more">{words.help}</HelpLink>
		</aside>
	);
}
