import type { SkillId } from "./skill";

/** Which skills suit a topic, best first, with the reason for the order. */
export const BEST_FIRST: Readonly<Record<string, readonly SkillId[]>> = {
	// Slow breathing acts soonest; worry time is for the days after.
	anxiety: ["breathing", "worry-time", "grounding", "thought-record"],
	// Attention outward first: watching the breath can feed a panic.
	panic: ["grounding", "breathing", "self-kindness"],
	// Doing comes before thinking when energy is low.
	"low-mood": ["small-step", "self-kindness", "thought-record", "sleep-plan"],
	stress: ["breathing", "problem-solving", "small-step"],
	// An exhausted person needs less to do, said kindly, and sleep.
	burnout: ["self-kindness", "sleep-plan", "small-step", "breathing"],
	sleep: ["sleep-plan", "breathing", "worry-time"],
	loneliness: ["small-step", "self-kindness"],
	// Grief is not a problem to solve or a thought to correct.
	grief: ["self-kindness", "grounding", "small-step"],
	"break-up": ["self-kindness", "urge-surfing", "small-step"],
	marriage: ["problem-solving", "self-kindness", "breathing"],
	family: ["problem-solving", "self-kindness", "breathing"],
	"in-laws": ["self-kindness", "problem-solving", "breathing"],
	parenting: ["self-kindness", "problem-solving", "breathing"],
	// The urge to shout is a wave like others.
	anger: ["breathing", "urge-surfing", "thought-record"],
	guilt: ["self-kindness", "thought-record"],
	"self-worth": ["self-kindness", "thought-record", "small-step"],
	// No weighing of evidence about a body, and nothing on eating.
	"body-image": ["self-kindness", "thought-record"],
	exams: ["breathing", "small-step", "worry-time"],
	work: ["problem-solving", "breathing", "worry-time"],
	"job-loss": ["small-step", "problem-solving", "self-kindness"],
	money: ["problem-solving", "worry-time", "breathing"],
	health: ["breathing", "worry-time", "self-kindness"],
	// Present and outside only: no thought record, no breath holding to begin with.
	trauma: ["grounding", "self-kindness", "safety-plan"],
	bullying: ["self-kindness", "problem-solving", "grounding"],
	substances: ["urge-surfing", "small-step", "self-kindness"],
	identity: ["self-kindness", "grounding"],
	"new-mother": ["sleep-plan", "self-kindness", "breathing"],
	homesickness: ["self-kindness", "small-step", "grounding"],
};

/** The topics a skill helps with, in the table's order. */
export function topicsFor(id: SkillId): string[] {
	return Object.keys(BEST_FIRST).filter((topic) => BEST_FIRST[topic]?.includes(id));
}

/** All topics, for what suits any of them. */
export function everyTopic(): string[] {
	return Object.keys(BEST_FIRST);
}
