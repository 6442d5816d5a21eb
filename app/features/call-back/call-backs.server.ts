import {
	type CallBack,
	changeCallBack,
	keepCallBack,
	type MadeCall,
	type OwnCallBack,
	type Owner,
	selectMadeCalls,
	selectOpenCallBacks,
	selectOwnCallBacks,
	selectWithdrawnCallBacks,
	withdrawCallBack,
} from "#db/call-backs.server";
import { env } from "~/env.server";
import { type ClinicTime, clinicTime } from "../calendar";
import { keptText } from "../kept-text";
import { countAgainst } from "../limits/limits.server";
import { type CallBackProblems, checkCallBack, OUTCOME_LENGTH, type TypedCallBack } from "./call-back-form";
import { callBackNotices, changedNotices, withdrawnNotices } from "./notices.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** For how long a person is shown a wish, and how many. */
const SHOWN_MS = 7 * DAY_MS;
const SHOWN = 3;
/** For how long the desk is told that somebody has thought otherwise. */
const WITHDRAWN_MS = DAY_MS;
/** For how long the desk reads how a call went, and of how many. */
const MADE_MS = 7 * DAY_MS;
const MOST_MADE = 50;
/** More than a clinic could call in a day; and so many withdrawn ones beside them, which hide none that is open. */
const MOST_OPEN = 100;
const MOST_WITHDRAWN = 20;

/** How a wish to be called was taken. */
export type CallBackOutcome = { ok: true; reference: string } | { ok: false; problems: CallBackProblems };

/** What somebody at the desk does about a wish: takes it, gives it back, or says how it went. */
export const CALL_BACK_ACTIONS = ["take", "give-back", "done"] as const;
export type CallBackAction = (typeof CALL_BACK_ACTIONS)[number];

/**
 * Takes a wish to be called.
 *
 * @param address of the client for the limits, or null when unknown
 * @throws TooMany, DatabaseUnavailable
 */
export async function askToBeCalled(
	owner: Owner,
	typed: TypedCallBack,
	{ address, now }: { address: string | null; now: Date },
): Promise<CallBackOutcome> {
	const checked = checkCallBack(typed);
	if (!checked.ok) return checked;
	await countAgainst("addressCallBacks", address);
	const { wish } = checked;
	const tell = ({ reference, version }: { reference: string; version: number }) => {
		const told = { ...wish, userId: owner.userId, reference };
		return version === 0 ? callBackNotices(told) : changedNotices(told, version);
	};
	return { ok: true, reference: await keepCallBack(owner, wish, tell, now) };
}

/** The newest wishes of a person, the last week's alone. */
export async function callBacksOf(owner: Owner, now: Date): Promise<OwnCallBack[]> {
	return selectOwnCallBacks(owner, new Date(now.getTime() - SHOWN_MS), SHOWN);
}

/** Takes a wish back that is the person's own and not over yet; nothing happens to any other. */
export async function withdraw(owner: Owner, reference: string, now: Date): Promise<void> {
	await withdrawCallBack(
		owner,
		reference,
		(wish) => withdrawnNotices({ ...wish, userId: owner.userId, reference }),
		now,
	);
}

/** Wishes for the desk, each with when it was asked. */
export type CallBacksOfDesk = { list: (CallBack & { asked: ClinicTime })[]; more: boolean };

/**
 * The wishes of which nobody has said yet how it went, the oldest first, and behind them those withdrawn of late. For the
 * desk alone.
 *
 * @returns `more`: whether there are further open ones
 */
export async function openCallBacks(now: Date): Promise<CallBacksOfDesk> {
	const open = await selectOpenCallBacks(MOST_OPEN + 1);
	const withdrawn = await selectWithdrawnCallBacks(new Date(now.getTime() - WITHDRAWN_MS), MOST_WITHDRAWN);
	const list = [...open.slice(0, MOST_OPEN), ...withdrawn].map((callBack) => ({
		...callBack,
		asked: clinicTime(callBack.createdAt, env.CLINIC_TIME_ZONE),
	}));
	return { list, more: open.length > MOST_OPEN };
}

/** The calls of the last seven days, the newest first, each with when somebody said how it went. For the desk alone. */
export async function madeCalls(now: Date): Promise<(MadeCall & { made: ClinicTime })[]> {
	const calls = await selectMadeCalls(new Date(now.getTime() - MADE_MS), MOST_MADE);
	return calls.map((call) => ({ ...call, made: clinicTime(call.madeAt, env.CLINIC_TIME_ZONE) }));
}

/**
 * Does something about a wish. For the desk alone.
 *
 * @param version as the desk was shown it
 * @returns false when somebody else was quicker, and nothing was changed
 * @throws DatabaseUnavailable
 */
export async function decideCallBack(
	{ id, version, action, outcome }: { id: number; version: number; action: CallBackAction; outcome: string },
	staffId: number,
	now: Date,
): Promise<boolean> {
	const change = {
		take: { status: "taken", takenBy: staffId },
		"give-back": { status: "waiting", takenBy: null },
		done: { status: "done", takenBy: staffId, outcome: keptText(outcome).slice(0, OUTCOME_LENGTH) },
	} as const;
	return changeCallBack(id, version, change[action], now);
}
