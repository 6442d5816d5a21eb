/** What an operator asks of people who sign up, beside the specification's fields. */
export type Joining = {
	/** A text to agree to; null for none. */
	consentText: string | null;
	/** In years; null for none. */
	minimumAge: number | null;
};

/** A sentence for each answer that is not there or not right. */
export type JoiningProblems = { age?: string; consent?: string };

const OLDEST = 120;

/**
 * Looks at what somebody who signs up has answered.
 *
 * @param tooYoung what is said to who is younger, with where help is
 */
export function checkJoining(
	{ age = "", consent = "" }: { age?: string; consent?: string },
	{ consentText, minimumAge }: Joining,
	tooYoung: string,
): JoiningProblems {
	const problems: JoiningProblems = {};
	if (minimumAge !== null) {
		const years = /^\d{1,3}$/.test(age.trim()) ? Number(age) : null;
		if (age.trim() === "") problems.age = "Age is required";
		else if (years === null || years < 1 || years > OLDEST) problems.age = "Age must be a whole number of years";
		else if (years < minimumAge) problems.age = tooYoung;
	}
	if (consentText !== null && consent !== "yes") problems.consent = "To sign up, you need to agree to this";
	return problems;
}
