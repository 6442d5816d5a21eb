import { expect, test } from "vitest";
import { spokenWait, TooMany, Unavailable } from "./failures";

test.each([
	[1, "1 second"],
	[2, "2 seconds"],
	[89, "89 seconds"],
	[90, "2 minutes"],
	[120, "2 minutes"],
	[121, "3 minutes"],
	[3600, "60 minutes"],
])("%i seconds are spoken as %s", (seconds, spoken) => {
	expect(spokenWait(seconds)).toBe(spoken);
});

test("failures carry the sentence and when to try again", () => {
	for (const Kind of [TooMany, Unavailable])
		expect(new Kind("Please wait.", 7)).toMatchObject({
			name: Kind.name,
			message: "Please wait.",
			retryAfterSeconds: 7,
		});
});
