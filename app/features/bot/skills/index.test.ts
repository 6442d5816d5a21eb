import { describe, expect, it } from "vitest";
import { TIMESLOTS } from "../../booking/slots";
import { createVoice, type Language } from "../voice";
import {
	asksAboutBooking,
	beginSkill,
	continueSkill,
	offerSkill,
	pauseSkill,
	SKILLS,
	type SkillId,
	type SkillStep,
	skillsFor,
	type Turn,
} from "./index";

const TOPICS =
	"anxiety panic low-mood stress burnout sleep loneliness grief break-up marriage family in-laws parenting anger guilt self-worth body-image exams work job-loss money health trauma bullying substances identity new-mother homesickness".split(
		" ",
	);

function turn(userInput: string, language: Language = "en", act: string | null = null): Turn {
	return { userInput, act, language, say: createVoice(language, [], 0).say };
}

/** The steps of a talk: the skill is begun with the first message. */
function talk(id: SkillId, messages: string[], options: Parameters<typeof beginSkill>[2] = {}): SkillStep[] {
	const [first = "yes", ...rest] = messages;
	const steps = [beginSkill(id, turn(first), options)];
	for (const message of rest) steps.push(continueSkill(steps.at(-1)?.state, turn(message)));
	return steps;
}

const last = (steps: SkillStep[]) => steps.at(-1) as SkillStep;

describe("skillsFor", () => {
	it.each(TOPICS)("knows skills for %s that say so themselves", (topic) => {
		const ids = skillsFor(topic);
		expect(ids.length).toBeGreaterThanOrEqual(2);
		for (const id of ids) expect(SKILLS[id].helpsWith).toContain(topic);
	});

	it("begins panic and trauma with attention outward", () => {
		expect(skillsFor("panic")[0]).toBe("grounding");
		expect(skillsFor("trauma")[0]).toBe("grounding");
	});

	it("has none for what it does not know", () => {
		for (const topic of ["", "cricket", "__proto__", "constructor"]) expect(skillsFor(topic)).toEqual([]);
	});
});

describe("offerSkill", () => {
	it("asks in the language of the turn", () => {
		expect(offerSkill("breathing", turn("ok", "hi"))).toMatch(/\p{Script=Devanagari}.*\?$/u);
	});
});

describe("breathing", () => {
	it("turns gentler on dizziness and stops if that does not help", () => {
		const steps = talk("breathing", ["yes", "i am getting dizzy", "still dizzy"]);
		expect(steps[1]?.state?.step).toBe("gentle");
		expect(steps[1]?.response).not.toMatch(/hold softly|keep it/i);
		expect(last(steps)).toMatchObject({ outcome: "worse", state: { step: "eased-off" } });
	});

	it("never asks someone short of air to hold it, and names 112", () => {
		for (const steps of [talk("breathing", ["i cant breathe"]), talk("breathing", ["yes", "saans nahi aa rahi"])]) {
			expect(last(steps).state?.step).toBe("gentle");
			expect(last(steps).response).toMatch(/112/);
			expect(last(steps).response).not.toMatch(/hold/i);
		}
	});

	it("offers grounding when it went worse, and begins it on yes", () => {
		const steps = talk("breathing", ["yes", "ok", "ok", "ok", "worse", "yes"]);
		expect(steps[4]?.outcome).toBe("worse");
		expect(last(steps).state).toMatchObject({ id: "grounding", step: "see" });
	});

	it("rests when grounding is declined", () => {
		expect(last(talk("breathing", ["yes", "ok", "ok", "ok", "harder", "no"]))).toMatchObject({
			state: null,
			outcome: "worse",
		});
	});

	it("sends chest pain to 112", () => {
		const step = last(talk("breathing", ["yes", "pain in my chest"]));
		expect(step).toMatchObject({ state: null, outcome: "worse" });
		expect(step.response).toContain("112");
	});
});

describe("grounding", () => {
	it("begins with touch for someone who cannot see", () => {
		expect(last(talk("grounding", ["yes", "i can't see, i am blind"])).state?.step).toBe("touch");
	});

	it("leaves sounds out for someone who cannot hear", () => {
		expect(last(talk("grounding", ["yes", "fan, cup. btw i am deaf", "floor"])).state?.step).toBe("smell");
	});

	it("takes silence as an answer", () => {
		expect(talk("grounding", ["yes", "", " ", "", ""]).map(({ state }) => state?.step)).toEqual([
			"see",
			"touch",
			"hear",
			"smell",
			"taste",
		]);
	});

	it("names people, not another exercise, when it hurts", () => {
		const step = last(talk("grounding", ["yes", "i am getting flashbacks"]));
		expect(step).toMatchObject({ state: null, outcome: "worse" });
		expect(step.response).toContain("14416");
	});
});

describe("mood before and after", () => {
	it("compares the numbers around an exercise", () => {
		const step = last(talk("breathing", ["yes", "teen", "ok", "ok", "ok", "paanch"], { moodFirst: true }));
		expect(step).toMatchObject({ state: null, outcome: "better" });
		expect(step.response).toMatch(/3.*5/);
	});

	it("offers something gentler when the number fell", () => {
		expect(last(talk("breathing", ["yes", "ok", "ok", "ok", "2"], { moodBefore: 4 })).outcome).toBe("worse");
	});

	it("goes on with the exercise when the number is skipped", () => {
		expect(last(talk("self-kindness", ["yes", "skip"], { moodFirst: true })).state?.id).toBe("self-kindness");
	});

	it("names the line when it is very low, and shows words as the number they were taken for", () => {
		expect(last(talk("mood-check-in", ["yes", "1"])).response).toContain("14416");
		expect(last(talk("mood-check-in", ["yes", "not great"])).response).toMatch(/not great.*4/);
	});

	it("leads to the exercise that was chosen", () => {
		expect(last(talk("mood-check-in", ["yes", "3", "look around"])).state?.id).toBe("grounding");
		expect(last(talk("mood-check-in", ["yes", "3", "saans"])).state).toMatchObject({
			id: "breathing",
			answers: { moodBefore: "3" },
		});
	});
});

describe("own words", () => {
	it("come back at the end of a thought record, as typed", () => {
		const steps = talk("thought-record", [
			"yes",
			"class",
			"I am so stupid?",
			"shame",
			"one zero",
			"two passes",
			"one zero is not me",
		]);
		expect(last(steps).response).toContain("“I am so stupid”");
		expect(last(steps).response).toContain("“one zero is not me”");
	});

	it("are the friend's words turned to oneself", () => {
		expect(last(talk("self-kindness", ["yes", "I shouted", "bad mother", "you were tired"])).response).toContain(
			"“you were tired”",
		);
	});

	it("are kept at 200 characters and never end in half a character", () => {
		const step = last(talk("worry-time", ["yes", `${"x".repeat(199)}😀😀`]));
		expect(step.state?.answers.worry).toBe("x".repeat(199));
	});

	it("may hold what looks like a slot or a wish to stop", () => {
		const step = last(talk("urge-surfing", ["yes", "i want to stop drinking {before}"]));
		expect(step.state).toMatchObject({ step: "strength", answers: { urge: "i want to stop drinking {before}" } });
	});
});

describe("urge surfing", () => {
	it("warns of stopping daily drink at once, and only then", () => {
		const answers = ["7", "hands", "ok", "walk"];
		expect(last(talk("urge-surfing", ["yes", "daru", ...answers])).response).toContain("doctor");
		expect(last(talk("urge-surfing", ["yes", "cigarette", ...answers])).response).not.toContain("doctor");
	});
});

describe("sleep plan", () => {
	it("has other first steps for shifts and for babies", () => {
		expect(last(talk("sleep-plan", ["yes", "night shift nurse"])).state?.step).toBe("wake-shift");
		expect(last(talk("sleep-plan", ["yes", "my baby wakes"])).state?.step).toBe("wake-baby");
		expect(last(talk("sleep-plan", ["yes", "awake most nights"])).state?.step).toBe("wake");
	});
});

describe("safety plan", () => {
	const answers = ["yes", "I feel worse at night, dizzy", "walk", "temple", "nobody", "no", "my aunt keeps it"];

	it("writes the list back in the person's words with the lines, a row each", () => {
		const { response } = last(talk("safety-plan", answers));
		for (const part of ["I feel worse at night, dizzy", "walk", "temple", "my aunt keeps it", "14416", "112"])
			expect(response).toContain(part);
		expect(response.split("\n").length).toBeGreaterThanOrEqual(6);
		expect(response).not.toContain("nobody");
	});

	it("lists the one person of whom somebody says that there is nobody else", () => {
		const answers = ["yes", "not sleeping", "music", "the tea stall", "my brother arif. nobody else", "no", "no"];
		expect(last(talk("safety-plan", answers)).response).toContain("arif");
	});

	it("names the lines also when it is left half-way", () => {
		expect(last(talk("safety-plan", ["yes", "stop"])).response).toMatch(/14416.*112/);
	});
});

describe("booking", () => {
	it.each([
		["kab aana hoga", "hinglish", true, true],
		["kab tak aisa chalega", "hinglish", false, false],
		["form kaha hai", "hinglish", false, true],
		["do i need an account", "en", false, true],
		["i missed him so much then", "en", true, false],
	] as const)("is asked about again in %j (%s, come for it: %s): %s", (userInput, language, cameForIt, expected) => {
		expect(asksAboutBooking({ userInput, language, act: null, say: () => "" }, cameForIt)).toBe(expected);
	});

	it("is not asked about by who asks what is wrong with them", () => {
		expect(last(talk("booking", ["yes", "why is it like this?"])).response).not.toMatch(/clinic/i);
	});

	it.each(["umar likhna zaroori hai?", "उम्र लिखना ज़रूरी है?", "is age mandatory"])(
		"says whether %j may be left out",
		(asked) => {
			expect(last(talk("booking", ["yes", asked])).response).toMatch(/chhe|छह|six/);
		},
	);

	it("says that it does not know, rather than leave the booking over a question", () => {
		const { response, state } = last(talk("booking", ["yes", "is there parking near it?"]));
		expect(response).toMatch(/foot of the page/);
		expect(state?.id).toBe("booking");
	});

	it.each([
		["2:30 will do", /form at \/booking|nearest time|at \/booking/],
		["not mornings i have shift till 1", /\/booking/],
		["do you have evening", /last session|The day ends/],
		["can my mother come also", /clinic/],
		["what if i get nervous and dont show up", /clinic/],
	])("stays with it: %s", (said, answer) => {
		const step = last(talk("booking", ["yes", said]));
		expect(step.response).toMatch(answer);
		expect(step.state?.paused).toBe(false);
	});

	it("tells the eight times and the page", () => {
		const { response } = last(talk("booking", ["i want to book", "yes"]));
		for (const slot of TIMESLOTS) expect(response).toContain(slot);
		expect(response).toContain("/booking");
	});

	it.each([
		["what are the fees", /clinic.*foot of the page/],
		["can i cancel my appointment", /clinic.*foot of the page/],
		["is it confidential", /clinic.*foot of the page/],
		["do i need an account", /\/login/],
		["how do I see my booking", /Previous Bookings/],
		["any slots tomorrow", /9:30am - 10:00am/],
		["i need someone right now", /14416/],
		["kitne paise lagenge", /clinic|fees/i],
		["ok where do i click", /\/booking/],
		["i made one", /press Book|Book button/],
		["how long is it", /^(?:Half an hour|A session is thirty minutes)/],
		["will it be a lady counsellor", /clinic/],
		["where can i see my booking", /Previous Bookings/],
		["doctor hai ya koi aur", /foot of the page/],
		["hindi me baat karenge na", /foot of the page/],
		["shaam ka chahiye 6 baje", /date/],
		["mera number kisi ko to nahi dikhega", /your own account|Your own account/],
		["bas counsellor se hi baat karni hai", /\/booking/],
		["my phone number is 11 digits with zero", /ten digits/],
		["can i come tomorrow at 2:30", /date/],
	])("answers %s, at once or when asked in between", (question, answer) => {
		const begun = beginSkill("booking", turn(question));
		expect(begun.response).toMatch(answer);
		expect(last(talk("booking", ["yes", question])).response).toMatch(answer);
	});

	it("lists the times once", () => {
		const said = talk("booking", ["yes", "what times do you have", "which times are there"]).map(
			({ response }) => response,
		);
		expect(said.filter((response) => response.includes("9:30am"))).toHaveLength(1);
	});

	it.each(["not today, maybe tomorrow", "maybe tomorrow", "aaj nahi", "कल देखेंगे"])("ends kindly on %s", (later) => {
		const { state, response } = last(talk("booking", ["yes", later]));
		expect(state).toBeNull();
		expect(response).toContain("/booking");
		expect(response).not.toContain("9:30am");
	});

	it("takes a story that holds the word when for a story", () => {
		expect(last(talk("booking", ["yes", "when i pass the shop on the way home"])).state?.paused).toBe(true);
	});

	it("is not led astray by a feeling", () => {
		expect(last(talk("booking", ["yes", "i feel so alone these days at home"])).state?.paused).toBe(true);
	});
});

describe("something else in the middle", () => {
	it("is asked about, and handed back when the person would rather talk", () => {
		const steps = talk("breathing", ["yes", "my mother in law is shouting at me", "talk please"]);
		expect(steps[1]?.state?.paused).toBe(true);
		expect(last(steps)).toMatchObject({
			state: null,
			outcome: "declined",
			aside: "my mother in law is shouting at me",
		});
	});

	it("does not lose the exercise when the person goes on", () => {
		const steps = talk("breathing", ["yes", "ok", "my mother in law is shouting at me", "go on"]);
		expect(last(steps).state).toEqual({ id: "breathing", step: "round-two", answers: {}, paused: false });
	});

	it("can begin anew after a pause", () => {
		const steps = talk("breathing", ["yes", "ok", "ok"]);
		const state = last(steps).state;
		if (state === null) throw new Error("over too soon");
		expect(continueSkill(pauseSkill(state), turn("start again")).state?.step).toBe("round-one");
	});

	it("waits as long as is needed, then lets go", () => {
		const steps = talk("breathing", ["yes", "wait", "not yet", "no"]);
		expect(steps.slice(0, 3).every(({ state }) => state?.step === "round-one")).toBe(true);
		expect(last(steps).state).toBeNull();
	});

	it("ends early when the need has passed", () => {
		expect(last(talk("breathing", ["yes", "i feel better now"]))).toMatchObject({ state: null, outcome: "better" });
	});
});

describe("a number where something else was asked", () => {
	it.each(["5", "7/10", "५"])(
		"%s is no problem to solve: it is asked for once more, then simply talked about",
		(number) => {
			const steps = talk("problem-solving", ["yes", number, number]);
			expect(steps[1]?.state?.step).toBe("define");
			expect(last(steps).state).toBeNull();
			expect(last(steps).response).toMatch(/in your own way|talk about it/);
		},
	);

	it("is taken where it can be one of a list, or an hour", () => {
		const chosen = talk("problem-solving", ["yes", "the EMI", "ask my uncle, sell the bike", "2"]);
		expect(last(chosen).state?.answers.choice).toBe("sell the bike");
		const woken = talk("sleep-plan", ["yes", "awake till late", "6"]);
		expect(last(woken).state?.answers.wake).toBe("6");
	});

	it("is no mood when it counts something", () => {
		const steps = talk("breathing", ["yes", "i have 3 kids and no job"], { moodFirst: true });
		expect(last(steps).state).toMatchObject({ id: "mood-check-in", paused: true });
		expect(last(steps).response).not.toContain("3");
	});
});
