/**
 * Finds what is said word for word, in one spelling and without signs.
 *
 * @param textsOf gives texts by the id of what they say; called once, when something is first looked for: a server that
 * starts shows its first page before
 */
export function createExactly(textsOf: () => readonly { id: string; key: string }[]) {
	let known: ReadonlyMap<string, string> | null = null;
	return (key: string): string | undefined => {
		known ??= new Map(textsOf().map(({ id, key }) => [bare(key), id]));
		return known.get(bare(key));
	};
}

function bare(key: string): string {
	return key.replace(/ ?[,.?]/g, "").trim();
}
