import { expect, test } from "vitest";
import { DEFAULT_HELPLINES, helplineNumbers } from "../safety/helplines";
import { NEW_STATE } from "../state";
import { understandByRules } from "../understanding/rules";
import { createVoice } from "../voice";
import { EMPTY_MEMORY, remember } from "./memory";
import { humanIsDue, isPause, opensUp } from "./pauses";
import type { Scene } from "./scene";

const HEAVY = ["i cry every day", "nobody knows", "i feel so ashamed"];

function scene(userInput: string, turn = 9, told: readonly string[] = HEAVY): Scene {
	const act = understandByRules(userInput).act;
	return {
		userInput,
		understood: { act, ruledAct: act?.id ?? null, topics: [], intensity: 0 },
		language: "en",
		say: createVoice("en", [], 0).say,
		helplines: helplineNumbers(DEFAULT_HELPLINES),
		state: { ...NEW_STATE, turn, memory: [...told, userInput].reduce(remember, EMPTY_MEMORY) },
	};
}

test.each(["hm", "ok", "ok fine", "yes", "idk", "nothing much", "theek hai", "पता नहीं"])("%s is a pause", (typed) => {
	expect(isPause(scene(typed))).toBe(true);
});

test.each(["no one knows", "my mother", "ok i will tell you", "nothing goes in"])("%s is none", (typed) => {
	expect(isPause(scene(typed))).toBe(false);
});

test.each(["hm", "what should i do", "i have nobody to talk to", "i cant do this alone any more"])(
	"after heaviness a human is named at: %s",
	(typed) => expect(humanIsDue(scene(typed))).toBe(true),
);

test.each(["i feel so stupid for trusting her", "my son was hiding behind the door", "she left me yesterday night"])(
	"but never in answer to what opens up: %s",
	(typed) => {
		expect(opensUp(scene(typed))).toBe(true);
		expect(humanIsDue(scene(typed))).toBe(false);
	},
);

test("not early, not twice, not without anything heavy, not to who only wants to be heard", () => {
	expect(humanIsDue(scene("hm", 5))).toBe(false);
	expect(humanIsDue(scene("what should i do", 3))).toBe(false);
	expect(humanIsDue(scene("what should i do", 9, ["my exams are in march"]))).toBe(false);
	const due = scene("hm");
	expect(humanIsDue({ ...due, state: { ...due.state, humanOffered: true } })).toBe(false);
	expect(humanIsDue({ ...due, state: { ...due.state, onlyListen: true } })).toBe(false);
});

test("is linear in what it is given", () => {
	const started = performance.now();
	for (const typed of [
		`${"k".repeat(590)}x`,
		`${"hm".repeat(290)}x`,
		`${"ok,".repeat(190)}x`,
		"today was ".repeat(200),
	]) {
		isPause(scene(typed));
		opensUp(scene(typed));
	}
	expect(performance.now() - started).toBeLessThan(1_000);
});
