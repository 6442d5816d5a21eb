import { HINDI_RULES } from "./hindi";
import { INDIRECT_ENGLISH } from "./indirect-english";
import { OTHERS_ENGLISH } from "./others-english";
import type { Rule } from "./rule";
import { SELF_ENGLISH } from "./self-english";
import { TOGETHER_ENGLISH } from "./together-english";
import { TOGETHER_HINDI } from "./together-hindi";
import { VEILED_LONGING_ENGLISH } from "./veiled-longing-english";
import { VEILED_OTHERS_ENGLISH } from "./veiled-others-english";
import { VEILED_SELF_ENGLISH } from "./veiled-self-english";

/** Rules that read English. */
export const RULES_ENGLISH: readonly Rule[] = [
	...SELF_ENGLISH,
	...INDIRECT_ENGLISH,
	...TOGETHER_ENGLISH,
	...OTHERS_ENGLISH,
	...VEILED_SELF_ENGLISH,
	...VEILED_LONGING_ENGLISH,
	...VEILED_OTHERS_ENGLISH,
];

/** Rules that read Hindi in its one Latin spelling. */
export const RULES_HINDI: readonly Rule[] = [...HINDI_RULES, ...TOGETHER_HINDI];
