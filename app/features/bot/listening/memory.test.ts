import { expect, test } from "vitest";
import { EMPTY_MEMORY, remember } from "./memory";

test("keeps a name that is given, and nothing that only looks like one", () => {
	expect(remember(EMPTY_MEMORY, "my name is ravi by the way").name).toBe("Ravi");
	expect(remember(EMPTY_MEMORY, "mera naam Sunita hai").name).toBe("Sunita");
	expect(remember(EMPTY_MEMORY, "they call me stupid").name).toBeNull();
	expect(remember(EMPTY_MEMORY, "this is killing me").name).toBeNull();
	expect(remember({ ...EMPTY_MEMORY, name: "Ravi" }, "ok").name).toBe("Ravi");
});

test("keeps whom they speak of, once each, the latest last", () => {
	const memory = remember(remember(EMPTY_MEMORY, "my mom and my boss"), "my mummy again");
	expect(memory.people).toEqual(["your boss", "your mother"]);
});

test.each([
	["it is like this since 2 years", "for 2 years"],
	["for the last six months", "for six months"],
	["from 3 weeks only", "for 3 weeks"],
	["since few months", "for a few months"],
	["2 years", "2 years"],
	["since sunday. sleeping at a friends shop", "since sunday"],
	["i did not sleep since diwali", "since diwali"],
	["she hardly eats since she came back from diwali", "since she came"],
	["do mahine se aisa hi chal raha hai", "do mahine se"],
	["दो साल से ऐसा ही है", "दो साल से"],
])("keeps how long it has been: %s", (typed, since) => {
	expect(remember(EMPTY_MEMORY, typed).since).toBe(since);
});

test("keeps what happened in the person's own words, and forgets the oldest", () => {
	let memory = EMPTY_MEMORY;
	for (let day = 1; day <= 20; day++) memory = remember(memory, `I walked home alone on day ${day}`);
	expect(memory.told).toHaveLength(8);
	expect(memory.told.at(-1)).toBe("you walked home alone on day 20");
});

test.each([
	"no one knows",
	"Nobody here knows how scared I am",
	"i have not told anyone",
	"kisi ko nahi pata",
	"किसी को नहीं बताया",
])("remembers that nobody knows: %s", (typed) => expect(remember(EMPTY_MEMORY, typed).toldNobody).toBe(true));

test.each([
	["mujhe raat ko neend nahi aati", "aapko raat ko neend nahi aati"],
	["मैं बहुत थक गई हूँ", "आप बहुत थक गई हैं"],
])("keeps what was told in Hindi, turned: %s", (typed, told) => {
	expect(remember(EMPTY_MEMORY, typed).told).toEqual([told]);
});

test.each([
	["moved to munich 8 months back for job", "8 months back"],
	["my wife has not spoken to me in 11 days", null],
	["i cut my hair and dad didnt talk to me for a month", "a month long"],
	["new phone. mine is cracked since a year you see", "since a year"],
])("%j tells since when, and is not brought back as how long it has been so", (told, since) => {
	const kept = remember(EMPTY_MEMORY, told).since;
	expect(kept).not.toBeNull();
	expect(kept).not.toMatch(/^for /);
	if (since !== null) expect(kept).toBe(since);
});
