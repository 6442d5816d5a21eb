/** A longer message tells more than its ending. */
const LONGEST_WITH_ENDING = 12;

/**
 * Finds what is said word for word, in one spelling and without signs; of a short message also what it ends with:
 * "…, bye".
 *
 * @param texts by the id of what they say
 */
export function createExactly(texts: readonly { id: string; key: string }[]): (key: string) => string | undefined {
	const exactly = new Map(texts.map(({ id, key }) => [bare(key), id]));
	return (key) => {
		const clauses = key.split(/ ?[,.?] ?/).filter((clause) => clause !== "");
		const last = key.split(" ").length <= LONGEST_WITH_ENDING ? clauses.at(-1) : undefined;
		return exactly.get(bare(key)) ?? (last === undefined ? undefined : exactly.get(last));
	};
}

function bare(key: string): string {
	return key.replace(/ ?[,.?]/g, "").trim();
}
