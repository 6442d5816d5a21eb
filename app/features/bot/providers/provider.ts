/** One message of a talk, as it was shown. */
export type ProviderMessage = { role: "user" | "bot"; message: string };

/**
 * Something outside this process that answers a message.
 *
 * `history` is what was said before, oldest first; `userInput` is the new message and not part of it; `told`
 * is what a language model is told beforehand: its rules and its material. A provider sends
 * on what it is handed: what must not leave the machine is left out by the caller.
 *
 * It rejects with ProviderFailed, with nothing else, and never later than its time-out.
 */
export type Provider = (history: readonly ProviderMessage[], userInput: string, told?: string) => Promise<string>;

/** Why there is no answer, each in words fit for a log. */
const FAILURES = {
	"time-out": "did not answer in time",
	unreachable: "could not be reached",
	status: "answered with a status other than 200",
	"broken-off": "broke off in the middle of its answer",
	"too-large": "sent a larger body than is read",
	nonsense: "answered in another shape than agreed",
	empty: "answered without text",
	withheld: "held its answer back",
	"not-loaded": "needs a library that could not be loaded",
	resting: "failed several times and rests",
} as const;

export type FailureReason = keyof typeof FAILURES;

/**
 * A provider gave no answer. Safe to log whole: neither message, cause nor any field holds what a person wrote, what
 * the service answered, its address or its key.
 */
export class ProviderFailed extends Error {
	constructor(
		readonly reason: FailureReason,
		/** The HTTP status, for the reason "status". */
		readonly status?: number,
	) {
		super(`The provider ${FAILURES[reason]}${status === undefined ? "" : ` (${status})`}`);
		this.name = "ProviderFailed";
	}
}
