import { databaseHealth } from "#db/health.server";
import { json, readingCall } from "~/http/api.server";
import { asFailure, failureInit } from "~/http/failures.server";

/**
 * 200 when the database answers, with `database` saying what is wrong when it cannot be written to: such a server still
 * answers whoever is in danger, and must not be taken off the line. 503 when the database does not answer.
 */
const call = readingCall(async () => {
	try {
		const database = await databaseHealth();
		return json(database === "ok" ? { status: "ok" } : { status: "degraded", database });
	} catch (error) {
		const failure = asFailure(error);
		if (failure === null) throw error;
		const body = { success: false, error: failure.message, status: "failing", database: "unreadable" };
		return json(body, failureInit(failure));
	}
}, "The server is not well.");

export const loader = call.loader;
export const action = call.action;
