/** Lets work begin in fair turns. */
export type Turns = {
	/**
	 * Begins some work, now or when its turn comes.
	 *
	 * @param owner on whose behalf; those who wait take turns, however much each of them wants
	 * @returns gives the place back, or the place in the queue when the work has not begun. To be called once
	 */
	take: (owner: string, begin: () => void) => () => void;
};

/**
 * How much may be worked on at the same time in all and for one owner, so that nobody holds all places with work that
 * does not end; and how much may begin between two looks at the network.
 */
export type TurnBounds = { places: number; placesEach: number; atATime: number };

/**
 * Bounds how much is worked on at the same time: what has begun holds memory until it is done, a thousand pages begun
 * at once are done no sooner than one after the other, and nobody else is heard before all of them are.
 */
export function createTurns({ places, placesEach, atATime }: TurnBounds): Turns {
	/** Those who have to wait, the next in turn first. */
	const waiting = new Map<string, Set<() => void>>();
	const working = new Map<string, number>();
	let free = places;
	let begunLately = 0;

	function mayBegin(owner: string): boolean {
		return free > 0 && begunLately < atATime && (working.get(owner) ?? 0) < placesEach;
	}

	function hold(owner: string): void {
		free--;
		if (begunLately++ === 0) setImmediate(goOn);
		working.set(owner, (working.get(owner) ?? 0) + 1);
	}

	function release(owner: string): void {
		free++;
		const left = (working.get(owner) ?? 1) - 1;
		if (left > 0) working.set(owner, left);
		else working.delete(owner);
		callNext();
	}

	function goOn(): void {
		begunLately = 0;
		while (callNext());
	}

	/** Begins the work of the next in turn for whom there is a place; false when there is none. */
	function callNext(): boolean {
		for (const [owner, queue] of waiting) {
			if (!mayBegin(owner)) continue;
			const [start] = queue;
			withdraw(owner, start);
			// To the end of the turns.
			if (waiting.delete(owner)) waiting.set(owner, queue);
			start?.();
			return true;
		}
		return false;
	}

	function withdraw(owner: string, start: (() => void) | undefined): void {
		const queue = waiting.get(owner);
		if (start === undefined || !queue?.delete(start)) return;
		if (queue.size === 0) waiting.delete(owner);
	}

	return {
		take(owner, begin) {
			let begun = false;
			const start = () => {
				begun = true;
				hold(owner);
				begin();
			};
			if (mayBegin(owner)) start();
			else waiting.set(owner, (waiting.get(owner) ?? new Set()).add(start));
			return () => (begun ? release(owner) : withdraw(owner, start));
		},
	};
}
