import { type Reply, reply } from "./reply.server";
import { type BotState, readState } from "./state";

/**
 * Says some messages of one talk, one after another.
 *
 * @returns the last reply, and the state after it
 */
export async function talk(...messages: string[]): Promise<Reply & { after: BotState }> {
	let state: string | null = null;
	let last: Reply | undefined;
	for (const message of messages) {
		last = await reply({ state, history: [] }, message);
		state = last.state;
	}
	if (last === undefined) throw new Error("Nothing was said.");
	return { ...last, after: readState(last.state) };
}
