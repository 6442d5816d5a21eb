import type { MouseEvent, RefObject } from "react";
import type { FreeTime } from "~/features/booking/days";
import { dayInWords } from "../dates";
import { English } from "../frame";
import { useBookingWords } from "./words";

/**
 * The free times nearest to one that could not be had. A press fills them in where script runs; without, it books: what
 * was typed goes along. They stand after Book, which is what Enter presses.
 */
export function FreeTimes({ free, form }: { free: readonly FreeTime[]; form: RefObject<HTMLFormElement> }) {
	const words = useBookingWords();
	if (free.length === 0) return null;
	function fillIn(event: MouseEvent, wanted: FreeTime) {
		event.preventDefault();
		for (const name of ["date", "timeslot"] as const) {
			const input = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
			input.value = wanted[name];
			input.dispatchEvent(new Event("input", { bubbles: true }));
			input.focus();
		}
	}
	return (
		<section className="notice free-times" aria-labelledby="free-times">
			<h2 id="free-times">{words["free-near"]}</h2>
			<ul>
				{free.map(({ date, timeslot }) => (
					<li key={`${date} ${timeslot}`}>
						<button
							className="button button-link"
							type="submit"
							name="instead"
							value={`${date} ${timeslot}`}
							onClick={(event) => fillIn(event, { date, timeslot })}
						>
							{dayInWords(date, words)}, <English text={timeslot} />
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
