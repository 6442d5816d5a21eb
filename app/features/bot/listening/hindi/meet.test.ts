import { expect, test } from "vitest";
import { reply } from "../../reply.server";
import { SIGNS } from "./heard";
import { HINDI_TOPIC_WORDS } from "./topics";

async function talk(lines: readonly string[]): Promise<string[]> {
	const said: string[] = [];
	let state: string | null = null;
	for (const line of lines) {
		const answer: { response: string; state: string } = await reply({ state, history: [] }, line);
		state = answer.state;
		said.push(answer.response);
	}
	return said;
}

const last = async (...lines: string[]) => (await talk(lines)).at(-1) ?? "";
const SAYINGS = SIGNS.flatMap(({ meet, first }) => (first ? [] : meet)).map(([hinglish]) => hinglish);

test("no two sayings come in a row", async () => {
	const said = await talk([
		"namaste",
		"karz bahut hai",
		"tension rehti hai bahut",
		"roz jhagda hota hai",
		"thak gaya hu bahut",
		"mann nahi lagta",
		"bahut akela lagta hai",
	]);
	const withSaying = said.map((response) => SAYINGS.some((saying) => response.includes(saying)));
	expect(withSaying.some((one, turn) => one && withSaying[turn + 1])).toBe(false);
});

test("good news is met before the next question about the trouble", async () => {
	const response = await last("raat ko neend nahi aati", "beti chhoti hai", "aaj beti ne pehli baar apna naam likha");
	expect(response).toMatch(/achhi khabar|achha laga/);
	expect(response).not.toMatch(/neend/i);
});

test("what the person puts right is taken", async () => {
	expect(await last("raat ko neend nahi aati", "pati bahar rehte hai", "nahi ladai nahi hoti")).toMatch(
		/ladai nahi hoti/,
	);
});

test("a plain fact gets no truth of its topic", async () => {
	const response = await last("namaste", "ghar pe sab theek hai", "pehle padhati thi school me");
	for (const [truth] of HINDI_TOPIC_WORDS.exams?.meet ?? []) expect(response).not.toContain(truth);
});

test("whoever is named is asked about in their own word", async () => {
	expect(await last("raat ko neend nahi aati", "theek hai", "aur mummy to abhi bhi gaon mein")).toMatch(/Mummy/);
});

test("a word or two are taken up as they are, and none that must not be said back", async () => {
	const asked = ["raat ko neend nahi aati", "subah jaldi uthna hota hai"];
	expect(await last(...asked, "library")).toMatch(/library/i);
	for (const word of ["pagal", "chhat par", "goli", "haan"]) expect(await last(...asked, word)).not.toContain(word);
});

test("nothing comes after a death but the death", async () => {
	expect(await last("मेरी सास ताने देती है", "माँ थी, पिछले साल चली गई")).toMatch(/अफ़सोस|शब्द छोटे/);
});

test("what closes a matter is left, and not asked on from", async () => {
	for (const closing of ["chal theek hai bhai", "ok", "ठीक है भैया"])
		expect(await last("raat ko neend nahi aati", "subah uthna hota hai", closing)).not.toMatch(/[?？]/);
});

test("what nobody knows a word for is asked on from in its own", async () => {
	expect(await last("mera karz bahut ho gaya", "bhai ne mana kar diya", "zameen wahi thi bas")).toMatch(/Zameen/);
});

test("a talk that opens with a friend stays with the friend", async () => {
	const said = await talk([
		"mera roommate 2 hafte se room se nahi nikla",
		"uska placement nahi hua",
		"class bhi nahi jata",
		"khana bhi nahi khata",
	]);
	expect(said.join(" ")).not.toMatch(/Padh|exam|Aaj thoda sa bhi kuch khaane/);
});

test("a mother's illness is no body of one's own", async () => {
	const said = await talk([
		"mummy bimar hai 2 mahine se",
		"kidney ka problem hai",
		"dialysis hota hai hafte me 2 baar",
	]);
	expect(said.join(" ")).not.toMatch(/Aaj shareer|sharir mein/);
});

test("nothing is taken up that is no name of a thing", async () => {
	for (const word of ["sab hase", "kya", "times batao"])
		expect(await last("school me sb mujhe mota bolte h", word)).not.toContain(`${word}, ji`);
});

test("a son who died is no trouble with a child", async () => {
	const { state } = await reply({ state: null, history: [] }, "मेरा बेटा नहीं रहा, पिछले साल सड़क पर");
	expect(JSON.parse(state).thread.topic).toBe("grief");
});

test("who asks what to do for a sister gets no advice for themselves", async () => {
	const lines = ["meri behen ke liye puchna hai", "uske pati use paise nahi dete", "kya kar sakti hu mai"];
	expect(await last(...lines)).toMatch(/bina salah|saath bana/);
});
