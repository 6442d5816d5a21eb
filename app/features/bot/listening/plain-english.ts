const COMMON = new Set(
	"i im ive my me mine you your it its is am are was were be been do dont does did didnt not have has had the a an and or but so to of in on at for from with about what how why when where who that this there they them he she him her his we us our will would can cant could should want just if because as like".split(
		" ",
	),
);
const LEAST_WORDS = 2;
const LEAST_SHARE = 0.3;

/**
 * Whether a message is English beyond doubt. Hinglish borrows so many English words ("papa fees bhejte hai har
 * semester") that only the small words between them tell.
 */
export function isPlainlyEnglish(userInput: string): boolean {
	const words =
		userInput
			.toLowerCase()
			.replace(/['’]/g, "")
			.match(/[a-z]+/g) ?? [];
	const common = words.filter((word) => COMMON.has(word)).length;
	return common >= LEAST_WORDS && common / words.length >= LEAST_SHARE;
}
