import type { Finding } from "../reading/matcher";
import type { Message } from "../reading/read";
import type { Sign } from "../reading/words";
import { KINDS, type Kind, type Rule } from "./rules";

/** What a rule finds in a message. */
export type Found = Finding<Rule>;

/** A danger or a deed that is told of another is another's. */
export function kindOf({ item, owner }: Found): Kind {
	return (item.kind === "self" || item.kind === "deed") && owner === "third" ? "other" : item.kind;
}

/** The gravest of some findings. */
export function gravestOf(findings: readonly Found[]): Found | undefined {
	return findings.toSorted((one, next) => KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(next)))[0];
}

/** Whether a finding does not hold as it stands. */
export function isExcused(finding: Found, message: Message): boolean {
	const { item, owner, denied, past } = finding;
	if (denied || past) return true;
	const kind = kindOf(finding);
	if (item.mention && has(message, "story")) return true;
	if (kind === "other" && (has(message, "bereaved") || has(message, "media"))) return true;
	if (kind === "harm" && has(message, "laughter")) return true;
	return kind === "harm" && finding.view === "hindi" && owner === "third";
}

/** Whether something of it is denied, over, told of a film or said in play. */
export function isExcusing(message: Message, found: readonly Found[]): boolean {
	const isOver = has(message, "past") && has(message, "well");
	return (
		isOver || has(message, "bereaved") || has(message, "denial") || found.some((finding) => isExcused(finding, message))
	);
}

/** A death by suicide, or one's own dark time that is over. */
export function pastOf(message: Message, found: readonly Found[]): Found | undefined {
	const stated = found.find(({ item, denied }) => item.kind === "past" && !denied);
	if (stated) return stated;
	if (has(message, "bereaved")) return found.find((finding) => kindOf(finding) === "other");
	return has(message, "well")
		? found.find(({ item, past }) => past && (item.kind === "self" || item.kind === "deed"))
		: undefined;
}

/** Whether a sign stands anywhere in a message. */
export function has({ signs }: Message, sign: Sign): boolean {
	return (signs.get(sign)?.size ?? 0) > 0;
}
