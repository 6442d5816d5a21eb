import { isCrowded } from "#db/room.server";
import { env } from "~/env.server";
import { spokenWait, TooManyTalks } from "../failures";
import { HOUR, perAddress } from "./counters.server";

const talks = perAddress("talks-address", env.LIMIT_CONVERSATIONS_AN_HOUR_PER_ADDRESS, HOUR);

/**
 * Counts a talk that is about to begin, once half of all conversations that there may be are there: one address takes a
 * small share of those that are left, and others can begin some too. Before that nobody is counted, so that no visitor
 * keeps the others behind the same address from talking.
 *
 * @throws TooManyTalks; DatabaseUnavailable
 */
export async function countTalk(address: string | null): Promise<void> {
	if (!(await isCrowded())) return;
	const wait = await talks.count(address);
	if (wait === 0) return;
	const again = spokenWait(wait);
	throw new TooManyTalks(`Many conversations were begun from your network. Please try again in ${again}.`, wait);
}
