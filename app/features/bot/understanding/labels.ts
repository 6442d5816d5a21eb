/** What a message is mostly about. One file of examples each, under the same name. */
export const TOPICS = [
	"anger",
	"anxiety",
	"body-image",
	"break-up",
	"bullying",
	"burnout",
	"exams",
	"family",
	"grief",
	"guilt",
	"health",
	"homesickness",
	"identity",
	"in-laws",
	"job-loss",
	"loneliness",
	"low-mood",
	"marriage",
	"money",
	"new-mother",
	"panic",
	"parenting",
	"self-worth",
	"sleep",
	"stress",
	"substances",
	"trauma",
	"work",
] as const;

/** One of {@link TOPICS}. */
export type Topic = (typeof TOPICS)[number];

/** What a message does in the talk, apart from what it is about. */
export const ACTS = [
	"advice",
	"anger-at-bot",
	"book",
	"capabilities",
	"diagnosis",
	"dont-know",
	"exercise",
	"feeling-better",
	"goodbye",
	"greeting",
	"human",
	"insult-or-test",
	"medicine",
	"no",
	"off-topic",
	"privacy",
	"small-talk",
	"stop",
	"thanks",
	"vent",
	"who-are-you",
	"yes",
] as const;

/** One of {@link ACTS}. */
export type Act = (typeof ACTS)[number];
