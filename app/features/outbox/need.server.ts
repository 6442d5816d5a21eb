import { standingOf } from "#db/booking-facts.server";
import { callBackStanding } from "#db/call-backs.server";
import type { Message } from "#db/sending.server";
import { NOTICE_KINDS } from "../booking/notices.server";
import { hadItsDay } from "./pauses";
import { isStillToCome } from "./reminders.server";

type Content = Message["content"];

/** What the clinic is told of requests, and of wishes to be called, that wait for it. */
const OF_REQUESTS = ["clinic-booking", "clinic-moved"];
const OF_WISHES = ["clinic-call-back", "clinic-call-back-changed"];

/**
 * What a message tells, as things stand now; null where there is no reason to send it any more. A mail may have been put
 * off for hours, and what came after it may have been taken long ago: the last that somebody reads has to be true.
 * Another program is told all that was, in whatever order: it can tell by the version.
 *
 * @throws DatabaseUnavailable
 */
export async function contentNow({ channel, kind, content, createdAt }: Message, now: Date): Promise<Content | null> {
	if (channel !== "mail") return content;
	const reference = String(content.reference ?? "");
	if (kind === "reminder") return (await isStillToCome(content, now)) ? content : null;
	// Who still wants a link has asked for another one.
	if (kind === "reset") return hadItsDay(createdAt, now) ? null : content;
	if (OF_REQUESTS.includes(kind)) return openRequest(reference, content);
	if (OF_WISHES.includes(kind)) return waitingWish(reference, content);
	if (!(NOTICE_KINDS as readonly string[]).includes(kind)) return content;
	return (await standsSo(reference, content)) ? content : null;
}

/** Whether a booking is what its mail says. Its version is not asked: a note of the desk raises that as well. */
async function standsSo(reference: string, { date, timeslot, status }: Content): Promise<boolean> {
	const stands = await standingOf(reference);
	return stands !== null && stands.date === date && stands.timeslot === timeslot && stands.status === status;
}

/** Whatever moved a request meanwhile, the clinic reads the time of now. */
async function openRequest(reference: string, content: Content): Promise<Content | null> {
	const stands = await standingOf(reference);
	if (stands === null || stands.status !== "requested") return null;
	return { ...content, date: stands.date, timeslot: stands.timeslot };
}

/** Nobody is asked to call whom somebody calls already, or who has taken it back. */
async function waitingWish(reference: string, content: Content): Promise<Content | null> {
	const stands = await callBackStanding(reference);
	return stands?.status === "waiting" ? { ...content, wanted: stands.wanted } : null;
}
