import { env } from "~/env.server";
import { LINES } from "../../helplines.server";
import { CONTENT } from "../content/content.server";
import { goesOn } from "../flows/engine";
import type { Move } from "../moves";
import { reader } from "../parts.server";
import type { Reading } from "../reading/understand";
import type { BotState } from "../state";
import { fillSlots } from "../words/voice";
import { problemOf, type Rails } from "./answer-check";
import type { ProviderMessage } from "./provider";
import { providerFor } from "./provider-for.server";

/** A turn that the embedded bot has answered. */
type Answered = {
	conversation: { history: readonly ProviderMessage[] };
	userInput: string;
	reading: Reading;
	state: BotState;
	embedded: string;
	move: Move;
};

/** Free talk and questions. Dangers, exercises, booking and whatever somebody wants done are the engine's own. */
const FREE: readonly Move[] = ["question", "remark", "topic", "anythingElse", "listen"];

const provider = providerFor(env);
const instructions = systemPrompt();
const findRefused = provider === null ? () => [] : reader.matcher(CONTENT.llm.refused);
const rails: Rails = {
	numbers: [...Object.values(LINES).map(({ number }) => number), env.CONTACT_PHONE],
	addresses: [env.CONTACT_EMAIL],
	instructions,
	// What it may say of itself where it says that it is not so.
	refused: (answer) =>
		findRefused(reader.read(answer))
			.filter(({ denied, item }) => !(denied && item.unlessDenied))
			.map(({ item }) => item),
};

/**
 * Asks the provider that the operator has set, if there is one.
 *
 * @returns null where the embedded bot's own reply stands: no provider, one that fails or says what it must not, a turn
 *   that is the engine's own, or a talk in which the gate has raised something. Nothing of such a one leaves the machine.
 */
export async function fromProvider(answered: Answered): Promise<string | null> {
	if (provider === null || !isFree(answered)) return null;
	const { conversation, userInput, state } = answered;
	try {
		// What was said before this state began is not known to be harmless.
		const history = conversation.history.slice(-2 * (state.turn - 1));
		const answer = await provider(
			state.turn > 1 ? history : [],
			userInput,
			`${instructions}\n\n${materialOf(answered)}`,
		);
		const problem = problemOf(answer, rails);
		if (problem === null) return answer;
		warn(`withheld: ${problem}`);
	} catch (error) {
		warn((error as Error).message);
	}
	return null;
}

function isFree({ reading, state, move }: Answered): boolean {
	if (state.raised || state.danger !== null || reading.judgement.certainty !== "none") return false;
	return FREE.includes(move) && !goesOn(CONTENT, state) && state.show.length === 0;
}

/** What the model may build on: what the person has told, and what the written content says here. */
function materialOf({ state, embedded }: Answered): string {
	const facts = Object.entries(state.facts).map(([fact, value]) => `${fact}: ${value}`);
	return [
		"Material. What the person has told:",
		...(facts.length > 0 ? facts : ["nothing yet"]),
		"The written content says:",
		embedded,
	].join("\n");
}

function systemPrompt(): string {
	const slots = Object.fromEntries([
		["product", env.PRODUCT_NAME],
		...Object.entries(LINES).flatMap(([id, { number, name }]) => [
			[`line.${id}`, number],
			[`name.${id}`, name.en],
		]),
	]);
	return CONTENT.llm.rules.map(({ tell }) => fillSlots(tell, slots)).join("\n");
}

function warn(error: string): void {
	console.warn(JSON.stringify({ level: "warn", at: new Date().toISOString(), what: "provider", error }));
}
