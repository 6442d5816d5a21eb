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

test("who has told something is not asked about food or sleep after a short line", async () => {
	const said = await talk(["namaste", "ek ladke ne aaj dhakka diya", "sab hase", "phir", "bas", "ok", "haan"]);
	expect(said.join(" ")).not.toMatch(/kuch khaya|thodi neend/);
});

test("a thing of every day is not asked about as if something lay behind it", async () => {
	expect(await last("namaste", "shaam ko tv dekhta hu")).not.toMatch(/TV/);
});

test("neither a bare count nor what points back to the message before it is said back", async () => {
	expect(await last("meri behen ke liye puchna hai", "bachche do hai")).not.toMatch(/do hai/);
	expect(await last("raat ko neend nahi aati", "do mahine se aisa hi chal raha hai")).not.toMatch(/do mahine/);
});

test("a refusal is no correction", async () => {
	const response = await last("मेरा ब्रेकअप हो गया", "दोस्त कहते हैं मूव ऑन कर", "नहीं किसी और से नहीं मिलना");
	expect(response).not.toMatch(/ऐसा नहीं है|वह बात नहीं/);
});

test("what was asked of the person is not asked of the bot", async () => {
	expect(await last("मेरी दादी भूलने लगी हैं", "बोलीं बेटा तुम कौन हो")).not.toMatch(/प्रोग्राम/);
	expect(await last("मेरी दादी भूलने लगी हैं", "तुम कौन हो")).toMatch(/प्रोग्राम/);
});

test("a no is not taken in with a yes", async () => {
	const said = await talk(["namaste", "kuch ajeeb sa hai aaj", ...Array<string>(8).fill("nahi")]);
	for (const response of said.slice(2)) expect(response).not.toMatch(/^(?:Ji )?haan\b/i);
});

test("that nobody said sorry is no apology", async () => {
	expect(await last("madam ne chor bola", "sorry bhi nahi bola")).not.toMatch(/Maafi ki koi baat/);
});

test("who is gone is not put right", async () => {
	expect(await last("beti ki fees hai", "nahi pati nahi hai, chale gaye")).not.toMatch(/woh baat nahin|aisa nahin/);
});

test("what is not done yet is no correction", async () => {
	expect(await last("मैंने चूड़ी बनवाई थी", "नहीं, दी नहीं अभी तक")).not.toMatch(/ऐसा नहीं है|वह बात नहीं/);
});

test("a denied trouble is not asked about as a trouble", async () => {
	expect(await last("नमस्ते", "मुझे तो कोई तकलीफ़ नहीं")).not.toMatch(/महसूस|सबसे ज़्यादा/);
});

test.each([
	"theek hai chalo phir",
	"thik h bro sota hu ab",
	"theek hai dekhti hu",
	"ok chalo kaam pe jaati hu",
	"chalo grahak aaya hai",
	"chalo usse baat karti hu",
	"चलो गाड़ी निकालनी है",
	"haan chocolate wala",
	"haan dusri ke saath",
	"हाँ सातवीं में है",
	"हाँ लाल रंग का, मेरा वाला",
	"अच्छा, दूध उबल रहा है",
	"ठीक है पढ़ने बैठता हूँ",
	"nahi aur kuch nahi",
	"jeete raho",
	"चलो ठीक है फिर",
	"ठीक है सोने जा रहा हूँ",
	"नहीं और कुछ नहीं",
	"अच्छा लगा आपसे बात करके",
])("%j is let go without a question", async (parting) => {
	const response = await last("office mein boss roz sunata hai", "thak gaya hu bahut", parting);
	expect(response).not.toMatch(/\?|aur bataiye|और बताइए|Aaram se kahiye|आराम से कहिए/);
});

test.each(["mai theek se nahi sota hu", "ab roz der se jata hu office"])("%j is no goodbye", async (told) => {
	expect(await last("office mein boss roz sunata hai", told)).not.toMatch(/jaaiye|Phir mann ho to yahin/);
});

test("the question of somebody else is not decided for", async () => {
	const response = await last("घर में तीन बच्चे हैं", "कल वो बोली माँ मैं स्कूल छोड़ दूँ क्या");
	expect(response).not.toMatch(/फ़ैसला आपका/);
	expect(await last("meri sagai ho gayi hai", "usse baat karu kya is bare me")).toMatch(/faisla aapka/);
});

test.each([
	["tum kya salary lete ho", /Program hoon/],
	["tum dekh sakte ho kya", /padhta hoon/],
	["tujhe to sab aata hoga", /bahut kam aata/],
])("%j is answered as asked of a program", async (asked, answer) => {
	expect(await last("office mein boss roz sunata hai", asked)).toMatch(answer);
});
