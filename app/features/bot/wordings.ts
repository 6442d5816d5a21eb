/** What is heard: one expression, or one for each language, so that none grows beyond reading. */
export type Wordings = RegExp | readonly RegExp[];

/** Whether a text holds any of the wordings; none, when there are none. */
export function holds(text: string, wordings: Wordings | undefined): boolean {
	if (wordings === undefined) return false;
	return wordings instanceof RegExp ? wordings.test(text) : wordings.some((wording) => wording.test(text));
}
