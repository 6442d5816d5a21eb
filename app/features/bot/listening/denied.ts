const FEELING =
	"(?:angry|furious|sad|scared|afraid|terrified|ashamed|embarrassed|tired|exhausted|jealous|lonely|crying|numb|drained|disappointed|guilty)";
const OF_OTHERS = FEELING.replace("|crying", "");
/**
 * "Not angry", "too tired to be angry", "angry?", "she will cry", "he is angry": the word is there, and the feeling is
 * not, or is another's.
 */
const DENIED = new RegExp(
	[
		`\\b(?:not|never|no longer|isnt|wasnt|arent|dont feel|didnt feel) (?:even |really |so |that |very |exactly |too |just )?(?:being |feeling )?${FEELING}\\b(?! enough)`,
		`(?<=\\btoo \\w+ to (?:be|feel|get) )${FEELING}\\b`,
		`\\b${FEELING}\\?`,
		`(?<=\\b(?:he|she|they|mom|dad|everyone|it|my \\w+)(?:ll| will| would| might) (?:be )?)(?:cry|${FEELING})\\b`,
		`(?<=\\b(?:he|she|they|mom|mummy|dad|papa|boss|my (?!\\w*(?:heart|mind|head|body|legs|eyes)\\b)\\w+)(?:s|re| is| are| was| were| gets?| got| became| looks?| seems?) (?:so |very |really |always |also |still )?)${OF_OTHERS}\\b`,
	].join("|"),
	"g",
);

/**
 * Takes out feelings that a message names only to deny, to doubt, or to tell of somebody else.
 *
 * @param plain the message in lower case, without apostrophes
 */
export function withoutDenied(plain: string): string {
	return plain.replace(DENIED, " ");
}
