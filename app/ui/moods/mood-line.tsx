import { type MoodDay, moodPoints } from "~/features/moods/moods";
import { dayInWords } from "../dates";

type MoodLineProps = {
	days: readonly MoodDay[];
	words: Readonly<Record<string, string>>;
	calendar: { weekdays: string; months: string };
};

/** The size of the drawing, and how far the line stays from its edges, with room for the scale on the left. */
const BOX = { width: 320, height: 150, left: 22, right: 8, top: 10, bottom: 10 };
const WIDTH = BOX.width - BOX.left - BOX.right;
const HEIGHT = BOX.height - BOX.top - BOX.bottom;

/** A person's own line over the weeks: a drawing for the eye, a table for readers. */
export function MoodLine({ days, words, calendar }: MoodLineProps) {
	const from = days[0]?.date;
	const to = days.at(-1)?.date;
	if (from === undefined || to === undefined) return <p>{words["moods-none"]}</p>;
	const points = moodPoints(days, WIDTH, HEIGHT);
	return (
		<figure className="mood-line">
			<svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={words["moods-drawing"]}>
				{[0, 5, 10].map((mood) => (
					<g className="mood-grid" key={mood} transform={`translate(0 ${BOX.top + HEIGHT * (1 - mood / 10)})`}>
						<line x1={BOX.left} x2={BOX.width} />
						<text x={BOX.left - 6} dy="0.35em">
							{mood}
						</text>
					</g>
				))}
				<g transform={`translate(${BOX.left} ${BOX.top})`}>
					<polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
					{points.map(({ x, y }) => (
						<circle cx={x} cy={y} r={3} key={x} />
					))}
				</g>
			</svg>
			<figcaption>
				<time dateTime={from}>{dayInWords(from, calendar)}</time> –{" "}
				<time dateTime={to}>{dayInWords(to, calendar)}</time>
			</figcaption>
			<details>
				<summary>{words["moods-table"]}</summary>
				<table>
					<thead>
						<tr>
							<th scope="col">{words["moods-day"]}</th>
							<th scope="col">{words["moods-how"]}</th>
						</tr>
					</thead>
					<tbody>
						{[...days].reverse().map(({ date, moods }) => (
							<tr key={date}>
								<th scope="row">{dayInWords(date, calendar)}</th>
								<td>{moods.join(", ")}</td>
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</figure>
	);
}
