/** Writes ASCII letters and digits as their full-width forms (U+FF01 to U+FF5E), as an East Asian keyboard may. */
export function fullWidth(text: string): string {
	return text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
}
