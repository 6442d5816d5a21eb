import { wasGladOfLate } from "./gladness";
import { isHeavy } from "./heaviness";
import { lastQuestion } from "./last-question";
import type { Meeting } from "./meet";
import { peopleIn } from "./memory";
import { hasAskedEnough, isRestDue, LONG, speaksOfTopic, tellsOfAnother } from "./pace";
import { ABOUT_PERSON, BEGINNING, FOLLOW, FOLLOW_GOOD, GO_ON, NO_SURE_ANSWER, STAY_WITH_IT } from "./phrases";
import { generalQuestion, nextQuestion, TENDER, topicQuestion, wasAsked } from "./questions";
import { isBrief, isQuestion, plainText, type Scene, wordCount } from "./scene";
import { ECHO_ASK } from "./small-phrases";
import type { Lead } from "./take-up";

/** What comes before a trouble is named is asked about as it is, not as a trouble. */
const TURNS_OF_BEGINNING = 2;
/** To be asked for more wears out sooner than any other question. */
const TURNS_BETWEEN_FOLLOWING = 3;
const TURNS_BETWEEN_PEOPLE = 5;
/** Fewer words are an answer, and the next question may follow; unless they tell what another did. */
const TELLS_FROM = 4;
/** After good news, the other side of it. */
const TAKEN_BACK =
	/\b(?:but|nothing|not|no|never|only|idk|maybe|worse|scared|afraid|sad|miss|alone|\w+nt|cant|dont|gave up|rejected|failed)\b/;
/** Something that happened a short while ago: it comes before the story as a whole. */
const JUST_HAPPENED =
	/\b(?:today|yesterday|just now|last (?:night|week|sunday)|this (?:morning|evening|afternoon)|tonight)\b(?=.*\b(?:\w+ed|was|were|went|said|told|came|left|took|threw|lost|hit|saw|fell|broke|got|had|did)\b)|\b(?:\w+ed|was|were|went|said|told|came|left|took|threw|lost|hit|saw|fell|broke|got|had|did)\b.*\b(?:today|yesterday|just now|last (?:night|week|sunday)|this (?:morning|evening|afternoon))\b/i;
const EVENT_WORDS = 5;
const TURNS_BETWEEN_EVENTS = 3;
/** Nothing to be asked about from here: small children, pets, those who are gone or only owe something. */
const NOBODY_BETWEEN = /\b(?:ex|son|daughter|child|children|baby|landlord|dog|cat)$/;
const GONE = /\b(?:died|passed|expired|no more|left us|late|dead|icu|divorced|separated|used to)\b/;

/**
 * What follows after a message was met, in English: a question that is about this very message where there is one,
 * the next one of the topic where the message speaks of it, else room.
 *
 * @param lead the question that the message itself leads to, if any
 * @returns an empty text where the words that were met may stand alone
 */
export function askOn(scene: Scene, met: Meeting, lead: Lead | null): string {
	const { say, state, language, userInput } = scene;
	const lastTurn = state.spoken.slice(-1);
	if (isQuestion(userInput) && !wasAsked(NO_SURE_ANSWER, lastTurn)) return say(NO_SURE_ANSWER);
	// The person's own words, said back with nothing after them, are an echo and no way on.
	if (met.particular && lead?.particular !== true && hasAskedEnough(state)) return met.saidBack ? say(GO_ON) : "";
	if (givesRoom(scene, met, lead)) return say(GO_ON);
	if (lead?.particular !== true && stayWithEvent(scene)) return say(STAY_WITH_IT);
	if (lead !== null) return say(lead.ask, lead.slots);
	// A word or two after no question belong to what was told before them.
	if (isBrief(scene) && lastQuestion(state.spoken) === null && !wasAsked(GO_ON, lastTurn)) return say(GO_ON);
	if (isBrief(scene) && met.particular && !speaksOfTopic(scene) && !wasAsked(ECHO_ASK, state.spoken.slice(-2)))
		return say(ECHO_ASK);
	if (state.thread.topic === null && state.turn < TURNS_OF_BEGINNING)
		return say(isHeavy(userInput) ? GO_ON : BEGINNING);
	if (staysGood(scene)) return say(FOLLOW_GOOD);
	if (leavesTheList(scene)) return besideTheList(scene, met);
	// What was met in particular is better followed by room than by a question that fits anything.
	const room = met.particular && !wasAsked(GO_ON, lastTurn);
	return say(topicQuestion(state, language) ?? (room ? GO_ON : (generalQuestion(state, language) ?? GO_ON)));
}

/** Room is never the whole answer, and never comes in place of what could be taken up. */
function givesRoom(scene: Scene, met: Meeting, lead: Lead | null): boolean {
	if (wordCount(scene.userInput) > LONG) return true;
	const restedAlready = wasAsked(GO_ON, scene.state.spoken.slice(-1));
	return isRestDue(scene) && !restedAlready && met.particular && lead === null;
}

function stayWithEvent({ state, userInput }: Scene): boolean {
	const lately = JUST_HAPPENED.test(userInput) && wordCount(userInput) >= EVENT_WORDS;
	return lately && !wasAsked(STAY_WITH_IT, state.spoken.slice(-TURNS_BETWEEN_EVENTS));
}

/** Good news goes on: the questions of a topic would make a trouble of it. */
function staysGood({ state, userInput }: Scene): boolean {
	const tellsOn = !TAKEN_BACK.test(plainText(userInput)) && !isHeavy(userInput);
	return tellsOn && wasGladOfLate(state) && !wasAsked(FOLLOW_GOOD, state.spoken.slice(-1));
}

/** What lies beside the topic, or beside any that is known, is asked on from: the next of the list would be deaf. */
function leavesTheList(scene: Scene): boolean {
	const { topic, turns } = scene.state.thread;
	if (wordCount(scene.userInput) < TELLS_FROM && !tellsOfAnother(scene)) return false;
	return topic === null || (turns > 1 && !speaksOfTopic(scene));
}

/** Room once, and then a question again, if only the next of the list: room after room is no listening. */
function besideTheList(scene: Scene, met: Meeting): string {
	const { say, state, language } = scene;
	const lastTurn = state.spoken.slice(-1);
	const roomGiven = wasAsked(GO_ON, lastTurn) || wasAsked(FOLLOW, lastTurn);
	if (met.particular && !roomGiven) return say(GO_ON);
	const person = personToAskAbout(scene);
	if (person !== null) return say(ABOUT_PERSON, { person });
	const next = roomGiven ? nextQuestion(state, language) : null;
	if (next !== null) return say(next);
	if (wasAsked(FOLLOW, state.spoken.slice(1 - TURNS_BETWEEN_FOLLOWING))) return say(GO_ON);
	return say(FOLLOW);
}

function personToAskAbout({ state, userInput }: Scene): string | null {
	const { topic } = state.thread;
	if (topic !== null && TENDER.includes(topic)) return null;
	if (wasAsked(ABOUT_PERSON, state.spoken.slice(1 - TURNS_BETWEEN_PEOPLE)) || GONE.test(plainText(userInput)))
		return null;
	return peopleIn(userInput).find((person) => !NOBODY_BETWEEN.test(person)) ?? null;
}
