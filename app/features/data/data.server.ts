import { type Account, selectAccount, selectAffairs, selectSignIns } from "#db/account.server";
import { env } from "~/env.server";
import { factsOf, wholeTalkOf } from "../chat/chat.server";
import type { PageLanguage, PageText } from "../help/languages";
import { keptMoods, MOST_KEPT } from "../moods/moods.server";
import { keptPlan } from "../plan/plan.server";
import { CONTENT_FILES } from "./content/files.server";
import { type DataShown, dataPageSchema } from "./data-page";

const PAGE = dataPageSchema.parse(CONTENT_FILES["data.yaml"]);
const SLOTS: Readonly<Record<string, string>> = {
	product: env.PRODUCT_NAME,
	email: env.CONTACT_EMAIL,
	hours: String(env.CONVERSATION_IDLE_HOURS),
	days: String(env.SIGN_IN_IDLE_DAYS),
	moods: MOST_KEPT.toLocaleString("en"),
};

/** The words of /data. */
export function dataIn(language: PageLanguage): DataShown {
	const say = (text: PageText) => text[language].replace(/\{(\w+)\}/g, (slot, name: string) => SLOTS[name] ?? slot);
	// Said only where it is so: where another service answers, somebody else sees the words too.
	const leaves = env.BOT === "embedded" ? undefined : PAGE.words["seen-elsewhere"];
	return {
		words: Object.fromEntries(Object.entries(PAGE.words).map(([id, text]) => [id, say(text)])),
		kept: PAGE.kept.map(({ id, what, why, long, seen }) => ({
			id,
			what: say(what),
			why: say(why),
			long: say(long),
			seen: leaves && id === "conversation" ? say(leaves) : say(seen),
		})),
	};
}

/** A person's own name and email. */
export async function accountOf(userId: number): Promise<Pick<Account, "username" | "email"> | null> {
	const account = await selectAccount(userId);
	return account && { username: account.username, email: account.email };
}

/**
 * All that is kept about somebody, to be taken along.
 *
 * @param userId null for a visitor
 * @param secret of this browser's conversation, or null without one
 * @throws DatabaseUnavailable
 */
export async function everythingOf(userId: number | null, secret: string | null): Promise<Record<string, unknown>> {
	const messages = await wholeTalkOf(secret);
	const conversation = messages.map(({ role, message, at }) => ({ role, message, at }));
	const told = await factsOf(secret);
	const account = userId === null ? null : await selectAccount(userId);
	if (userId === null || account === null) return { conversation, told };
	const { passwordHash: _, ...own } = account;
	return {
		account: own,
		signIns: await selectSignIns(userId),
		...(await selectAffairs(userId)),
		plan: await keptPlan(userId),
		moodLine: await keptMoods(userId),
		conversation,
		told,
	};
}
