/** Too much of something too soon. The message is for the person and says when to try again. */
export class TooMany extends Error {
	constructor(
		message: string,
		readonly retryAfterSeconds: number,
	) {
		super(message);
		this.name = "TooMany";
	}
}

/** No talk can begin now. What is said is answered all the same where somebody is in danger. */
export class TooManyTalks extends TooMany {
	override name = "TooManyTalks";
}

/** Something that is needed is busy or away; the same may work soon. The message is for the person. */
export class Unavailable extends Error {
	constructor(
		message: string,
		readonly retryAfterSeconds: number,
	) {
		super(message);
		this.name = "Unavailable";
	}
}

/** Whoever asked for something has left before it was begun, and it was not done. Nobody is there to be told. */
export class Left extends Error {
	override name = "Left";
}

/** Something else was done to the same at the same moment. The message is for the person. */
export class Overtaken extends Unavailable {
	override name = "Overtaken";
}

/** A span of time as people say it: "1 second", "40 seconds", "2 minutes". */
export function spokenWait(seconds: number): string {
	if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
	return `${Math.ceil(seconds / 60)} minutes`;
}
