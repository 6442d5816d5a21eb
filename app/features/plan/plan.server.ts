import { z } from "zod";
import { deletePlan, savePlan, selectPlan } from "#db/plans.server";
import { factsOf, forgetFacts } from "../chat/chat.server";
import { type PageLanguage, type PageText, pageText } from "../help/languages";
import { withLines } from "../help/lines";
import { LINES } from "../helplines.server";
import { CONTENT_FILES } from "./content/files.server";
import {
	BOX_LENGTH,
	BOXES,
	type Box,
	factOf,
	filledUp,
	isEmpty,
	isSame,
	type Plan,
	planFrom,
	planOfFacts,
	tooLong,
} from "./plan";

const PAGE = z
	.strictObject({ source: z.string(), words: z.record(z.string(), pageText), boxes: z.record(z.enum(BOXES), pageText) })
	.parse(CONTENT_FILES["plan.yaml"]);

/** What /plan says in one language. */
export type PlanWords = { words: Readonly<Record<string, string>>; boxes: Readonly<Record<Box, string>> };

/** The words of /plan. */
export function planIn(language: PageLanguage): PlanWords {
	const say = (text: PageText) =>
		withLines(text[language], LINES, language).replace("{most}", BOX_LENGTH.toLocaleString("en"));
	const all = (texts: Readonly<Record<string, PageText>>) =>
		Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, say(text)]));
	return { words: all(PAGE.words), boxes: all(PAGE.boxes) as PlanWords["boxes"] };
}

/**
 * What stands in the boxes when somebody opens the page.
 *
 * @param secret of this browser's conversation, or null without one
 * @returns `version` of the kept plan, 0 without one; whether the bot was told any of it
 * @throws DatabaseUnavailable
 */
export async function openPlan(
	userId: number | null,
	secret: string | null,
): Promise<{ plan: Plan; version: number; told: boolean }> {
	const kept = userId === null ? null : await selectPlan(userId);
	const told = planOfFacts(await factsOf(secret));
	return { plan: filledUp(planFrom(kept?.boxes ?? {}), told), version: kept?.version ?? 0, told: !isEmpty(told) };
}

/** How keeping a plan ended. */
export type Keeping =
	| { ok: true }
	| { ok: false; reason: "long"; boxes: Box[] }
	| { ok: false; reason: "changed"; kept: Plan; version: number };

/**
 * Keeps a plan in the account, in the place of the one that was seen.
 *
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function keepPlan(userId: number, seen: number, plan: Plan, now: Date): Promise<Keeping> {
	const boxes = tooLong(plan);
	if (boxes.length > 0) return { ok: false, reason: "long", boxes };
	if (await savePlan(userId, seen, plan, now)) return { ok: true };
	const row = await selectPlan(userId);
	const kept = planFrom(row?.boxes ?? {});
	// The same press once more, after its answer was lost on the way.
	if (row !== null && isSame(kept, plan)) return { ok: true };
	return { ok: false, reason: "changed", kept, version: row?.version ?? 0 };
}

/**
 * Deletes the plan of an account, and what the bot was told of it, with which the boxes would be filled again.
 *
 * @param userId null for a visitor
 * @param secret of this browser's conversation, or null without one
 * @throws DatabaseUnavailable
 */
export async function forgetPlan(userId: number | null, secret: string | null): Promise<void> {
	if (userId !== null) await deletePlan(userId);
	await forgetFacts(secret, BOXES.map(factOf));
}

/** The plan that an account keeps, to be taken along; null without one. */
export async function keptPlan(userId: number): Promise<Plan | null> {
	const kept = await selectPlan(userId);
	return kept && planFrom(kept.boxes);
}
