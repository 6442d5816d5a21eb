import { beforeAll, describe, expect, test } from "vitest";
import { CONTENT } from "./content/content.server";
import { enterFlow } from "./flows/engine";
import { startBot } from "./parts.server";
import { reply } from "./reply.server";
import { type BotState, NEW_STATE, readState } from "./state";
import { talk } from "./talk.fixture";

beforeAll(() => startBot());

function wordingsOf(entry: string): readonly string[] {
	return Object.values(CONTENT.entries.get(entry)?.say ?? {}).flat();
}

test("a goodbye at the end of what is told is a goodbye", async () => {
	const { after } = await talk("ok that was useful, i will try the walk. bye for now");
	expect(after.position?.flow).toBe("end");
});

describe("what a message does is answered where nothing is written for what it is about", () => {
	const saidTo = (act: string) =>
		Object.values(CONTENT.acts.get(act)?.say ?? {}).flatMap((text) => Object.values(text).flat());

	test.each([
		["good-news", "my tomato plants finally have fruit, i am so proud of them"],
		["corrects", "no no, i meant the blue scooter, not the car"],
		["unheard", "मैंने यह अभी बताया था, फिर वही पूछ रहे हो"],
		["declines", "nahi, iske baare mein baat nahi karni"],
		["undecided", "i cannot decide between the green curtains and the white ones"],
		["jokes", "haha you are just a toaster with a diploma"],
	])("%s: %s", async (act, message) => {
		expect(saidTo(act)).toContain((await talk("hello", message)).response);
	});

	test("a question beside a story is answered", async () => {
		const { response } = await talk(
			"we had guests all day and i cooked for nine people. how much does a session cost?",
		);
		expect(wordingsOf("session-cost").length).toBeGreaterThan(0);
		expect(response).toContain("clinic");
	});

	test("an answer comes twice only to who plainly asks for it", async () => {
		const asked = "how many hours of sleep does an adult need?";
		const spoken = async (...messages: string[]) => (await talk(...messages)).after.spoken.at(-1)?.[0];
		expect(await spoken(asked, asked)).toMatch(/^entries\/sleep-how-many-hours/);
		const like = "so is eight hours enough for a grown up, or nine?";
		expect(await spoken(like)).toMatch(/^entries\/sleep-how-many-hours/);
		expect(await spoken(asked, like)).not.toMatch(/^entries\/sleep-how-many-hours/);
	});

	test("thanks and a goodbye end no danger", async () => {
		const { help, after } = await talk(
			"i took thirty tablets an hour ago",
			"ok thanks a lot, you are sweet. i have to go now",
		);
		expect(help).toBe("danger");
		expect(after.danger).not.toBeNull();
	});
});

test.each(["I stop eating", "i stop picking up the phone", "I do not pick up the phone", "i dont reply to anyone"])(
	"one's own words are kept as an answer, whatever option they are like: %s",
	async (words) => {
		const state: BotState = { ...enterFlow(CONTENT, NEW_STATE, "safety-plan", "signs").state, turn: 4 };
		const { state: after } = await reply({ state: JSON.stringify(state), history: [] }, words);
		expect(readState(after).facts["plan-signs"]).toBe(words);
		for (const stop of ["Stop here", "stop", "bas"]) {
			const { state: stopped } = await reply({ state: JSON.stringify(state), history: [] }, stop);
			expect(readState(stopped).facts["plan-signs"]).toBeUndefined();
			expect(readState(stopped).position?.step).not.toBe("alone");
		}
	},
);
