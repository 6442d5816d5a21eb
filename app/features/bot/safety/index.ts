/** The gate: what a message is about when it may be about danger, and how to answer it. */

export type { Helpline, HelplineNumbers } from "./helplines";
export { DEFAULT_HELPLINES, helplineNumbers } from "./helplines";
export { clauses, normalise } from "./normalise";
export type { CrisisContext } from "./replies";
export { crisisReply } from "./replies";
export type { Concern, Risk, Screened } from "./screen";
export { NO_RISK, screen } from "./screen";
export { safeToSay } from "./speech";
