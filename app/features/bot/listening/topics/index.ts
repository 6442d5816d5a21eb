import type { Topic } from "../../understanding/labels";
import type { TopicWords } from "../topic-words";
import { anger } from "./anger";
import { anxiety } from "./anxiety";
import { bodyImage } from "./body-image";
import { breakUp } from "./break-up";
import { bullying } from "./bullying";
import { burnout } from "./burnout";
import { exams } from "./exams";
import { family } from "./family";
import { grief } from "./grief";
import { guilt } from "./guilt";
import { health } from "./health";
import { homesickness } from "./homesickness";
import { identity } from "./identity";
import { inLaws } from "./in-laws";
import { jobLoss } from "./job-loss";
import { loneliness } from "./loneliness";
import { lowMood } from "./low-mood";
import { marriage } from "./marriage";
import { money } from "./money";
import { newMother } from "./new-mother";
import { panic } from "./panic";
import { parenting } from "./parenting";
import { selfWorth } from "./self-worth";
import { sleep } from "./sleep";
import { stress } from "./stress";
import { substances } from "./substances";
import { trauma } from "./trauma";
import { work } from "./work";

/** What the bot can say about each topic. */
export const TOPIC_WORDS: Readonly<Record<Topic, TopicWords>> = {
	anger,
	anxiety,
	"body-image": bodyImage,
	"break-up": breakUp,
	bullying,
	burnout,
	exams,
	family,
	grief,
	guilt,
	health,
	homesickness,
	identity,
	"in-laws": inLaws,
	"job-loss": jobLoss,
	loneliness,
	"low-mood": lowMood,
	marriage,
	money,
	"new-mother": newMother,
	panic,
	parenting,
	"self-worth": selfWorth,
	sleep,
	stress,
	substances,
	trauma,
	work,
};
