import { type Content, stepOf } from "./content/content";
import type { Language, Option } from "./content/schema";
import { answerWith, before, enterFlow, follow, type Outcome, sentence, takeOption } from "./flows/engine";
import { type BotState, type Offer, withAbout } from "./state";
import { acknowledge, OPEN, saidLately, type Turn, topicsOf, waiting } from "./turn";

/** From here on a message tells what the nearest telling or option says; by words alone it must be nearer. */
const SURE_OF_TELLING: Readonly<Record<Language, number>> = { en: 0.47, hinglish: 0.56, hi: 0.56 };
/** How much it speaks for an option or a telling that its topic runs, was talked of, or is likely; for a telling, that it stands by itself. */
const OF_RUNNING_TOPIC = 0.15;
const OF_EARLIER_TOPIC = 0.1;
const OF_LIKELY_TOPIC = 0.25;
const BY_ITSELF = 0.08;
/** "I do not miss him" is near to missing him, and is the contrary. */
const OF_DENIAL = -0.06;
/** From here on a message is about the likeliest topic; a topic that runs gives way only to a plainer one. */
const SURE_OF_TOPIC = 0.55;
const SURE_OF_ANOTHER = 0.75;
/** Less likely topics are not worth offering. */
const WORTH_OFFERING = 0.15;
/** Where it is known what the talk is about, another topic must be likelier. */
const WORTH_A_CHANGE = 0.5;
const MOST_TOPICS_OFFERED = 2;
/** What was said within so many turns is not said again because it is near once more. */
const TURNS_UNSAID = 20;
/** A message of at most so many words answers what was asked. */
const LONGEST_ANSWER = 5;
/** Fewer words than this tell nothing that could be listened to. */
const FEWEST_TELLING = 4;
/** A topic that is less likely than this is no longer talked of. */
const STILL_LIKELY = 0.1;
/** So often in a row a topic's next question may follow on what it did not understand. */
const MOST_UNHEARD = 1;
/** Once in so many turns of listening it asks which topic is nearest. */
const ASKS_ONCE_IN = 3;

/** Something that people tell: an entry, or an option of a topic with the place where it stands. */
type Told = { entry: string } | { flow: string; option: Option };

/** What the message plainly tells is answered as somebody wrote for just that. */
export function telling(turn: Turn): Outcome | null {
	const { content, state } = turn;
	const told = toldBy(turn);
	if (told === null) return null;
	const heard = withAbout({ ...state, unheard: 0 }, topicsOfTold(content, told));
	if ("entry" in told) return answerWith(content, { ...heard, position: null }, told.entry);
	const begun = state.begun.includes(told.flow) ? state.begun : [...state.begun, told.flow];
	return takeOption(content, { ...heard, begun, position: null }, told.flow, told.option);
}

/** What the message plainly tells; null where that is not plain, or a danger or an exercise waits. */
export function toldBy({ content, state, reading }: Turn): Told | null {
	const kind = waiting(content, state).flow?.kind ?? "talk";
	if ((kind !== "talk" && kind !== "topic") || reading.words < 2) return null;
	const shares = new Map(topicsOf(reading).map(({ id, score }) => [id, score]));
	const prior = (told: Told) => {
		const topics = topicsOfTold(content, told);
		const likely = OF_LIKELY_TOPIC * Math.max(0, ...topics.map((id) => shares.get(id) ?? 0));
		const talkedOf = topics.some((id) => state.about.includes(id)) ? OF_EARLIER_TOPIC : 0;
		if ("entry" in told) return Math.max(BY_ITSELF, likely, talkedOf);
		const running = told.flow === state.position?.flow ? OF_RUNNING_TOPIC : talkedOf;
		return Math.max(likely, running) + (reading.denies ? OF_DENIAL : 0);
	};
	const [best] = reading.told
		.map(({ id, score }) => ({ told: placeOf(content, id), score }))
		.filter((one): one is { told: Told; score: number } => one.told !== null && mayBeTaken(content, state, one.told))
		.map(({ told, score }) => ({ told, score: score + prior(told) }))
		.sort((one, other) => other.score - one.score);
	return best !== undefined && best.score >= SURE_OF_TELLING[reading.language] ? best.told : null;
}

function topicsOfTold(content: Content, told: Told): string[] {
	if ("flow" in told) return [told.flow];
	const next = content.entries.get(told.entry)?.next ?? [];
	return next.filter((id) => content.flows.get(id)?.kind === "topic");
}

function placeOf(content: Content, id: string): Told | null {
	if (content.entries.has(id)) return { entry: id };
	const [, flow = "", step = "", place = ""] = /^(.+)\/(.+)#(\d+)$/.exec(id) ?? [];
	const option = stepOf(content, flow, step)?.options[Number(place)];
	return option === undefined ? null : { flow, option };
}

/** Nothing that was said of late; of another topic only what begins it; no way out of a topic. */
function mayBeTaken(content: Content, state: BotState, told: Told): boolean {
	const lately = saidLately(state, TURNS_UNSAID);
	const isNew = (id: string, wordings: readonly string[]) => !wordings.every((_, at) => lately.has(`${id}#${at}`));
	if ("entry" in told) return isNew(`entries/${told.entry}`, content.entries.get(told.entry)?.say.en ?? []);
	const { flow, option } = told;
	const target = stepOf(content, flow, option.to);
	if (target === undefined) return option.to.startsWith("answer:");
	if (!isNew(`${flow}/${option.to}`, target.say.en)) return false;
	const topic = content.flows.get(flow);
	const talkedOf = flow === state.position?.flow || state.about.includes(flow);
	return talkedOf || topic?.steps[topic.start]?.options.includes(option) === true;
}

/** The topic that the message is plainly about, once in a talk. */
export function topic({ content, state, reading }: Turn): Outcome | null {
	const { flow } = waiting(content, state);
	const [best] = topicsOf(reading);
	const plainer = flow?.kind === "topic" || reading.denies;
	if (best === undefined || best.score < (plainer ? SURE_OF_ANOTHER : SURE_OF_TOPIC)) return null;
	if (state.begun.includes(best.id) || !content.flows.has(best.id) || reading.words < 2) return null;
	return enterFlow(content, withAbout({ ...state, unheard: 0, position: null }, [best.id]), best.id);
}

/** Nothing else applies: it listens. Where a topic runs, its next question may follow once; then it is left. */
export function listen(turn: Turn): Outcome {
	const { content, reading } = turn;
	const state = { ...turn.state, unheard: turn.state.unheard + 1 };
	const { flow, step } = waiting(content, state);
	const goesOn = state.unheard <= MOST_UNHEARD && staysWith(turn);
	if (flow?.kind === "topic" && step?.else !== undefined && goesOn)
		return before(acknowledge(content, reading), follow(content, state, flow, step.else));
	if (reading.words < FEWEST_TELLING) return enterFlow(content, { ...state, position: null, stack: [] }, OPEN);
	const listening = enterFlow(content, { ...state, position: null, stack: [] }, OPEN, "more");
	const offers = likelyTopics(turn);
	if (offers.length > 0 && state.unheard % ASKS_ONCE_IN === 2)
		return {
			state: { ...listening.state, offers: [...offers, ...listening.state.offers] },
			said: [...acknowledge(content, reading), sentence(content, "which-of-these")],
		};
	const weighs = reading.tone !== "plain" || offers.length > 0;
	if (reading.echo === null || !weighs || state.unheard % ASKS_ONCE_IN === 0)
		return before(acknowledge(content, reading), listening);
	const facts = { ...listening.state.facts, echo: reading.echo };
	return {
		state: { ...listening.state, offers: [...offers, ...listening.state.offers], facts },
		said: [sentence(content, `echo-${reading.tone}`)],
	};
}

/** A short answer belongs to the topic that runs; a longer one where the topic is at all likely. */
function staysWith({ state, reading }: Turn): boolean {
	if (reading.words <= LONGEST_ANSWER) return true;
	return topicsOf(reading).some(({ id, score }) => id === state.position?.flow && score >= STILL_LIKELY);
}

/** Topics that the message may be about, as offers. */
function likelyTopics({ content, state, reading }: Turn): Offer[] {
	const worth = (id: string) =>
		state.about.length === 0 || state.about.includes(id) ? WORTH_OFFERING : WORTH_A_CHANGE;
	return topicsOf(reading)
		.filter(({ id, score }) => score >= worth(id) && content.flows.has(id) && id !== state.position?.flow)
		.slice(0, MOST_TOPICS_OFFERED)
		.map(({ id }) => ({ from: "flow", id }));
}
