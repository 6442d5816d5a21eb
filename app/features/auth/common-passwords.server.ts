import { dictionary } from "@zxcvbn-ts/language-common";
import { normalisedPassword, PASSWORD_SHORTEST } from "./credential-bounds";

/** The passwords that leaks hold most often, in lower case: some 18,000 of eight characters or more. */
const COMMON = new Set(dictionary["passwords-common"].filter((password) => password.length >= PASSWORD_SHORTEST));

/** The sentence for a password that is among the commonest. */
export const COMMON_PASSWORD = "Many people use this password, so it is easy to guess. Please choose another";

/**
 * Whether a password is among the commonest, in whatever case and with space around it or not. Kept on the server: the
 * list is larger than all that a browser gets.
 */
export function isCommonPassword(password: string): boolean {
	return COMMON.has(normalisedPassword(password).trim().toLowerCase());
}
