import { type Content, stepOf } from "./content/content";
import type { Language, Option } from "./content/schema";
import { answerWith, enterFlow, follow, MOST_OFFERS, type Outcome, offerOf, takeOption } from "./flows/engine";
import { type BotState, type Offer, withAbout } from "./state";
import { answersNear, OPEN, saidLately, type Turn, topicsOf, waiting } from "./turn";
import type { Said } from "./words/voice";

/**
 * From here on a message tells what the nearest telling or option says. In the talks of development three of four English
 * ones are right from here on, and below one of three; of Hindi ones there, few, somewhat more than half.
 */
const SURE_OF_TELLING: Readonly<Record<Language, number>> = { en: 0.72, hinglish: 0.7, hi: 0.7 };
/** How much it speaks for an option or a telling that its topic runs, was talked of, or is likely; for a telling, that it stands by itself. */
const OF_RUNNING_TOPIC = 0.15;
const OF_EARLIER_TOPIC = 0.1;
const OF_LIKELY_TOPIC = 0.25;
const BY_ITSELF = 0.08;
/** "I do not miss him" is near to missing him, and is the contrary. */
const OF_DENIAL = -0.06;
/** From here on a message is about the likeliest topic; in Hindi, where more is taken wrongly, where it is all but certain. */
const SURE_OF_TOPIC: Readonly<Record<Language, number>> = { en: 0.85, hinglish: 0.95, hi: 0.95 };
/** Less likely answers and topics are not worth offering. */
const WORTH_ASKING = 0.1;
const WORTH_OFFERING = 0.6;
/** Where it is known what the talk is about, another topic must be likelier. */
const WORTH_A_CHANGE = 0.7;
const MOST_LIKELY = 2;
const MOST_ANSWERS = 3;
/** What was said within so many turns is not offered or said again because it is near once more. */
const TURNS_UNSAID = 40;

/** Something that people tell: an entry, or an option of a topic with the place where it stands. */
type Told = { entry: string } | { flow: string; option: Option };

/** What the message plainly tells is answered as somebody wrote for just that. */
export function telling(turn: Turn): Outcome | null {
	const { content, state } = turn;
	const told = toldBy(turn);
	if (told === null) return null;
	const heard = withAbout(state, topicsOfTold(content, told));
	if ("entry" in told) return answerWith(content, { ...heard, position: null }, told.entry);
	const begun = state.begun.includes(told.flow) ? state.begun : [...state.begun, told.flow];
	return takeOption(content, { ...heard, begun, position: null }, told.flow, told.option);
}

/** What the message plainly tells; null where that is not plain, or a danger or an exercise waits. */
function toldBy(turn: Turn): Told | null {
	const { content, state, reading } = turn;
	const kind = waiting(content, state).flow?.kind ?? "talk";
	if ((kind !== "talk" && kind !== "topic") || reading.words < 2 || !mayTell(turn)) return null;
	const best = nearestTold(turn);
	return best !== undefined && best.score >= SURE_OF_TELLING[reading.language] ? best.told : null;
}

/** What is plainly said about the talk itself, or asked, tells of nothing. */
function mayTell({ content, reading }: Turn): boolean {
	return content.acts.get(reading.doing.act)?.tells === true && !reading.asks;
}

/** What is nearest to what the message tells, and how near. */
export function nearestTold({ content, state, reading }: Turn): { told: Told; score: number } | undefined {
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
	return best;
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
	const entry = "entry" in told ? content.entries.get(told.entry) : undefined;
	if ("entry" in told) return entry !== undefined && isNew(state, { id: `entries/${told.entry}`, text: entry.say });
	const { flow, option } = told;
	const target = stepOf(content, flow, option.to);
	if (target === undefined) return option.to.startsWith("answer:");
	if (!isNew(state, { id: `${flow}/${option.to}`, text: target.say })) return false;
	const topic = content.flows.get(flow);
	const talkedOf = flow === state.position?.flow || state.about.includes(flow);
	return talkedOf || topic?.steps[topic.start]?.options.includes(option) === true;
}

/** Whether a wording of it was not said in this talk. */
export function isNew(state: BotState, { id, text }: Said): boolean {
	const lately = saidLately(state, TURNS_UNSAID);
	return !text.en.every((_, at) => lately.has(`${id}#${at}`));
}

/**
 * The topic that the message is plainly about, once in a talk: of what is told first whatever does not cheer, later only
 * what weighs.
 */
export function topic(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const [best] = topicsOf(reading);
	if (best === undefined || best.score < SURE_OF_TOPIC[reading.language] || reading.denies || !mayTell(turn))
		return null;
	const { tone } = reading.doing;
	const weighs = tone === "heavy" || (tone === "plain" && state.begun.length === 0);
	if (!weighs || state.begun.includes(best.id) || !content.flows.has(best.id) || reading.words < 2) return null;
	return enterFlow(content, withAbout({ ...state, position: null }, [best.id]), best.id);
}

/** Nothing else is sure: what the message does is answered, whatever it is about. What it may be about is offered. */
export function listen(turn: Turn): Outcome {
	const { content, reading } = turn;
	const state = { ...turn.state, position: null, stack: [] };
	const { state: open } = enterFlow(content, state, OPEN, "more");
	const act = content.acts.get(reading.doing.act);
	if (act?.say === undefined) return follow(content, state, undefined, act?.to ?? OPEN);
	const { tone } = reading.doing;
	const shown = act.say[tone] === undefined ? "plain" : tone;
	const next = act.next.map((name) => offerOf(content, name)).filter((offer) => offer !== null);
	const likely = act.asks ? likelyAnswers(turn) : act.tells ? likelyTopics(turn) : [];
	return {
		state: { ...open, offers: [...likely, ...next, ...open.offers].slice(0, MOST_OFFERS) },
		said: [{ id: `acts/${act.id}/${shown}`, text: act.say[shown] ?? act.say.plain }],
	};
}

/** Answers that may have been asked for, as offers. */
function likelyAnswers(turn: Turn): Offer[] {
	const lately = saidLately(turn.state, TURNS_UNSAID);
	return answersNear(turn)
		.filter(({ score }) => score >= WORTH_ASKING)
		.filter(({ id }) => !lately.has(`entries/${id}#0`))
		.slice(0, MOST_ANSWERS)
		.map(({ id }) => ({ from: "entry", id }));
}

/** Topics that the message may be about, as offers. */
function likelyTopics({ content, state, reading }: Turn): Offer[] {
	const worth = (id: string) =>
		state.about.length === 0 || state.about.includes(id) ? WORTH_OFFERING : WORTH_A_CHANGE;
	return topicsOf(reading)
		.filter(({ id, score }) => score >= worth(id) && content.flows.has(id) && !state.begun.includes(id))
		.slice(0, MOST_LIKELY)
		.map(({ id }) => ({ from: "flow", id }));
}
