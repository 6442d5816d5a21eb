import { describe, expect, test } from "vitest";
import { reply } from "../../reply.server";

/** Feelings, facts, short answers, thanks, questions to the bot, noise: as they come in one talk. */
const MIXED: Record<string, readonly string[]> = {
	en: [
		"hi",
		"work is too much these days",
		"yes",
		"i cant sleep at night",
		"i dont know",
		"are you a human",
		"my mother says i am lazy",
		"ok",
		"is this private",
		"i feel alone in this city",
		"thanks",
		"nobody at office talks to me",
		"idk",
		"can i talk to a real person",
		"no",
		"bye",
	],
	hinglish: [
		"namaste",
		"yaar bahut tension hai aajkal",
		"haan",
		"raat ko neend nahi aati",
		"pata nahi",
		"aap kaun ho",
		"mummy kehti hai main aalsi hu",
		"theek hai",
		"kisi ko bataoge kya",
		"ghar ki yaad aati hai",
		"shukriya",
		"boss roz sunata hai",
		"pata nahi",
		"kisi insaan se baat karni hai",
		"nahi",
		"neend ki goli le lu kya",
		"raat ko neend nahi aati",
		"tum samajhte nahi ho",
		"...",
		"shukriya",
		"chalo bye",
	],
	hi: [
		"नमस्ते",
		"मन बहुत उदास रहता है",
		"हाँ",
		"रात को नींद नहीं आती",
		"पता नहीं",
		"आप कौन हैं",
		"घर में कोई बात नहीं करता",
		"ठीक है",
		"किसी को बताओगे क्या",
		"घर की याद आती है",
		"शुक्रिया",
		"मालिक रोज़ डाँटता है",
		"पता नहीं",
		"किसी इंसान से बात करनी है",
		"नहीं",
		"नींद की गोली लूँ क्या",
		"रात को नींद नहीं आती",
		"आप समझते नहीं",
		"...",
		"शुक्रिया",
		"अलविदा",
	],
};
/** One trouble that is told on and on, mostly in words that no rule knows. */
const ONE_TROUBLE: Record<string, readonly string[]> = {
	hinglish: [
		"karz bahut ho gaya hai mujh par",
		"paise ki tangi hai ghar mein",
		"mahine ke beech mein sab khatam",
		"bank wale roz phone karte hain",
		"raat ko neend nahi aati",
		"bhai se udhaar liya tha",
		"woh bhi maang raha hai ab",
		"pichhle saal tak sab theek tha",
		"phir dukaan mein aag lag gayi",
		"ab neend bilkul nahi aati",
		"karz kaise utrega",
		"bas yahi chalta rehta hai",
	],
	hi: [
		"मन बहुत उदास रहता है",
		"सुबह उठने का दिल नहीं करता",
		"चाय भी फीकी लगती है",
		"दफ़्तर चला तो जाता हूँ",
		"वहाँ भी बैठा रहता हूँ बस",
		"लोग बात करते हैं, मैं सुनता हूँ",
		"घर आकर टीवी देख लेता हूँ",
		"रोना भी नहीं आता",
		"पहले गाना गाता था",
		"अब हारमोनियम पर धूल है",
		"दिन एक जैसे हैं",
		"और क्या कहूँ",
	],
};

async function sentencesOf(lines: readonly string[]): Promise<string[][]> {
	const said: string[][] = [];
	let state: string | null = null;
	for (const line of lines) {
		const answer: { response: string; state: string } = await reply({ state, history: [] }, line);
		state = answer.state;
		said.push(answer.response.split(/(?<=[.?।])\s+/));
	}
	return said;
}

function expectNoRepeat(said: readonly string[][]): void {
	for (const [turn, sentences] of said.entries()) {
		const before = said.slice(Math.max(0, turn - 10), turn).flat();
		for (const sentence of sentences) expect(before, `turn ${turn}`).not.toContain(sentence);
	}
}

test.each([
	["main ab jeena nahi chahta", "mujhe raat ko neend nahi aati", "aapko raat ko neend nahi aati"],
	["मैं अब जीना नहीं चाहती", "मुझे रात को नींद नहीं आती", "आपको रात को नींद नहीं आती"],
])("after a danger the person's words are not given back", async (danger, told, mirrored) => {
	const said = await sentencesOf([danger, told, told, told]);
	expect(said.flat().join(" ")).not.toContain(mirrored);
	expect((await sentencesOf(["namaste", "haan", told])).flat().join(" ")).toContain(mirrored);
});

describe("no sentence comes twice within ten turns", () => {
	test.each(Object.entries(MIXED))("over mixed messages in %s", async (_, lines) => {
		expectNoRepeat(await sentencesOf(lines));
	});

	test.each(Object.entries(ONE_TROUBLE))("over one trouble told again and again in %s", async (_, lines) => {
		expectNoRepeat(await sentencesOf(lines));
	});
});
