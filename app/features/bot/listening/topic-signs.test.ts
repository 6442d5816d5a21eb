import { expect, test } from "vitest";
import type { Topic } from "../understanding/labels";
import { grounded } from "./topic-signs";

const likely = (topic: Topic, userInput: string) =>
	grounded([{ topic, confidence: 0.9 }], userInput, null)[0]?.confidence;

test.each<[Topic, string]>([
	["exams", "I am a retired teacher. 34 years of mathematics."],
	["sleep", "back. false alarm"],
	["sleep", "icu nurse here. night duty"],
	["in-laws", "his mother kept touching his shoes"],
	["parenting", "my daughter draws him with very long arms"],
	["parenting", "my son says close it papa"],
	["loneliness", "since online came no one comes to the shop"],
	["self-worth", "i said i am the maid. it was easier"],
	["new-mother", "I'm scared papa won't hold the baby."],
	["break-up", "kaam chhod diya wahan ka"],
	["break-up", "गाँव छोड़ दिया हमने"],
	["money", "He transferred me 5000 rupees on UPI with a note"],
	["anxiety", "he will say I'm overthinking"],
	["guilt", "I know he feels guilty"],
	["substances", "I should be grateful he doesn't drink"],
	["anxiety", "im not anxious, just busy"],
	["anger", "i said lets go to the mess together she got angry"],
	["health", "its a hospital, im a physiotherapist"],
	["sleep", "everyone says im lucky she sleeps well"],
	["panic", "i feel like i cant breathe with her there"],
	["loneliness", "no i live alone. its peaceful"],
	["guilt", "her brother asked for money. maybe that"],
])("%s is only a guess in %j", (topic, userInput) => {
	expect(likely(topic, userInput)).toBeLessThan(0.4);
});

test.each<[Topic, string]>([
	["exams", "my boards start on monday"],
	["sleep", "i lie awake till morning"],
	["in-laws", "my husband never says a word when his mother insults me"],
	["guilt", "it is all my fault"],
	["money", "emi is 14200 every month"],
	["anxiety", "I am overthinking all day"],
	["new-mother", "my baby is 5 weeks old and i cry every day"],
	["new-mother", "the baby does not stop crying"],
	["grief", "She left us in August. Cancer."],
	["parenting", "my son does not listen to me at all"],
	["loneliness", "i have no one to talk to here"],
	["self-worth", "i feel worthless"],
	["substances", "41 days clean. then saturday happened"],
	["marriage", "my wife has not spoken to me in 11 days"],
])("%s is named in %j", (topic, userInput) => {
	expect(likely(topic, userInput)).toBe(0.9);
});

const firstOf = (userInput: string) => grounded([{ topic: "parenting", confidence: 0.9 }], userInput, null)[0]?.topic;

test.each([
	"usi saal mere pati guzar gaye",
	"papa 2 saal pehle guzar gaye",
	"mera beta nahi raha",
	"maa ab is duniya me nahi rahi",
	"dadi ka dehant ho gaya",
	"मेरे पति पिछले साल गुजर गए",
	"बेटा अब नहीं रहा",
	"वो दोस्त गुजर गया",
])("a death is told in %j", (userInput) => {
	expect(firstOf(userInput)).toBe("grief");
});

test.each([
	"din kaise guzar gaya pata nahi chala",
	"wo din guzar gaye",
	"beti sun nahi rahi",
	"maa khana kha nahi rahi",
	"papa se baat nahi ho rahi",
	"वो दिन गुजर गए",
	"बेटी सुन नहीं रही",
])("no death is told in %j", (userInput) => {
	expect(firstOf(userInput)).not.toBe("grief");
});
