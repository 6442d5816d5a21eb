import { answerBeside, answered } from "./answering";
import type { Content } from "./content/content";
import { before, enterFlow, interrupt, type Outcome } from "./flows/engine";
import { dangerOf, FROM, isLikely, type Judgement, likeliest, outweighsDenial } from "./gate/judge";
import { KINDS, type Kind } from "./gate/rules";
import { statement } from "./listening";
import { isWrittenFor, kindOf, PROTOCOLS, protocolOf } from "./protocols";
import type { Reading } from "./reading/understand";
import { DOUBT, isGrave, PLAINLY, repliesItself, situation } from "./situation";
import { type BotState, holds } from "./state";
import { complains, saysNo, type Turn } from "./turn";
import type { Said } from "./words/voice";

/** The act of a goodbye. */
export const LEAVES = "leaves";
/** The question whose the thoughts of death are, and that it was asked. */
export const WHOSE = "whose";
/** The questions whose danger it is, where the words name somebody else and the model hears the writer, by its kind. */
const WHOSE_FIRST: Readonly<Partial<Record<Kind, string>>> = { self: "whose-first", violence: "whose-violence" };
/**
 * How sure an answer must be to be said before the gate's question, unless it fits that danger: of eight answers in talks the
 * five that were less sure were about something else.
 */
const SURE_BESIDE_DOUBT = 0.9;
/** For so many turns after a no the gate does not ask the same again. */
const NO_STANDS = 10;
/** For so many turns after it was not answered. */
const SILENCE_STANDS = 4;
/** An option has at most nine words, some more once short forms are spelt out. */
const LONGEST_OPTION = 11;

/** A danger that is new or graver than the one that runs begins its protocol; a doubt is asked about, once. */
export function danger(turn: Turn): Outcome | null {
	const { state, reading } = turn;
	if (isOwnQuestion(state, reading)) return null;
	return reading.judgement.rule === null ? guessedDanger(turn) : plainDanger(turn);
}

/** What the model alone makes likely is asked about as one asks everybody, behind the answer to what was asked. */
function guessedDanger(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const { judgement } = reading;
	if (isAskedByName(content, reading) || asksOfCalm(turn)) return null;
	const guess = guessIn(turn);
	const kind = guess === null ? null : kindIn(state, { ...judgement, kind: guess });
	if (kind === "self" && asksPlainly(turn)) return null;
	// Who puts the bot right is not held up by a guess, unless danger outweighs it: "I spoke of my insurance, it would settle
	// everything"; nor who takes leave, unless danger is likely: "I can go in peace now".
	const isPutRight = complains(turn) && (reading.deniesDanger || !outweighsDenial(judgement));
	const isHeldUp = isPutRight || (reading.doing.act === LEAVES && !isLikely(judgement));
	if (kind === null || (isHeldUp && state.turn > 0)) return null;
	const { doubt, turn: now } = state;
	if (state.position?.flow === DOUBT) {
		const isSame = doubt?.kind === kind;
		if (reading.choice !== null) return null;
		// What was swallowed cannot wait until another question is answered.
		if (kind === "deed" && !isSame) return reading.deniesDanger ? null : askDoubt(turn, kind, kind);
		const isNo = reading.holdsNo || reading.deniesDanger;
		const repeats = isSame && isLikely(judgement) && !isNo && !answered(turn).isAnswered;
		return repeats ? beginProtocol(turn, kind) : null;
	}
	const wasAskedLately = doubt !== null && now - doubt.turn < NO_STANDS;
	if (isMet(turn, kind) || (wasAskedLately && doubt.denied && covers(doubt, kind))) return null;
	// Who was asked and passed it over, and goes on with such signs, is asked more plainly.
	const isGentle = !isGrave(state) && !wasAskedLately;
	return askDoubt(turn, kind, kind === "self" && isGentle ? "gently" : kind);
}

/**
 * Who plainly asks something in the middle of a talk is answered; what is guessed of them meanwhile gathers, until they tell
 * something again, unless danger is all but certain ("who gets the insurance when I am no more?"). Most of the guesses that
 * broke into ordinary talks stood in such questions (tests/bot/README.md).
 */
function asksPlainly(turn: Turn): boolean {
	const { content, state, reading } = turn;
	const isCertain = dangerOf(reading.judgement) >= FROM.certain;
	const isFree = state.turn > 0 && state.position?.flow !== DOUBT;
	return isFree && !isCertain && reading.asksInWords && content.acts.get(reading.doing.act)?.asks === true;
}

/** What one guess is enough for: what was swallowed cannot wait; whether somebody is touched or hit is mostly told once. */
const ASKED_AT_ONCE: readonly Kind[] = ["violence", "deed"];

/** Whoever opens a talk with a sign that is only faint, and is not asked, may not come back; later signs must gather. */
function guessIn({ state: { turn, hints }, reading: { judgement, doing } }: Turn): Kind | null {
	const { certainty, kind, shares } = judgement;
	if (turn === 0) return certainty === "maybe" || (certainty === "faint" && doing.tone !== "good") ? kind : null;
	if (certainty === "maybe" && kind !== null && ASKED_AT_ONCE.includes(kind)) return kind;
	const isSign = shares !== null && dangerOf(judgement) >= FROM.inTalk;
	return hints >= FROM.gathered && isSign ? (kind ?? likeliest(shares)) : null;
}

/**
 * Within a talk what is below these shares is about something else: of a dozen questions in played talks, eleven. Of violence
 * people mostly tell once.
 */
function isFaintInTalk({ state: { turn }, reading: { judgement } }: Turn, kind: Kind): boolean {
	const least = judgement.plain ? FROM.plainInTalk : FROM.inTalk;
	return turn > 0 && !ASKED_AT_ONCE.includes(kind) && dangerOf(judgement) < least;
}

/** What a rule finds. */
function plainDanger(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const { certainty } = reading.judgement;
	const kind = kindIn(state, reading.judgement);
	if (kind === null) return null;
	const isAsked = state.position?.flow === DOUBT;
	// A hint in what is denied is none: "hurt myself?? no no, nothing like that". But not "I do not want to live like this".
	if (certainty === "maybe" && reading.deniesDanger && !outweighsDenial(reading.judgement)) return null;
	// "Why do you ask about suicide?" is a question, and no answer to the gate's.
	if (isAsked && certainty !== "sure" && kind !== "deed" && answered(turn).isAnswered) return null;
	// A plain no to the gate's question counts more than the words that it denies; a deed is never taken back by it.
	const again = saysItAgain(state, reading);
	const isDenied = saysNo(reading) || (reading.deniesDanger && !reading.judgement.plain);
	if (isAsked && kind !== "deed" && isDenied && !again) return null;
	const front = content.flows.get(state.position?.flow ?? "");
	if (kind === "self" && front?.id === PROTOCOLS.other) return askWhose(content, { ...state, raised: true });
	const whose = isAsked || front?.kind === "danger" ? undefined : whoseFirst(turn, kind);
	if (certainty === "sure" && whose !== undefined) return askDoubt(turn, kind, whose);
	if (certainty === "sure") {
		const protocol = protocolOf(kind, state.facts);
		if (front?.kind === "danger" && !isGraver(protocol, front.id)) return null;
		return begins(protocol, state) ? beginProtocol(turn, kind) : null;
	}
	if (again) return beginProtocol(turn, kind);
	// To the question whether they fear for themselves some answer with what else there is to fear.
	if (isAsked && state.doubt?.kind === kind) return null;
	if (isMet(turn, kind) || isOption(reading) || wasAsked(state, kind, reading)) return null;
	return isFaintInTalk(turn, kind) ? null : askDoubt(turn, kind, (kind === "violence" && whose) || kind);
}

/** Which question asks whose danger it is, while nobody has told and the words name somebody else. */
function whoseFirst({ state: { facts }, reading }: Turn, kind: Kind): string | undefined {
	return facts.whom === undefined && reading.judgement.stated === "third" ? WHOSE_FIRST[kind] : undefined;
}

/** Where it is a matter of a life, whatever else is told is heard within it. */
const OF_LIFE: readonly string[] = [PROTOCOLS.deed, PROTOCOLS.self, PROTOCOLS.other];

/**
 * What is told beside a danger that runs is met by that, and not asked about. But whoever is hit or threatened may be about to
 * take their own life ("I have an insurance, without me all would be settled"): that is asked about where a rule finds it and
 * it is all but certain, or plain and likely. Of eight that were less so, in played talks, all were about the blows.
 */
function isMet({ content, state: { danger: stands, stack, position }, reading }: Turn, kind: Kind): boolean {
	const flows = [stands, position, ...stack].map((at) => at?.flow ?? "");
	const running = flows.filter((id) => content.flows.get(id)?.kind === "danger");
	if (running.length === 0) return false;
	if (running.some((id) => OF_LIFE.includes(id))) return true;
	const isOwnLife = kind === "self" || kind === "deed";
	const { judgement } = reading;
	return !(
		isOwnLife &&
		judgement.rule !== null &&
		dangerOf(judgement) >= (judgement.plain ? FROM.likely : FROM.certain)
	);
}

/**
 * Begins a protocol; one that was met before from another side, not from its beginning, unless where on its map the person
 * is was told with it: a new wound is a new wound.
 */
function beginProtocol({ content, state, reading }: Turn, kind: Kind): Outcome {
	const protocol = protocolOf(kind, state.facts);
	const flow = content.flows.get(protocol);
	const isPlaced = flow?.signs.some(({ id, facts }) => {
		const isFound = reading.signs.includes(`${protocol}/${id}`);
		return isFound || (facts !== undefined && holds(facts, reading.facts));
	});
	const again = state.begun.includes(protocol) && !isPlaced && "again" in (flow?.steps ?? {});
	const plainly: Record<string, string> = reading.judgement.certainty === "sure" ? { [PLAINLY]: "yes" } : {};
	const raised = { ...state, raised: true, hints: 0, facts: { ...state.facts, ...plainly } };
	return interrupt(content, raised, protocol, again ? "again" : undefined);
}

function askDoubt({ content, state, reading }: Turn, kind: Kind, step: string): Outcome {
	const { rule } = reading.judgement;
	// What may be said of a medicine is wrong for one that was swallowed to die; after a no all is answered that was asked.
	const [near] = reading.near;
	const isForIt = isWrittenFor(content.entries.get(near?.id ?? ""), [protocolOf(kind, state.facts)]);
	const isSure = isForIt || (near?.score ?? 0) >= SURE_BESIDE_DOUBT;
	const answer = kind === "deed" || !isSure ? [] : answerBeside({ content, state, reading });
	const beside = answer.length > 0 ? answer : heardFirst(content, kind, reading);
	// What is answered here is not answered once more after a no.
	const message = answer.length > 0 ? "" : reading.userInput;
	const doubt = { kind, rule, turn: state.turn, denied: false, message };
	const known = step in (content.flows.get(DOUBT)?.steps ?? {}) ? step : "self";
	return before(beside, interrupt(content, { ...state, raised: true, hints: 0, doubt }, DOUBT, known));
}

/** What hurts is met before it is asked about; what may have been done already is asked about at once. */
function heardFirst(content: Content, kind: Kind, { doing: { act, tone } }: Reading): Said[] {
	const told = content.acts.get(act);
	const said = kind === "deed" || told === undefined || !told.tells || tone === "good" ? null : statement(told, tone);
	return said === null ? [] : [said];
}

/** The words of an option, not a long message or a plain word of danger that is only near to one. */
function isOption({ choice, presses, words, judgement }: Reading): boolean {
	return choice !== null && (presses || (words <= LONGEST_OPTION && judgement.rule === null));
}

/**
 * "I do not want to live any more", in place of an answer to the gate's question: what a rule finds is no No, whatever
 * option it is near to. Only the bare word is, the option itself, a denial, or a no that opens what the model does not find
 * all but certain: "no, brother, who has time to die". What else there is to fear is asked about.
 */
function saysItAgain({ position, doubt }: BotState, reading: Reading): boolean {
	const { judgement, presses, whole, deniesDanger, holdsNo } = reading;
	const { kind, rule } = judgement;
	const isSame = kind === doubt?.kind || (kind === "deed" && doubt?.kind === "self");
	const isNo = presses || whole.has("no") || deniesDanger || (holdsNo && !outweighsDenial(judgement));
	return position?.flow === DOUBT && rule !== null && isSame && !isNo;
}

/**
 * A no stands for a while whatever was asked about; a question that got no answer, for less. What a rule finds that had
 * not found what was denied is something new, unless it is denied once more, or a hint that does not outweigh the no.
 */
function wasAsked({ doubt, turn }: BotState, kind: Kind, { judgement, deniesDanger }: Reading): boolean {
	if (doubt === null || !((doubt.denied && covers(doubt, kind)) || doubt.kind === kind)) return false;
	const isNew = judgement.rule !== null && judgement.rule !== doubt.rule;
	const isOutweighed = deniesDanger || (!judgement.plain && !outweighsDenial(judgement));
	if (isNew && !(doubt.denied && isOutweighed)) return false;
	return turn - doubt.turn < (doubt.denied ? NO_STANDS : SILENCE_STANDS);
}

/** A question or a topic that was offered and taken: the words are the content's own, not the person's. */
function isOwnQuestion({ offers }: BotState, reading: Reading): boolean {
	const offer = isOption(reading) ? offers[reading.choice ?? -1] : undefined;
	return offer !== undefined && offer.from !== "step";
}

/** "Slow breathing": word for word what the content knows as something else, which is no guess. */
function isAskedByName(content: Content, { near: [best] }: Reading): boolean {
	return best?.score === 1 && content.entries.get(best.id)?.inDanger !== true;
}

/** Who has done nothing may have thoughts, and who has none may have swallowed something: a no to one is none to the other. */
function covers(doubt: NonNullable<BotState["doubt"]>, kind: Kind): boolean {
	return (doubt.kind === "deed") === (kind === "deed");
}

function isGraver(one: string, other: string): boolean {
	return KINDS.indexOf(kindOf(one) ?? "past") < KINDS.indexOf(kindOf(other) ?? "past");
}

/** What is met as grief or as strength is met once. */
function begins(protocol: string, { begun }: BotState): boolean {
	return !(begun.includes(protocol) && (protocol === PROTOCOLS.past || protocol === PROTOCOLS.thoughts));
}

/**
 * Who has said that it is about somebody else tells of them, and so does what names nobody while the other's danger is
 * asked about or met ("still standing on the bridge"), or the other ("she has eaten them all"). A plain word of one's own
 * counts as it stands; beside the other's protocol it is asked about, once.
 */
function kindIn({ facts, position, doubt }: BotState, { kind, certainty, rule, stated }: Judgement): Kind | null {
	if (kind !== "self" && kind !== "deed") return kind;
	const meets = position?.flow === PROTOCOLS.other;
	const isAbout = meets || (position?.flow === DOUBT && doubt?.kind === "other");
	const isPlain = certainty === "sure";
	const isTheirs = stated === "third" || (stated === null && (kind === "deed" || !isPlain));
	if (isAbout && rule !== null && isTheirs) return "other";
	if (isPlain) return kind === "self" && facts[WHOSE] !== undefined && meets ? "other" : kind;
	return facts.whom === "another" ? "other" : kind;
}

function askWhose(content: Content, state: BotState): Outcome {
	return interrupt(content, { ...state, facts: { whom: "another", ...state.facts, [WHOSE]: "asked" } }, DOUBT, WHOSE);
}

/** "I am safe now", at any time while lines stand pinned; "am I safe now?" asks. */
export function safeNow({ content, state, reading }: Turn): Outcome | null {
	if (state.danger === null || !reading.whole.has("safe-now") || reading.onlyAsks) return null;
	return enterFlow(content, { ...state, danger: null }, state.danger.flow, "safe");
}

/**
 * "How long is an appointment?": what is plainly asked, and has an answer that is beside no danger, is no sign of one where
 * danger is less likely than not; but what may have been done cannot wait. Of 369 questions that open a talk the gate broke
 * into 54 without this, and into 27 with it.
 */
function asksOfCalm(turn: Turn): boolean {
	const { answers, isAnswered } = answered(turn);
	const { inDanger = false, fits = [] } = turn.content.entries.get(answers[0]?.id ?? "") ?? {};
	const { judgement } = turn.reading;
	const mayBeDone = judgement.kind === "deed" && judgement.certainty !== "faint";
	return isAnswered && !inDanger && fits.length === 0 && !mayBeDone && !isLikely(judgement);
}

/** Where in a danger the person is; a question beside it is answered first. */
export function toldOfDanger(turn: Turn): Outcome | null {
	const outcome = situation(turn);
	if (outcome === null || !turn.reading.asksInWords || repliesItself(turn)) return outcome;
	return before(answerBeside(turn), outcome);
}
