import { type GivenUp, selectGivenUp, tryGivenUpAgain } from "#db/sending.server";
import { env } from "~/env.server";
import { type ClinicTime, clinicTime } from "../calendar";

/** As many as anybody reads. */
const SHOWN = 20;

/** What could not be sent, the newest first, with when it was written. For the desk alone. */
export async function givenUpMessages(): Promise<(GivenUp & { written: ClinicTime })[]> {
	const messages = await selectGivenUp(SHOWN);
	return messages.map((message) => ({ ...message, written: clinicTime(message.createdAt, env.CLINIC_TIME_ZONE) }));
}

/** Has all of it tried again, for another day. For the desk alone. */
export async function tryAgain(now: Date): Promise<void> {
	await tryGivenUpAgain(now);
}
