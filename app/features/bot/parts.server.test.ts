import { expect, test } from "vitest";
import { readMessage } from "./parts.server";
import { readState } from "./state";

test.each([
	["English, while the encoder is away", "I want to die but my friend and my mother need me. "],
	["Hindi", "मैं मरना नहीं चाहता लेकिन बहुत थक गया हूँ। "],
])("others are heard between the steps of reading a message of 2,000 characters: %s", async (_, words) => {
	let turns = 0;
	let going = true;
	const others = () => {
		turns++;
		if (going) setImmediate(others);
	};
	setImmediate(others);
	await readMessage(readState(null), words.repeat(50).slice(0, 2_000));
	going = false;
	expect(turns).toBeGreaterThanOrEqual(3);
});
