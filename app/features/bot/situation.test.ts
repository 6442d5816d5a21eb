import { describe, expect, test } from "vitest";
import { CONTENT } from "./content/content.server";
import { enterFlow } from "./flows/engine";
import { type BotState, NEW_STATE } from "./state";
import { answerTo, waitingIn } from "./talk.fixture";

// Nothing starts the encoder here: patterns alone decide.

/** What was told where a danger waits. */
const onRoof = { place: "height" };
const withRope = { means: "rope", deed: "none" };

describe("what is typed in a danger leads to where it says that one is", () => {
	test.each<[string, string, BotState["facts"], string, string]>([
		["self", "near", {}, "ok so i am standing on the terrace now", "edge"],
		["self", "near", { deed: "none" }, "there is a rope tied to the fan here", "rope"],
		["self", "edge", onRoof, "i came down, sitting in my room", "done-ask"],
		["self", "edge", onRoof, "main neeche aa gayi hoon", "done-ask"],
		["self", "rope", withRope, "i threw it out of the window into the bin", "near"],
		["self", "rope", withRope, "रस्सी फेंक दी है मैंने", "near"],
		["self", "alone", {}, "my sister is with me now", "with"],
		["self", "edge", onRoof, "my brother is on his way up to me", "coming"],
		["self", "alone", {}, "didi aa rahi hai", "coming"],
		["self", "wake", {}, "i dont want to call anybody", "send-words"],
		["self", "near", {}, "kisi ko call nahi karna", "send-words"],
		["self", "with", {}, "it is getting stronger", "graver"],
		["self", "rope", withRope, "ye bas khayal hai", "only-thought"],
		["self", "hold-ask", {}, "i feel calmer now", "calmer"],
		["self", "edge", onRoof, "i feel a bit better now", "quieter"],
		["self", "reach", {}, "the bridge is 50 meters ahead, the key is in the truck", "first-apart"],
		["harm-to-others", "hurt", { harmed: "yes" }, "nobody is hit!! i said IF", "distance"],
		["harm-to-others", "hurt", { harmed: "yes" }, "maine nahi maara kisi ko", "distance"],
		["violence", "begin", {}, "he says he will show my photo to my father", "pictures-adult"],
		["violence", "begin", { age: "under-18" }, "wo photo papa ko dikhane ki dhamki de rahe", "pictures"],
		["unwanted-thoughts", "begin", {}, "maine bataya, maa ke baare mein", "signs"],
		["deed-done", "call", {}, "i told my mother, she is crying", "told-them"],
		["deed-done", "door", {}, "we are in the auto", "riding"],
		["deed-done", "door", {}, "hum gaadi mein hain", "riding"],
		["deed-done", "wait", {}, "they have put a drip, doctor says i will be fine", "over"],
		["deed-done", "call", {}, "papa bagal ke kamre mein so rahe hain", "show-two"],
		["somebody-else", "begin", {}, "he has stopped answering", "no-answer"],
		["somebody-else", "told", {}, "her brother is driving to her", "on-the-way"],
		["somebody-else", "told", {}, "वह जवाब नहीं दे रही", "no-answer"],
		["somebody-else", "second-phone", {}, "i am with her now", "beside"],
		["somebody-else", "meanwhile", {}, "they took him to the hospital", "arrived"],
		["somebody-else", "meanwhile", { "their-deed": "taken" }, "she is safe now", "over"],
		["violence", "begin", {}, "he held my throat yesterday", "throat"],
		["violence", "hurt", {}, "वो अभी बाहर गए हैं", "use-time"],
		["violence", "begin", {}, "papa andar hall mein baithe hain", "there"],
		["self", "alone", { company: "alone" }, "kisi ko phone nahi karna, sab so rahe honge", "send-words"],
		["violence", "who-helps", {}, "he is banging on the door", "graver"],
		["violence", "use-time", {}, "we are at my sister's house", "over-safe"],
		["violence", "begin", {}, "nahi nahi mere saath nahi, WO band hai apne ghar pe", "violence-to-another/begin"],
		["violence", "begin", {}, "not to me. her brothers have locked her in since monday", "violence-to-another/begin"],
		["violence", "begin", {}, "यह मेरे साथ नहीं, पड़ोस में हो रहा है", "violence-to-another/begin"],
		["violence-to-another", "begin", { whom: "another" }, "aaj raat dosto ke saath ja raha hu use nikalne", "stay"],
		["violence-to-another", "now", { whom: "another" }, "i am going there with my friends tonight", "stay"],
		["violence-to-another", "now", { whom: "another" }, "will they know it was me? he sees me on the stairs", "name"],
		["violence-to-another", "stay", { whom: "another" }, "mera naam to nahi aayega na", "name"],
		["violence-to-another", "later", {}, "रुको रुको.. फिर शुरू हो गया। चिल्ला रही है वो, बर्तन फेंकने की आवाज़", "now"],
		["violence-to-another", "called", {}, "its starting again, i can hear her crying", "now"],
		["violence-to-another", "called", {}, "बहू से क्या कहूं छत पे, ये बता दो बस", "speak-first"],
		[
			"violence-to-another",
			"later",
			{ whom: "another" },
			"can i ask her first or does that make it worse",
			"speak-first",
		],
		["unwanted-thoughts", "signs", {}, "they will think i am mad and take the baby", "nobody-takes"],
		["unwanted-thoughts", "sleep", {}, "a voice tells me to do it", "graver"],
		["harm-to-others", "go", {}, "i walked out of the house", "weapon"],
	])("%s/%s %j: %s", async (flow, step, facts, userInput, to) => {
		const { after: state } = await answerTo(waitingIn(flow, step, facts), userInput);
		const visited = [`${flow}/${state.position?.step}`, ...(state.spoken.at(-1) ?? [])].join(" ");
		expect(visited).toContain(to.includes("/") ? to : `${flow}/${to}`);
		expect(state.danger === null).toBe(flow === "unwanted-thoughts" && to !== "graver");
	});
});

describe("what is no sign of it", () => {
	test.each(["self", "deed-done", "somebody-else", "violence", "harm-to-others"])(
		"is heard, and nothing comes twice word for word (%s)",
		async (flow) => {
			let state = enterFlow(CONTENT, { ...NEW_STATE, turn: 1, facts: { place: "height" } }, flow).state;
			const told = [
				"the sky is very grey over the water tank",
				"there was a film that we saw last year",
				"a crow sits on the wire",
			];
			const responses: string[] = [];
			for (const userInput of told) {
				const answer = await answerTo(state, userInput);
				responses.push(answer.response);
				state = answer.after;
			}
			expect(new Set(responses).size).toBe(told.length);
			expect(state.danger).not.toBeNull();
		},
	);
});

test.each([
	"no not me!! i am asking for my roommate",
	"bhai ye sawal mere liye nahi hai, dost ke liye",
	"यह मेरे लिए नहीं, दोस्त के लिए है",
	"MERI baat nahi hai!! didi ki baat hai",
])("who was taken for the one in danger and says that it is another is asked about that one: %s", async (message) => {
	const { after: state } = await answerTo(waitingIn("self", "done-ask"), message);
	expect(state.position?.flow).toBe("somebody-else");
	expect(state.facts.whom).toBe("another");
});

test("a hint at one's own danger beside somebody else's is asked about, and not passed over", async () => {
	const beside = waitingIn("somebody-else", "told", { whom: "another" });
	const { after: state } = await answerTo(
		beside,
		"aur sach bolu to meri bhi halat thik nahi. kal pani khinchte time kuye me dekha to laga kud jau",
	);
	expect(state.position).toEqual({ flow: "doubt", step: "whose" });
});

test.each([
	["chhat pe hoon", "height"],
	["छत की मुंडेर पर खड़ी हूँ", "height"],
	["khada hu chhat pe", "height"],
	["main 5th floor ki balcony me khadi hun", "height"],
	["kuen ke paas hun", "water"],
	["पटरी के पास बैठा हूँ", "track"],
	["सुबह तक छत देखता रहता हूँ", undefined],
	["रेलवे में बाबू के पद से सेवानिवृत्त हुआ हूँ", undefined],
])("a place is where one says that one is: %s", async (message, place) => {
	expect((await answerTo(NEW_STATE, message)).after.facts.place).toBe(place);
});

test.each(["ठीक है जी, आपका बहुत समय लिया, अब चाय चढ़ाता हूँ", "ok then, i will make tea now"])(
	"to go along is no yes to the gate's question: %s",
	async (message) => {
		const doubt = { kind: "self" as const, rule: null, turn: 0, denied: false, message: "i wake up at three" };
		const asked = { ...enterFlow(CONTENT, { ...NEW_STATE, turn: 1 }, "doubt", "gently").state, doubt };
		expect((await answerTo(asked, message)).after.position?.flow).not.toBe("self");
		expect((await answerTo(asked, "yes, since tuesday")).after.position?.flow).toBe("self");
	},
);

test("who asks what has no answer here is told so and what comes next, and never the same once more", async () => {
	let state: BotState = waitingIn("somebody-else", "where", { whom: "another", certain: "yes" });
	const said: string[] = [];
	for (const question of ["will the bank take the land?", "and who pays for the seeds now?", "who feeds the cow?"]) {
		const { after: next } = await answerTo(state, question);
		expect(next.position?.flow).toBe("somebody-else");
		said.push(...(next.spoken.at(-1) ?? []));
		state = next;
	}
	expect(said.some((id) => id.startsWith("sentences/ask-emergency"))).toBe(true);
	expect(new Set(said).size).toBe(said.length);
});

test("who was asked because of a guess and says in plain Hindi that it is none is believed", async () => {
	const doubt = { kind: "self" as const, rule: null, turn: 0, denied: false, message: "रात को तीन बजे आँख खुल जाती है" };
	const asked = { ...NEW_STATE, turn: 1, language: "hi" as const, doubt, position: { flow: "doubt", step: "gently" } };
	const believed = await answerTo(
		asked,
		"राम राम, जान लेने का विचार मेरे मन में न कभी आया है और न आएगा, पोते का विवाह देखना है मुझे।",
	);
	expect(believed.after.danger).toBeNull();
	expect(believed.help).toBe("none");
});

test("a plain word of danger beside somebody in danger may be theirs: it is asked whose it is, and goes on from there", async () => {
	const beside = waitingIn("somebody-else", "told", { whom: "another" });
	const asked = await answerTo(beside, "should i ask her straight, i want to kill myself is what she said");
	expect(asked.after.position).toEqual({ flow: "doubt", step: "whose" });
	expect(asked.help).toBe("danger");
	const theirs = await answerTo(asked.after, "Theirs, not mine");
	expect(theirs.after.position?.flow).toBe("somebody-else");
	const again = await answerTo(theirs.after, "she says i want to kill myself, again and again");
	expect(again.after.position?.flow).toBe("somebody-else");
	const mine = await answerTo(asked.after, "Mine");
	expect(mine.after.position?.flow).toBe("self");
});

test.each(["nobody is dying here, you got it wrong", "कोई नहीं मर रहा, कोई ख़तरा नहीं है", "koi khatra nahi hai"])(
	"who says that nobody is in danger is believed where nothing grave was told: %s",
	async (message) => {
		const { after: state } = await answerTo(waitingIn("somebody-else", "told"), message);
		expect(state.position?.flow).not.toBe("somebody-else");
		expect(state.danger).toBeNull();
	},
);

test("somebody is called by the name that was told", async () => {
	const calling = await answerTo(waitingIn("self", "edge", onRoof), "my friend arvindan keeps calling me");
	expect(calling.response).toContain("Arvindan");
	const coming = await answerTo(calling.after, "he is coming up");
	expect(coming.response).toContain("Arvindan");
	const unnamed = await answerTo(waitingIn("self", "edge", onRoof), "somebody keeps calling me");
	expect(unnamed.response).toContain("somebody close to you");
});

test("a danger that is over is left only after it was asked whether it is safe", async () => {
	const over = await answerTo(waitingIn("self", "with"), "i am home and i feel safe now");
	expect(over.help).toBe("danger");
	expect(over.suggestions).toContain("Yes, safe for tonight");
	const left = await answerTo(over.after, "yes");
	expect(left.help).toBe("none");
});

test("the gate's question is answered by a sign of what it asks about", async () => {
	const doubt = { kind: "other" as const, rule: null, turn: 2, denied: false, message: "my friend neha said bye" };
	const asked = { ...enterFlow(CONTENT, { ...NEW_STATE, turn: 3 }, "doubt", "other").state, doubt };
	const told = await answerTo(asked, "she said thank you for everything and that she is tired");
	expect(told.after.position?.flow).toBe("somebody-else");
	const weak = await answerTo({ ...asked, doubt: { ...doubt, kind: "self" } }, "i live alone in this city");
	expect(weak.help).not.toBe("danger");
});
