import { useEffect, useRef, useState } from "react";
import type { Day } from "~/features/booking/days";

/**
 * How the day stands that somebody chooses. Where that cannot be had nothing is marked, as without script: the server
 * says it when the form comes.
 *
 * @param given the day that the page itself tells of; a new one counts
 */
export function useDay(given: Day | null) {
	const [found, setFound] = useState<{ day: Day | null; after: Day | null }>({ day: given, after: given });
	const wanted = useRef<AbortController>();
	useEffect(() => () => wanted.current?.abort(), []);

	async function chooseDay(date: string) {
		wanted.current?.abort();
		wanted.current = new AbortController();
		const { signal } = wanted.current;
		try {
			const answer = await fetch(`/booking/times?date=${encodeURIComponent(date)}`, { signal });
			if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
			const { day } = (await answer.json()) as { day: Day | null };
			if (!signal.aborted) setFound({ day, after: given });
		} catch {
			if (!signal.aborted) setFound({ day: null, after: given });
		}
	}

	return { day: found.after === given ? found.day : given, chooseDay };
}
