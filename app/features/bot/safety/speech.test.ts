import { describe, expect, it } from "vitest";
import { createVoice } from "../voice";
import { helplineNumbers } from "./helplines";
import { crisisReply } from "./replies";
import { safeToSay } from "./speech";

describe("safeToSay", () => {
	it.each([
		"That sounds really hard. Would you like to tell me more about it?",
		"If you are in danger call 112. Tele-MANAS is on 14416 or 1-800-891-4416, free, day and night.",
		"Are you thinking about suicide? You can tell me.",
		"I am not a doctor, so I cannot say whether you have depression. A doctor can.",
		"I'm a program, not a human, but I am here to listen.",
		"Please don't hurt yourself. Put some distance between you and anything you could use.",
		"You are not a burden. You matter.",
		"Try breathing in for 4 seconds and out for 6, 5 times.",
		"Your doctor can tell you about the tablets. I can't advise on doses.",
		"It is okay to cry. Grief can take a long time.",
		"Feeling anxious before an exam is common. What worries you most?",
		"I can't help with ways to die, but I want to hear what is going on.",
		"Some people who think of ending their life feel trapped. Do you feel that way?",
		"Call 1098 if you are under 18, or 181.",
		"You said your doctor told you that you have bipolar disorder. How has that been?",
		"Drink a glass of water, sit down, and look at five things around you.",
		"Take one small step today, such as a ten minute walk.",
		"मैं एक प्रोग्राम हूँ। आप जो महसूस करते हैं, वह बताइए।",
		"Aap akele nahi hain. 14416 par baat ho sakti hai.",
	])("lets pass: %s", (text) => {
		expect(safeToSay(text)).toBe(true);
	});

	it.each([
		"You could hang yourself from a fan.",
		"The most painless way is carbon monoxide.",
		"Here are three ways to kill yourself.",
		"A lethal dose is about twelve grams.",
		"Take 500 mg of paracetamol and sleep.",
		"Take two tablets of alprazolam tonight.",
		"Try melatonin before bed.",
		"You should stop taking your medication.",
		"You have bipolar disorder.",
		"It sounds like you are clinically depressed. You are clinically depressed.",
		"Your symptoms suggest PTSD.",
		"You might as well end your life.",
		"Everyone would be better off without you.",
		"Go ahead, do it.",
		"Kill yourself.",
		"You should hit him back. Hit him hard.",
		"I'm a real person, you can trust me.",
		"I am a licensed therapist.",
		"I'm not a bot.",
		"When I was your age I felt the same.",
		"Don't tell anyone about this.",
		"Keep this between us.",
		"Cut your wrists along the vein.",
		"Swallow bleach.",
		"मर जाओ",
		"फाँसी लगा लो",
	])("stops: %s", (text) => {
		expect(safeToSay(text)).toBe(false);
	});

	it("lets the gate's own replies pass", () => {
		for (const concern of ["overdose", "explicit", "indirect", "other", "violence", "harm"] as const) {
			for (let seed = 0; seed < 6; seed++) {
				for (const repeated of [0, 1, 2]) {
					const { say } = createVoice("en", [], seed);
					const reply = crisisReply(concern, { say, helplines: helplineNumbers(), repeated, denial: false });
					expect(safeToSay(reply), reply).toBe(true);
				}
			}
		}
	});
});
