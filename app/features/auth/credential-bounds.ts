/** Longest name, also the bound on its input. */
export const USERNAME_LENGTH = 100;
/** Longest email: RFC 5321, section 4.5.3.1.3, less the angle brackets. */
export const EMAIL_LENGTH = 254;
export const PASSWORD_SHORTEST = 8;
/** bcrypt reads no further than 72 bytes. */
export const PASSWORD_BYTES = 72;

/** The sentence for an email address that cannot be one. */
export const EMAIL_MESSAGE = "Email must look like name@example.com";

/**
 * The form in which a password is measured, compared and hashed: keyboards write the same letters in different ways.
 * NFKC, as NIST SP 800-63B-4, section 3.1.1.2, advises.
 */
export function normalisedPassword(typed: string): string {
	return typed.normalize("NFKC");
}
