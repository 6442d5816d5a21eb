import { expect, test } from "vitest";
import { reply } from "../reply.server";

async function skillAfter(...lines: string[]): Promise<unknown> {
	let state: string | null = null;
	for (const line of lines) state = (await reply({ state, history: [] }, line)).state;
	return JSON.parse(state ?? "{}").skill;
}

test.each([
	["sleep plan bana do", "sleep-plan"],
	["worry time batao", "worry-time"],
	["thought record karna hai", "thought-record"],
	["safety plan banana hai", "safety-plan"],
	["problem solve karne me madad karo", "problem-solving"],
	["mood check karo mera", "mood-check-in"],
	["self kindness wala exercise hai kya", "mood-check-in"],
	["साँस वाला अभ्यास कराओ", "mood-check-in"],
])("%j begins %s", async (typed, id) => {
	expect(await skillAfter("namaste", typed)).toMatchObject({ id });
});

test("another exercise that is named outweighs the one that was offered", async () => {
	const skill = await skillAfter("kal ki chinta khatam hi nahi hoti", "haan kya karu", "worry time batao");
	expect(skill).toMatchObject({ id: "worry-time" });
});
