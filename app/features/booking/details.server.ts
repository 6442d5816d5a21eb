import { type Details, forgetDetails, selectLastDetails } from "#db/details.server";

/** What a person wrote of himself, as a form holds it. */
export type TypedDetails = Record<keyof Details, string>;

/** What stands in a person's new form: what he wrote last, or nothing. */
export async function detailsOf(userId: number): Promise<TypedDetails | null> {
	const details = await selectLastDetails(userId);
	return details === null ? null : { ...details, age: String(details.age) };
}

/** Has nothing that a person wrote so far stand in a new form. */
export async function forgetDetailsOf(userId: number, now: Date): Promise<void> {
	await forgetDetails(userId, now);
}
