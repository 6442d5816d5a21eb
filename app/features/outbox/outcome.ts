/** Why a message was not taken. */
export type Undelivered = {
	/**
	 * A code of the other side or of the line, such as ECONNREFUSED or 550, or of our own: no sentence, for those may quote
	 * names.
	 */
	code: string;
	/** Whether the same message will never be taken. */
	forGood: boolean;
	/** Whether nobody answered, so that the next message would fare no better. */
	unreachable: boolean;
};

/** What came of an attempt. A needless message is one that there is no reason to send any more. */
export type Outcome = "accepted" | "needless" | Undelivered;
