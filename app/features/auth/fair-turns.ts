import { Left } from "../failures";

/**
 * Who asks for a turn: somebody known or a stranger, the line in which he stands, such as an address, and within it the
 * account that it is for; and what tells that he has left, with whom his turn goes.
 */
export type Asker = { known: boolean; line: string; account: string; left?: AbortSignal };

type Waiting = { start: () => void; refuse: () => void };
/** Those who wait in one line, by account. The first of the map is next; who had a turn goes to its end. */
type Line = Map<string, Waiting[]>;

/**
 * Runs a piece of work when its turn has come. Null when too many wait and none of them more than this one's line.
 *
 * @throws Left when who asked has left before the work began
 */
export type Turns = <T>(asker: Asker, work: () => Promise<T>) => Promise<T | null>;

/**
 * Makes turns for dear work: a few at once, the others wait, and nobody waits for more than one piece of each other
 * line. When all places are taken, the newest of the longest line goes: whoever sends much refuses himself. Those who
 * are known have places of their own and every other turn, so that no number of strangers holds them up.
 *
 * @param atOnce how many pieces run at the same time
 * @param places how many strangers may wait, in all lines together, and as many who are known
 */
export function createTurns(atOnce: number, places: number): Turns {
	const knownLines = new Map<string, Line>();
	const strangersLines = new Map<string, Line>();
	let inOrder = [knownLines, strangersLines];
	let running = 0;

	function startNext(): void {
		while (running < atOnce) {
			const lines = inOrder.find(({ size }) => size > 0);
			if (lines === undefined) return;
			inOrder = [...inOrder.filter((other) => other !== lines), lines];
			running++;
			takeFirst(lines)?.start();
		}
	}

	return (asker, work) =>
		new Promise((resolve, reject) => {
			const lines = asker.known ? knownLines : strangersLines;
			if (asker.left?.aborted) return reject(new Left());
			if (waitingIn(lines) >= places && !refuseLongest(lines, asker)) return resolve(null);
			const start = () =>
				void work()
					.then(resolve, reject)
					.finally(() => {
						running--;
						startNext();
					});
			const one = { start, refuse: () => resolve(null) };
			enqueue(lines, asker, one);
			asker.left?.addEventListener("abort", () => withdraw(lines, asker, one) && reject(new Left()), { once: true });
			startNext();
		});
}

function enqueue(lines: Map<string, Line>, { line, account }: Asker, one: Waiting): void {
	const own: Line = lines.get(line) ?? new Map();
	own.set(account, [...(own.get(account) ?? []), one]);
	lines.set(line, own);
}

/** Takes a piece out of its line; false when it does not wait any more. */
function withdraw(lines: Map<string, Line>, { line, account }: Asker, one: Waiting): boolean {
	const own = lines.get(line);
	const queue = own?.get(account) ?? [];
	if (own === undefined || !queue.includes(one)) return false;
	if (queue.length > 1)
		own.set(
			account,
			queue.filter((other) => other !== one),
		);
	else own.delete(account);
	if (own.size === 0) lines.delete(line);
	return true;
}

/** Takes the oldest piece of the account whose turn it is in the line whose turn it is; both go to the end. */
function takeFirst(lines: Map<string, Line>): Waiting | undefined {
	const [name, line] = firstOf(lines) ?? [];
	const [account, queue] = (line && firstOf(line)) ?? [];
	if (name === undefined || line === undefined || account === undefined || queue === undefined) return undefined;
	const [next, ...rest] = queue;
	line.delete(account);
	if (rest.length > 0) line.set(account, rest);
	lines.delete(name);
	if (line.size > 0) lines.set(name, line);
	return next;
}

/**
 * Makes room for a newcomer by refusing the newest of the longest line, there of the account with most.
 *
 * @returns false when the newcomer's own line and account would be no shorter; then nobody was refused
 */
function refuseLongest(lines: Map<string, Line>, newcomer: Asker): boolean {
	const [name, line] = longest(lines, waitingOf);
	const own = lines.get(newcomer.line);
	if (name !== newcomer.line && waitingOf(line) < (own === undefined ? 0 : waitingOf(own)) + 2) return false;
	const [account, queue] = longest(line, (waiting) => waiting.length);
	if (name === newcomer.line && queue.length < (line.get(newcomer.account)?.length ?? 0) + 2) return false;
	queue.pop()?.refuse();
	if (queue.length === 0) line.delete(account);
	if (line.size === 0) lines.delete(name);
	return true;
}

function firstOf<T>(map: Map<string, T>): [key: string, value: T] | undefined {
	return map.entries().next().value;
}

function longest<T>(of: Map<string, T>, length: (value: T) => number): [key: string, value: T] {
	return [...of].reduce((most, one) => (length(one[1]) > length(most[1]) ? one : most));
}

function waitingOf(line: Line): number {
	let waiting = 0;
	for (const queue of line.values()) waiting += queue.length;
	return waiting;
}

function waitingIn(lines: Map<string, Line>): number {
	let waiting = 0;
	for (const line of lines.values()) waiting += waitingOf(line);
	return waiting;
}
