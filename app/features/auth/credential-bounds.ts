/** Longest name, also the bound on its input. */
export const USERNAME_LENGTH = 100;
/** Longest email: RFC 5321, section 4.5.3.1.3, less the angle brackets. */
export const EMAIL_LENGTH = 254;
export const PASSWORD_SHORTEST = 8;
/** bcrypt reads no further than 72 bytes. */
export const PASSWORD_BYTES = 72;

/** The sentence for an email address that cannot be one. */
export const EMAIL_MESSAGE = "Email must look like name@example.com";
