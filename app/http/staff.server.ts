import { data } from "@remix-run/node";
import type { User } from "~/features/auth/accounts.server";
import { orErrorPage } from "./pages.server";
import { currentUser } from "./session.server";

/** For how long a password that was typed at signing in is fresh enough for what changes everybody's days. */
const FRESH_MS = 15 * 60 * 1000;

/** Somebody at the desk. */
export type Staff = User & { role: NonNullable<User["role"]> };

/**
 * Lets those who work at the desk through. To everybody else there is no such page: the look-up is the one that every
 * page of a signed-in person makes.
 *
 * @param role "operator" where a counsellor has nothing to do
 * @throws a 404 as of an address that is not there; DatabaseUnavailable
 */
export async function requireStaff(request: Request, role: "operator" | "any"): Promise<Staff> {
	const user = await currentUser(request);
	if (user === null || user.role === null || (role === "operator" && user.role !== "operator"))
		throw data(null, { status: 404 });
	return { ...user, role: user.role };
}

/**
 * Answers what is sent to a page of the desk that takes nothing.
 *
 * @throws a 404 for everybody else, as to who reads it; else a 405
 */
export async function refuseSending(request: Request, role: "operator" | "any"): Promise<never> {
	return orErrorPage(request, async () => {
		await requireStaff(request, role);
		throw data({ message: "Nothing can be sent to this page." }, { status: 405, headers: { Allow: "GET, HEAD" } });
	});
}

/** Whether somebody has typed the password so lately that the screen is surely theirs. */
export function isPasswordFresh({ passwordAt }: Staff, now: Date): boolean {
	return now.getTime() - Number(passwordAt) < FRESH_MS;
}
