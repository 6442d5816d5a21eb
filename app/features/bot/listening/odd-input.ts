/** What a message is when it is no message in words that the bot can read. */
export type OddInput = "unreadable" | "silence" | "emoji" | "language" | "code" | "orders";

const LETTER = /\p{L}/gu;
const READ_LETTER = /[\p{Script=Latin}\p{Script=Devanagari}]/gu;
const CODE =
	/^\s*[{[]\s*"\w+"\s*:|\b(?:print|alert|eval|exec|require|printf|malloc)\s*\(|<\/?[a-z][^>]*>|[{};]\s*\n|=>|\bfunction\s*\(|\b(?:SELECT|DROP|INSERT|UPDATE)\b[^.]*\b(?:FROM|TABLE|INTO|SET)\b|\bimport\s+\w+|\bconsole\.|^#include|\$\{/m;
const ORDERS =
	/\b(?:ignore|forget|disregard|override|bypass)\b.{0,40}\b(?:rules?|instructions?|prompts?|training|guidelines|above|previous)\b|\bsystem prompt\b|\bjail ?break\b|\bdeveloper mode\b|\b(?:pretend|act|behave)\b.{0,20}\b(?:to be|as|like) (?:an? |my |the )?(?:ai|dan|human|doctor|girlfriend|boyfriend|evil|hacker|different|unrestricted|pirate)\b|\bas an? (?:unrestricted|uncensored) \w+/i;

/**
 * Recognises input that asks for a short fitting answer instead of a conversation.
 *
 * @returns null for words in English, Hindi or Hinglish
 */
export function oddInput(userInput: string): OddInput | null {
	if (ORDERS.test(userInput)) return "orders";
	if (CODE.test(userInput)) return "code";
	const letters = userInput.match(LETTER)?.length ?? 0;
	// A number may answer a question.
	if (letters === 0 && /\d/.test(userInput)) return null;
	// A lone question mark asks what was meant.
	if (/^[?？\s]+$/.test(userInput)) return null;
	if (/^[\s.…]+$/.test(userInput)) return "silence";
	if (letters === 0) return /\p{Extended_Pictographic}/u.test(userInput) ? "emoji" : "unreadable";
	if (isLatinOfAnother(userInput)) return "language";
	const read = userInput.match(READ_LETTER)?.length ?? 0;
	if (read / letters < 0.5) return "language";
	return isNoise(userInput) ? "unreadable" : null;
}

/** Small words of other languages as people type them in Latin letters, none of them English or Hindi. */
const OTHER_LANGUAGES: readonly ReadonlySet<string>[] = [
	"estoy muy triste hola soy tengo quiero porque pero gracias hoy mi casa nada siento ayuda",
	"je suis très tres bonjour merci pourquoi mais avec aujourdhui pas moi triste",
	"ich bin nicht und traurig danke bitte warum sehr heute mir geht",
	"naan enaku ennaku enakku romba illa illai irukku irukken irukiren enna epdi eppadi vanakkam sogama teriyuma theriyuma nalla unga ungalukku pesa mudiyala tamil",
	"nenu naaku naku chala undi ledu enti ela unnaru baadha cheppandi telugu",
	"ami amar khub bhalo nei kemon achi tumi apni korte parchi bangla mon kharap lagche",
	"mala majha majhi khup aahe ahe nahiye kasa kashi mi tumhi marathi vatte watte zala",
	"nanu nanage tumba ide illa hegide kannada beku gottilla",
	"njan enikku enik valare undu illa malayalam sugham vishamam",
	"mane hu chhu che chhe kem gujarati mara maru nathi saru",
].map((words) => new Set(words.split(" ")));
/** So many of them, and such a share of the message, are no accident. */
const LEAST_OTHER = 2;
const OTHER_SHARE = 0.5;

function isLatinOfAnother(userInput: string): boolean {
	const words =
		userInput
			.slice(0, 300)
			.toLowerCase()
			.match(/[\p{L}\p{M}]+/gu) ?? [];
	return OTHER_LANGUAGES.some((language) => {
		const known = words.filter((word) => language.has(word)).length;
		return known >= LEAST_OTHER && known / words.length >= OTHER_SHARE;
	});
}

/** One letter over and over, or a hand laid on the keyboard. */
function isNoise(userInput: string): boolean {
	const word = userInput.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");
	if (word.length >= 6 && new Set(word).size <= 2) return true;
	if (/\p{Script=Devanagari}/u.test(word) || userInput.trim().includes(" ")) return false;
	return (
		word.length >= 5 &&
		(!/[aeiouy]/.test(word) || /[bcdfghjklmnpqrstvwxz]{6,}/.test(word) || /(?:asdf|qwer|zxcv|hjkl)/.test(word))
	);
}
