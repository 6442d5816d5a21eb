/** The numbers that help at once. */
export type StripNumbers = { emergency: string; talk: string };

const ALWAYS: StripNumbers = { emergency: "112", talk: "14416" };

/** The slim strip on every page, the error page included. */
export function HelpStrip({ helplines = ALWAYS }: { helplines?: StripNumbers }) {
	return (
		<aside className="help-strip" aria-label="Help right now">
			<a href={`tel:${helplines.emergency}`}>
				In danger? Call <strong>{helplines.emergency}</strong>
			</a>
			<a href={`tel:${helplines.talk}`}>
				To talk, day or night: <span className="help-strip-who">Tele-MANAS </span>
				<strong>{helplines.talk}</strong>
			</a>
		</aside>
	);
}
