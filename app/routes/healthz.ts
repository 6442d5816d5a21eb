import { pingDatabase } from "#db/health.server";
import { json, readingCall } from "~/http/api.server";

/** 200 when the database answers, 503 when it does not. */
const call = readingCall(async () => {
	await pingDatabase();
	return json({ status: "ok" });
}, "The server is not well.");

export const loader = call.loader;
export const action = call.action;
