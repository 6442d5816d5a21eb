import { expect, test } from "vitest";
import { lastQuestion } from "./last-question";
import { SMALL_ASK } from "./small-phrases";
import { TOPIC_WORDS } from "./topics";

test.each([
	["Did it start today, or has it been around for longer?", "either-or"],
	["School, then. Is it more the work there, or the people?", "either-or"],
	["So it is school. The lessons, or what goes on between them?", "either-or"],
	["Have you eaten something today?", "yes-or-no"],
	["Is there a place, a person or an hour where it stops for a while?", "yes-or-no"],
	["Is there a colleague, or someone at home, who knows how it is there?", "yes-or-no"],
	["Who else knows about this?", "open"],
	["What goes through your mind about it?", "open"],
])("%s leaves open: %s", (wording, kind) => {
	expect(lastQuestion([["All right."], ["I see.", wording]])?.kind).toBe(kind);
});

test("only the last turn counts", () => {
	expect(lastQuestion([["Who else knows?"], ["I am here."]])).toBeNull();
	expect(lastQuestion([])).toBeNull();
});

test("no open question of a topic is taken for one that a yes answers", () => {
	const asked = Object.values(TOPIC_WORDS).flatMap(({ ask }) => ask.flatMap(({ en }) => en));
	const open = asked.filter(
		(wording) => /^(?:What|Which|Who|When|How|Where|Whose)\b/.test(wording) && !/, or /.test(wording),
	);
	expect(open.length).toBeGreaterThan(100);
	for (const wording of open) expect(lastQuestion([[wording]])?.kind, wording).toBe("open");
	for (const wording of SMALL_ASK.en) expect(lastQuestion([[wording]])?.kind, wording).not.toBe("open");
});
