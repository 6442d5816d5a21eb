const LONGEST = 16;
const SHORTEST = 5;
const SHORTEST_FACT = 4;
const READ_AT_MOST = 600;

/** How people open a sentence before they come to it. */
const OPENERS =
	/^(?:and|but|so|because|cause|coz|cuz|also|actually|basically|honestly|ngl|tbh|idk|well|yeah|ya|yes|no|ok|okay|like|just|see|hi|hello|hey|sir|madam|ma'am|bro|yaar|please|now|then|even|still|maybe|lately|last time|the other day|one day|i think|i guess|i mean|the thing is|you know|to be honest)[\s,]+/i;

/** What trails behind a sentence and says nothing. */
const TAIL =
	/(?:[\s,]+(?:btw|tho|though|actually|honestly|lol|haha\w*|ok|okay|yaar|bro|sir|na|thats all|that's all|only|or something|and all|but|and|so|or|because))+\s*$/i;

/** Words that only colour a sentence; said back they sound like mockery. */
const FILLERS = /\b(?:actually|kinda|kind of|honestly|literally|basically|tbh|ngl) /gi;

/** A question hung on without a sign between: "i feel nothing when i see her is that normal". */
const ASKED_BEHIND =
	/\s+(?:is (?:that|it|this) (?:even )?(?:normal|ok|okay|bad|wrong|weird)|what (?:do|should|can) i do|why is (?:that|it)|you know)\s*$/i;

/** What a sentence must begin with, to be turned without breaking it. */
const SUBJECT =
	/^(?:i|i'm|i've|i'd|i'll|my|we|we're|we've|our|he|he's|she|she's|they|they're|they've|nobody|no one|everyone|everybody|nothing)\b/i;

/** Words that would make the turned sentence wrong, rude or about the bot. */
const UNTURNABLE =
	/[?"“”<>{}[\]=\\/@#*_|~^]|https?:|\b(?:you|your|yours|yourself|u|ur|bot|chatbot|fuck\w*|shit\w*|bitch\w*|bastard\w*|lol|lmao|wtf|omg|ok|kill\w*|die\w*|dead|dying|suicid\w*|sex\w*|rape\w*)\b|[^\x20-\x7e]/i;

/** Turned back, these would sound like mockery or an echo: "you are fine", "you don't want to talk about that". */
const SAYS_NOTHING =
	/^(?:i'm|i am|we are|everything is|everyone is|it is) (?:\w+ )?(?:fine|ok|okay|good|alright|not complaining|sorry|here|joking|kidding)\b|^my \w+ (?:is|are) (?:\w+ )?(?:fine|ok|okay|good|alright|well)\b|^nothing just\b|^i (?:do not|don't|didn't) (?:want|need|like) (?:to (?:talk|speak|do|say|try|hear|answer|tell|think)|any|your|this|that|it)\b|^i (?:need|want) (?:help|a |an |the |some )|^i (?:said|will|would|can|made|have an?)\b(?!')|^i just want\b|^i know\b|^i (?:should|ought to|must|have to|had to)\b|^(?:i'm|i am) not (?:going to|gonna|planning|trying)\b|^my (?:name|phone|number|age)\b/i;

/** Two sentences without anything between them: "i stopped going to lunch i sit in the washroom". */
const RUN_ON =
	/(?:\S+ ){3,}(?<!\b(?:that|if|when|because|what|how|and|but|so|or|than|think|know|said|says|afraid|hope|sure|way|thing|time|until|till|before|after|while|since|where|why|who|as|like|all|day|night|person) )(?:he|she|they)'ll |\b(?:said|says|told) (?:when|while|if|in my|we|our|my)\b|\b(?:anything|something|nothing|it|that|me|him|her) just \w+ed\b|\b(?:right|wrong|true) i (?:\w+)|\bso not\b|(?:\b(?:is|was|are|were)|'s|'re) \w+ (?:he|she|they|it)(?:'s|'re| is| was| are| were)\b|\b\w+ actually (?:it|its|it's|he|she|they|my|i)\b|(?:\S+ ){3,}(?<!\b(?:that|when|whenever|time|if|because|what|how|as|than|thing|way|place|before|after|until|till|who|whom|where|why|like|and|but|so|or|while|since|think|know|day|night|everything|anything|all|one|person|people) )i(?:'m|'ve)? /i;

/** Apostrophes that phones leave out. */
const APOSTROPHES: Record<string, string> = {
	im: "I'm",
	ive: "I've",
	dont: "don't",
	doesnt: "doesn't",
	didnt: "didn't",
	cant: "can't",
	couldnt: "couldn't",
	wont: "won't",
	wouldnt: "wouldn't",
	shouldnt: "shouldn't",
	isnt: "isn't",
	arent: "aren't",
	wasnt: "wasn't",
	werent: "weren't",
	havent: "haven't",
	hasnt: "hasn't",
	hadnt: "hadn't",
	hes: "he's",
	shes: "she's",
	theyre: "they're",
	thats: "that's",
	its: "it's",
};

/** First person to second. The longer patterns come first. */
const TURNS: readonly (readonly [RegExp, string])[] = [
	[/\bI(?:'m| am)\b/gi, "you are"],
	[/\bI was\b/gi, "you were"],
	[/\bI ((?:also|just|still|always|never|really|only|often|already) )?(?:am)\b/gi, "you $1are"],
	[/\bI ((?:also|just|still|always|never|really|only|often|already) )was\b/gi, "you $1were"],
	[/\bI've\b/gi, "you have"],
	[/\bI'd\b/gi, "you would"],
	[/\bI'll\b/gi, "you will"],
	[/\bam I\b/gi, "are you"],
	[/\bwas I\b/gi, "were you"],
	[/\bmyself\b/gi, "yourself"],
	[/\bmine\b/gi, "yours"],
	[/\bmy\b/gi, "your"],
	[/\bme\b/gi, "you"],
	[/\bI\b/gi, "you"],
	[/\bwe're\b/gi, "you are"],
	[/\bwe've\b/gi, "you have"],
	[/\b(?:ourselves)\b/gi, "yourselves"],
	[/\bours\b/gi, "yours"],
	[/\bour\b/gi, "your"],
	[/\bus\b/gi, "you"],
	[/\bwe\b/gi, "you"],
];

/**
 * The person's own words with the pronouns turned: "my boss shouted at me" becomes "your boss shouted at you".
 *
 * @param userInput one message in English, as typed
 * @returns the clause that says most about the person, in lower case at its start and without a full stop; null when
 *   none can be turned safely, which is better than a broken mirror
 */
export function reflect(userInput: string): string | null {
	return weightiest(clausesOf(userInput, SHORTEST));
}

/**
 * The same for saying a fact back, where no part of a message tells more than that.
 *
 * @returns null also for a verdict, which would sound agreed with, and for an echo that says nothing
 */
export function factIn(userInput: string): string | null {
	return weightiest(clausesOf(userInput, SHORTEST_FACT).filter((fact) => !VERDICT.test(fact) && saysEnough(fact)));
}

/** Of clauses that weigh the same, the later one: people come to it at the end. */
function weightiest(clauses: readonly string[]): string | null {
	const best = clauses
		.map((clause, index) => ({ clause, weight: weightOf(clause) + index * 0.1 }))
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight)[0];
	return best ? turn(best.clause) : null;
}

/** Shortest part that is said back on its own: "you cry every day". */
const SHORTEST_PART = 3;
/** Joins two things of which one tells more than the other. */
const JOINTS =
	/,|\band (?=(?:i|i'm|i've|my|we|now|then|lately|he|she|they|it|nothing|nobody|no one|everyone)\b)|\bso (?=(?:i|my|now|we)\b)|\bbecause\b|\bwhile\b/i;
/** What stands before a "but" is granted only: said back alone it would miss the point. */
const CONCEDED = /^.*\bbut\b/i;
/** A feeling, a want, something that cannot be, stopped or was done to somebody: what a listener would take up. */
const TELLS =
	/\b(?:feel|feeling|felt|scared|afraid|alone|lonely|tired|exhausted|hurts?|miss|misses|hate|cry|cries|cried|crying|worry|worried|angry|sad|ashamed|guilty|jealous|confused|anxious|panic\w*|numb|stuck|lost|can't|cannot|couldn't|could not|won't|never|not|nothing|nobody|no one|haven't|hasn't|hadn't|didn't|don't|doesn't|isn't|wasn't|aren't|stopped|used to|wish|hope|hiding|hides?|hid|fight\w*|fought|pretend|let (?:him|her|them|me|everyone|my \w+) down|passed away|died|threw|hit|hits|beat|beats|slapped|shout\w*|yell\w*|insult\w*|blocked|left me|cheat\w*|lied|fired|blamed?|teased?|took (?:my|our|him|her|it|them|away)|every (?:day|night|hour|morning)|all (?:day|night)|at night|too much|keep \w+ing|kept \w+ing|trying|tried)\b/i;
/** A verdict on oneself or on others: said back it would sound agreed with, unless it stands as a feeling. */
const VERDICT =
	/\b(?:stupid|useless|worthless|failures?|idiots?|ugly|fat|weak|cowards?|losers?|pathetic|burdens?|crazy|mad|fault|deserves?|deserved|ruined|disgusting|dirty|sinner|selfish|lazy|bad (?:mother|mom|father|dad|son|daughter|wife|husband|person|girl|boy)|boring|dumb|not (?:\w+ )?enough|nothing but|nothing to)\b/i;
const AS_A_FEELING = /^i (?:\w+ )?(?:feel|felt|am feeling)\b|^i'm feeling\b/i;
/** Words that point or help along; a part that has hardly any others is an echo: "you don't have it". */
const POINTS =
	/^(?:i|i'm|i've|me|my|mine|you|your|he|she|it|we|us|our|they|him|his|her|them|their|this|that|these|those|things?|one|ones|do|does|did|don't|doesn't|didn't|am|is|are|was|were|isn't|aren't|wasn't|be|been|have|has|had|haven't|hasn't|hadn't|will|would|won't|can|can't|could|couldn't|cannot|not|no|so|just|also|really|very|all|up|out|on|in|to|of|for|at|with|from|the|a|an|and|any|much|more|now|then|there|here|get|got|go|know|\d+)$/i;
const CONTENT_WORDS = 2;

function saysEnough(part: string): boolean {
	return part.split(" ").filter((word) => !POINTS.test(word)).length >= CONTENT_WORDS;
}

/** What is said to the bot about the talk itself, or only weighed. */
const OF_THE_TALK =
	/\b(?:maybe|perhaps|understand|judge|typed?|writing|asked|question|this app|this chat|exercise|breathe|the same thing|start this|begin this|where to (?:start|begin))\b|^i (?:don't|do not|didn't) (?:know|remember|think(?! (?:he|she|they|my)\b)|mean|agree|care)\b|^i'?m? not sure\b/i;

/**
 * The part of a message that says what it is like for the person, turned: of "I sit with the book but nothing goes
 * in", the second half.
 *
 * @param userInput one message in English, as typed
 * @returns null when no part says so much, or it would sound wrong when said back
 */
export function tellingPart(userInput: string): string | null {
	const parts = sentencesOf(userInput)
		.map((sentence) => sentence.replace(CONCEDED, ""))
		.flatMap((sentence) => sentence.split(JOINTS))
		.map(cleaned)
		.filter((part) => isTurnable(part, SHORTEST_PART) && TELLS.test(part))
		.filter((part) => (!VERDICT.test(part) || AS_A_FEELING.test(part)) && saysEnough(part));
	return weightiest(parts);
}

function sentencesOf(userInput: string): string[] {
	return userInput
		.slice(0, READ_AT_MOST)
		.replace(/[’‘`´]/g, "'")
		.split(/[.!;\n:()…—]+|\s-+\s/);
}

/** Whole sentences where they are short enough, else their parts. */
function clausesOf(userInput: string, shortest: number): string[] {
	return sentencesOf(userInput)
		.map(cleaned)
		.flatMap((sentence) => (isTurnable(sentence, shortest) ? [sentence] : partsOf(sentence)));
}

function partsOf(sentence: string): string[] {
	return sentence
		.split(/,|\bbut\b|\band (?=i\b|my\b|now\b|then\b|he\b|she\b|they\b)|\bso (?=i\b|my\b|now\b)/i)
		.map(cleaned)
		.filter((part) => isTurnable(part));
}

function isTurnable(clause: string, shortest = SHORTEST): boolean {
	const words = clause.split(" ").length;
	return (
		words >= shortest && words <= LONGEST && SUBJECT.test(clause) && !UNTURNABLE.test(clause) && !RUN_ON.test(clause)
	);
}

function cleaned(clause: string): string {
	let text = clause
		.replace(/\s+/g, " ")
		.replace(ASKED_BEHIND, "")
		.replace(/\s*,?\s*\bi (?:think|guess|mean)\s*$/i, "")
		.replace(TAIL, "")
		.trim();
	for (let before = ""; before !== text; ) {
		before = text;
		text = text.replace(OPENERS, "").trim();
	}
	return text
		.split(" ")
		.map((word) => APOSTROPHES[word.toLowerCase()] ?? word)
		.join(" ");
}

/** What one says of oneself tells more than what others do; a feeling or a trouble more than a fact. */
function weightOf(clause: string): number {
	let weight = 1;
	if (/^(?:i|i'm|i've|my)\b/i.test(clause)) weight += 1;
	if (
		/\b(?:feel|felt|feeling|can't|afraid|scared|lost|alone|tired|hurt|miss|hate|cry|crying|worried|angry|sad|hard|never|nobody|no one)\b/i.test(
			clause,
		)
	)
		weight += 0.5;
	if (SAYS_NOTHING.test(clause) || OF_THE_TALK.test(clause)) weight = 0;
	if (/^(?:i|i'm) (?:want to|wanted to|need to) (?:talk|ask|tell|know)\b/i.test(clause)) weight = 0;
	if (/^i (?:have a question|am here|don't know)\b/i.test(clause)) weight = 0;
	return weight;
}

/** What weighs on somebody, in clauses that were turned already, */
const WEIGHTY =
	/\b(?:feel|felt|afraid|scared|lost|alone|lonely|tired|hurts?|miss|hates?|cry|cried|crying|worried|angry|sad|ashamed|shout\w*|fight\w*|failed|stopped|passed away|died|broke up|blocked|threw|let (?:him|her|them) down|forget|not slept|don't sleep|nothing goes|hiding|weak|stupid|useless)\b/gi;
/** and what does so only where one says it of oneself: "my mother never left" is a fact of another. */
const WEIGHTY_OF_ONESELF = /\b(?:can't|cannot|could not|couldn't|never|nobody|no one|wrong|enough)\b/gi;

/** What another may do one day has not happened to anybody. */
const FORESEEN = /^(?:he|she|they|it) (?:will|would|might|may)\b/i;

/** How much a turned clause of the memory says about what weighs: 0 for mere facts. */
export function weightOfTold(told: string): number {
	if (FORESEEN.test(told)) return 0;
	const ofOneself = /^(?:you|nobody|no one)\b/i.test(told) ? (told.match(WEIGHTY_OF_ONESELF)?.length ?? 0) : 0;
	return (told.match(WEIGHTY)?.length ?? 0) + ofOneself;
}

function turn(clause: string): string {
	let text = clause.replace(FILLERS, "");
	for (const [pattern, replacement] of TURNS)
		text = text.replace(pattern, (_, ...groups) =>
			replacement.replace("$1", typeof groups[0] === "string" ? groups[0] : ""),
		);
	const lowered = /^[A-Z](?:[a-z]|\s)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
	return lowered.replace(/\byou is\b/gi, "you are").trim();
}
