import {
	type Account,
	type SessionKey,
	selectAccount,
	selectSessionsAfter,
	selectSignIns,
	selectWishesAfter,
} from "#db/account.server";
import { env } from "~/env.server";
import { conversationId, factsOf, talkAfter } from "../chat/chat.server";
import { filled } from "../frame/frame";
import type { PageLanguage, PageText } from "../help/languages";
import { countAgainst } from "../limits/limits.server";
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
	const say = (text: PageText) => filled(text[language], SLOTS);
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

/** Of each list so many rows are in memory at a time: those of a talk may be twelve thousand characters each. */
const PAGE_ROWS = 20;
/** Beyond any number of devices. */
const MOST_SIGN_INS = 1_000;

/**
 * All that is kept about somebody, to be taken along: a JSON file in pieces, since a talk alone may be larger than the
 * memory that the server has.
 *
 * @param userId null for a visitor
 * @param secret of this browser's conversation, or null without one
 * @throws TooMany, DatabaseUnavailable, before there is any piece
 */
export async function everythingOf(userId: number | null, secret: string | null): Promise<AsyncGenerator<string>> {
	const account = userId === null ? null : await selectAccount(userId);
	if (userId !== null || secret !== null) await countAgainst("ownExports", ownerOf(userId, secret));
	return asJson({
		...(userId !== null && account !== null && personsParts(userId, account)),
		conversation: secret === null ? [] : talkOf(secret),
		told: await factsOf(secret),
	});
}

/** Whose export it is; one without a conversation belongs to a visitor of whom nothing is kept. */
export function ownerOf(userId: number | null, secret: string | null): string {
	if (userId !== null) return `person ${userId}`;
	return secret === null ? "nobody" : `talk ${conversationId(secret)}`;
}

const BEFORE_ALL: SessionKey = { date: "", startMinute: 0, id: 0 };

/** A part of the file: a value, one that is worked out when its turn comes, or the rows of a list. */
type Part = unknown | (() => Promise<unknown>) | AsyncGenerator<unknown>;

function personsParts(userId: number, { passwordHash: _, ...account }: Account): Record<string, Part> {
	return {
		account,
		signIns: () => selectSignIns(userId, MOST_SIGN_INS),
		bookings: rowsAfter(BEFORE_ALL, (after) => selectSessionsAfter(userId, after, PAGE_ROWS)),
		callBacks: rowsAfter({ id: 0 }, ({ id }) => selectWishesAfter(userId, id, PAGE_ROWS)),
		plan: () => keptPlan(userId),
		moodLine: () => keptMoods(userId),
	};
}

function talkOf(secret: string): AsyncGenerator<unknown> {
	return rowsAfter({ id: -1 }, ({ id }) => talkAfter(secret, id, PAGE_ROWS));
}

/** The rows of a list, read page by page, without what only the order needs. */
async function* rowsAfter<Key extends object, Row extends Key>(
	start: Key,
	read: (after: Key) => Promise<Row[]>,
): AsyncGenerator<unknown> {
	for (let after: Key | undefined = start; after !== undefined; ) {
		const rows: Row[] = await read(after);
		for (const row of rows) yield { ...row, id: undefined, startMinute: undefined };
		after = rows.at(-1);
	}
}

async function* asJson(parts: Record<string, Part>): AsyncGenerator<string> {
	let before = "{";
	for (const [name, part] of Object.entries(parts)) {
		yield `${before}\n${JSON.stringify(name)}: `;
		before = ",";
		if (isList(part)) yield* listAsJson(part);
		else yield JSON.stringify(typeof part === "function" ? await part() : part);
	}
	yield "\n}\n";
}

async function* listAsJson(rows: AsyncGenerator<unknown>): AsyncGenerator<string> {
	let before = "[";
	for await (const row of rows) {
		yield `${before}\n${JSON.stringify(row)}`;
		before = ",";
	}
	yield before === "[" ? "[]" : "\n]";
}

function isList(part: Part): part is AsyncGenerator<unknown> {
	return typeof part === "object" && part !== null && Symbol.asyncIterator in part;
}
