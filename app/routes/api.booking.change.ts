import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { BOOKING_ALERTS, checkTime, firstMessages } from "~/features/booking/booking-form";
import { type ChangeOutcome, change, type Wish } from "~/features/booking/bookings.server";
import { clinicTime } from "~/features/calendar";
import { readRowId } from "~/features/row-id";
import { json, readFields, refusal, sendingCall } from "~/http/api.server";
import { currentUser } from "~/http/session.server";

/** What a person may do to a booking of their own by a call. */
const CALLS = ["cancel", "move"] as const;

/** POST /api/booking/:id/cancel, and /move with {date, timeslot}, with a token; `id` as user-bookings tells it. */
function callFor({ id = "", change: named = "" }: Partial<Record<string, string>>) {
	const called = CALLS.find((known) => known === named);
	const ownId = readRowId(id);
	return sendingCall(async (request) => {
		if (called === undefined || ownId === null) return refusal(404, "There is no such call.");
		const user = await currentUser(request);
		if (user === null) return refusal(401, "Log in to change a booking.");
		const now = new Date();
		const wish = called === "move" ? await readMove(request, now) : ({ change: "cancel", seen: null } as const);
		if (wish instanceof Response) return wish;
		return answerOf(await change({ ownId }, wish, { actor: "person", userId: user.id, now }));
	}, BOOKING_ALERTS.exception);
}

async function readMove(request: Request, now: Date): Promise<Wish | Response> {
	const typed = await readFields(request, ["date", "timeslot"]);
	const checked = checkTime(typed, clinicTime(now, env.CLINIC_TIME_ZONE));
	if (checked.ok) return { change: "move", seen: null, to: checked.time };
	const fields = firstMessages(checked.problems);
	return refusal(422, Object.values(fields).join(". "), { fields });
}

function answerOf(outcome: ChangeOutcome): Response {
	if (outcome.ok) {
		const { id, reference, status, date, timeslot } = outcome.booking;
		return json({ success: true, booking: { id, reference, status, date, timeslot } });
	}
	if (outcome.reason === "unknown") return refusal(404, "There is no such booking.");
	if (outcome.reason !== "no place") return refusal(409, outcome.message);
	const fields = firstMessages(outcome.problems);
	return refusal(409, Object.values(fields).join(". "), { fields });
}

export const loader = ({ params }: LoaderFunctionArgs) => callFor(params).loader();
export const action = (given: ActionFunctionArgs) => callFor(given.params).action(given);
