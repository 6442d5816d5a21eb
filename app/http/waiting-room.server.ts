/** Holds what has come of requests that are not worked on yet. */
export type WaitingRoom = {
	/**
	 * Lets somebody in.
	 *
	 * @param owner on whose behalf
	 * @param sendAway is called when the room is needed; whoever is sent away has left
	 */
	enter: (owner: string, sendAway: () => void) => Guest;
};

export type Guest = { grow: (bytes: number) => void; leave: () => void };

type Seat = { bytes: number; sendAway: () => void };

/**
 * Bounds what all who wait hold together. When it is too much, the oldest of the owner who holds most is sent away.
 *
 * @param most bytes in all
 * @param each bytes that anybody counts for at least
 */
export function createWaitingRoom({ most, each }: { most: number; each: number }): WaitingRoom {
	/** By owner, the oldest first. */
	const seats = new Map<string, Set<Seat>>();
	const held = new Map<string, number>();
	let total = 0;

	function add(owner: string, seat: Seat, bytes: number): void {
		seat.bytes += bytes;
		total += bytes;
		held.set(owner, (held.get(owner) ?? 0) + bytes);
		while (total > most && sendOneAway());
	}

	function leave(owner: string, seat: Seat): void {
		const own = seats.get(owner);
		if (!own?.delete(seat)) return;
		total -= seat.bytes;
		held.set(owner, (held.get(owner) ?? 0) - seat.bytes);
		if (own.size > 0) return;
		seats.delete(owner);
		held.delete(owner);
	}

	function sendOneAway(): boolean {
		let [greediest, largest] = ["", 0];
		for (const [owner, bytes] of held) if (bytes > largest) [greediest, largest] = [owner, bytes];
		const [oldest] = seats.get(greediest) ?? [];
		if (oldest === undefined) return false;
		leave(greediest, oldest);
		oldest.sendAway();
		return true;
	}

	return {
		enter(owner, sendAway) {
			const seat = { bytes: 0, sendAway };
			seats.set(owner, (seats.get(owner) ?? new Set()).add(seat));
			add(owner, seat, each);
			return {
				grow: (bytes) => {
					if (seats.get(owner)?.has(seat)) add(owner, seat, bytes);
				},
				leave: () => leave(owner, seat),
			};
		},
	};
}
