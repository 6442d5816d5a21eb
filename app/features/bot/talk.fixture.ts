import { CONTENT } from "./content/content.server";
import { enterFlow } from "./flows/engine";
import { type Reply, reply } from "./reply.server";
import { type BotState, NEW_STATE, readState } from "./state";

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

/** A talk in which a step waits (a flow's first, unless named), and what the person has told by then. */
export function waitingIn(flow: string, step?: string, facts: BotState["facts"] = {}): BotState {
	return { ...enterFlow(CONTENT, { ...NEW_STATE, turn: 3, facts }, flow, step).state, facts };
}

/** Answers a message where a talk stands, and reads the state after it. */
export async function answerTo(state: BotState, userInput: string): Promise<Reply & { after: BotState }> {
	const answer = await reply({ state: JSON.stringify(state), history: [] }, userInput);
	return { ...answer, after: readState(answer.state) };
}
