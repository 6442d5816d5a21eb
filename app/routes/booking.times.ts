import { chosenDay } from "~/features/booking/availability.server";
import { json, readingCall } from "~/http/api.server";

/** GET ?date=YYYY-MM-DD: how each slot of the day stands, for the booking form; null for no day that can be booked. */
const call = readingCall(async (request) => {
	const date = new URL(request.url).searchParams.get("date") ?? "";
	return json({ success: true, day: await chosenDay(date, new Date()) });
}, "Error fetching times");

export const loader = call.loader;
export const action = call.action;
