/** Lets work begin in fair turns. */
export type Turns = {
	/**
	 * Begins some work, now or when its turn comes.
	 *
	 * @param owner on whose behalf; of those who wait, the ones for whom little has begun lately come first, in turn
	 * @param holder who holds the place then
	 * @returns gives the place back, or the place in the queue when the work has not begun. To be called once
	 */
	take: (owner: string, begin: () => void, holder?: Holder) => () => void;
	/** Lets nothing more begin until a look at the network has passed without this; for somebody who has just come in. */
	putOff: () => void;
};

/** Who holds a place. When it does not work itself, it may be sent away for those who would, and gives its place back. */
export type Holder = { dawdles: () => boolean; sendAway: () => void };

/**
 * How much may be worked on at the same time in all and for one owner, so that nobody holds all places with work that
 * does not end; how much may begin between two looks at the network; and how much may have begun for somebody lately
 * without others passing by.
 */
export type TurnBounds = { places: number; placesEach: number; atATime: number; little: number };

/** How often those who hold all places are looked over while others wait. */
const LOOK_EVERY_MS = 50;
/** So many looks at the network may pass without any work while people keep coming in; some milliseconds. */
const MOST_PUT_OFF = 100;
/** What has begun for somebody counts half as much after so long: longer than who attacks in bursts can wait. */
const HALF_FORGOTTEN_MS = 60_000;
/** Nobody is remembered longer than this many others. */
const MOST_REMEMBERED = 10_000;
const BUSY: Holder = { dawdles: () => false, sendAway: () => undefined };

/**
 * Bounds how much is worked on at the same time. What has begun holds memory until it is done, and a thousand pages begun
 * at once are done no sooner than one after the other.
 *
 * - Who has had little lately goes before all who ask without end; of these, who has had least goes first ("least attained
 *   service").
 * - Those who have had little go in the order in which they came: else somebody who has read some pages would wait for
 *   everything that many newcomers ask for.
 * - While somebody waits and no place is free, those who dawdle are sent away, beginning with the oldest of the owner who
 *   holds most places.
 */
export function createTurns({ places, placesEach, atATime, little }: TurnBounds): Turns {
	/** Those who have to wait, the next in turn first. */
	const waiting = new Map<string, Set<() => void>>();
	/** Those who hold a place, the oldest first. */
	const working = new Map<string, Set<Holder>>();
	/** How much has begun for whom lately, old work counting less. */
	const had = new Map<string, number>();
	let forgetting = false;
	let free = places;
	let begunLately = 0;
	let scheduled = false;
	let looking = false;
	/** How many looks have passed without work since people have been coming in; null when nobody is. */
	let lookedFor: number | null = null;
	let cameLately = false;

	function mayBegin(owner: string): boolean {
		if (lookedFor !== null || begunLately >= atATime || free === 0) return false;
		return (working.get(owner)?.size ?? 0) < placesEach;
	}

	function hold(owner: string, holder: Holder): void {
		free--;
		begunLately++;
		had.set(owner, hadBy(owner) + 1);
		if (had.size > MOST_REMEMBERED) forget();
		else forgetLater();
		schedule();
		working.set(owner, (working.get(owner) ?? new Set()).add(holder));
	}

	function release(owner: string, holder: Holder): void {
		free++;
		const holders = working.get(owner);
		holders?.delete(holder);
		if (holders?.size === 0) working.delete(owner);
		callNext();
	}

	function schedule(): void {
		if (scheduled) return;
		scheduled = true;
		setImmediate(goOn);
	}

	function goOn(): void {
		scheduled = false;
		begunLately = 0;
		if (lookedFor === null || !cameLately) {
			lookedFor = null;
			while (callNext());
			return;
		}
		cameLately = false;
		schedule();
		if (++lookedFor < MOST_PUT_OFF) return;
		lookedFor = null;
		while (callNext());
		lookedFor = 0;
	}

	/** Begins the work of whoever comes first of those for whom there is a place; false when there is none. */
	function callNext(): boolean {
		let next: string | undefined;
		for (const owner of waiting.keys())
			if (mayBegin(owner) && (next === undefined || excessOf(owner) < excessOf(next))) next = owner;
		if (next === undefined) return false;
		const queue = waiting.get(next) ?? new Set();
		const [start] = queue;
		withdraw(next, start);
		// Behind the others: each of them has a turn before the next one of the same owner.
		if (waiting.delete(next)) waiting.set(next, queue);
		start?.();
		return true;
	}

	function excessOf(owner: string): number {
		return Math.max(0, hadBy(owner) - little);
	}

	function hadBy(owner: string): number {
		return had.get(owner) ?? 0;
	}

	function forgetLater(): void {
		if (forgetting) return;
		forgetting = true;
		setTimeout(() => {
			forgetting = false;
			forget();
			if (had.size > 0) forgetLater();
		}, HALF_FORGOTTEN_MS).unref();
	}

	function forget(): void {
		for (const [owner, begun] of had)
			if (begun <= 1) had.delete(owner);
			else had.set(owner, begun / 2);
	}

	function withdraw(owner: string, start: (() => void) | undefined): void {
		const queue = waiting.get(owner);
		if (start === undefined || !queue?.delete(start)) return;
		if (queue.size === 0) waiting.delete(owner);
	}

	function wait(owner: string, start: () => void): void {
		waiting.set(owner, (waiting.get(owner) ?? new Set()).add(start));
		if (free === 0) lookLater();
	}

	function lookLater(): void {
		if (looking) return;
		looking = true;
		setTimeout(lookOver, LOOK_EVERY_MS).unref();
	}

	/** Makes room for one of each owner that waits. */
	function lookOver(): void {
		looking = false;
		for (let wanted = waiting.size - free; wanted > 0 && sendOneAway(); wanted--);
		if (waiting.size > 0 && free === 0) lookLater();
	}

	function sendOneAway(): boolean {
		const most = [...working.values()].sort((one, other) => other.size - one.size);
		for (const holders of most)
			for (const holder of holders) {
				if (!holder.dawdles()) continue;
				holder.sendAway();
				return true;
			}
		return false;
	}

	return {
		take(owner, begin, { dawdles, sendAway } = BUSY) {
			const holder = { dawdles, sendAway };
			let begun = false;
			const start = () => {
				begun = true;
				hold(owner, holder);
				begin();
			};
			if (mayBegin(owner)) start();
			else wait(owner, start);
			return () => (begun ? release(owner, holder) : withdraw(owner, start));
		},
		putOff() {
			cameLately = true;
			lookedFor ??= 0;
			schedule();
		},
	};
}
