/** A longer message tells more than its ending. */
const LONGEST_WITH_ENDING = 12;

/**
 * Finds what is said word for word, in one spelling and without signs; of a short message also what it ends with:
 * "…, bye".
 *
 * @param textsOf gives texts by the id of what they say; called once, when something is first looked for: a server that
 * starts shows its first page before
 */
export function createExactly(textsOf: () => readonly { id: string; key: string }[]) {
	let known: ReadonlyMap<string, string> | null = null;
	return (key: string): string | undefined => {
		known ??= new Map(textsOf().map(({ id, key }) => [bare(key), id]));
		const exactly = known;
		const clauses = key.split(/ ?[,.?] ?/).filter((clause) => clause !== "");
		const last = key.split(" ").length <= LONGEST_WITH_ENDING ? clauses.at(-1) : undefined;
		return exactly.get(bare(key)) ?? (last === undefined ? undefined : exactly.get(last));
	};
}

function bare(key: string): string {
	return key.replace(/ ?[,.?]/g, "").trim();
}
