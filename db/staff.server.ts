import { asc, eq, gt, sql } from "drizzle-orm";
import { read, statement, write } from "./client.server";
import { staff, tokens, users } from "./tables.server";

export type Role = "operator" | "counsellor";
/** Somebody who works at the desk. */
export type StaffMember = { email: string; username: string; role: Role };

const byEmail = statement("staff.by-email", (session) =>
	session
		.select({ id: users.id })
		.from(users)
		.where(eq(users.email, sql.placeholder("email"))),
);

const all = statement("staff.all", (session) =>
	session
		.select({ email: users.email, username: users.username, role: staff.role })
		.from(staff)
		.innerJoin(users, eq(users.id, staff.userId))
		.where(gt(staff.userId, 0)) // All there are, by the key.
		.orderBy(asc(staff.userId)),
);

/** Everybody who works at the desk. */
export async function selectStaff(): Promise<StaffMember[]> {
	return read((session) => all(session));
}

/**
 * Lets a person work at the desk. All their sign-ins end: those at the desk are shorter.
 *
 * @returns false when no account has this email
 */
export async function grantStaff(email: string, role: Role, grantedAt: Date): Promise<boolean> {
	return write(async (session) => {
		const [found] = await byEmail(session, { email });
		if (found === undefined) return false;
		await session
			.insert(staff)
			.values({ userId: found.id, role, grantedAt })
			.onConflictDoUpdate({ target: staff.userId, set: { role, grantedAt } });
		await session.delete(tokens).where(eq(tokens.userId, found.id));
		return true;
	});
}

/**
 * Ends a person's work at the desk, and all their sign-ins.
 *
 * @returns false when the email is nobody's who works there
 */
export async function revokeStaff(email: string): Promise<boolean> {
	return write(async (session) => {
		const [found] = await byEmail(session, { email });
		if (found === undefined) return false;
		const ended = await session.delete(staff).where(eq(staff.userId, found.id)).returning({ userId: staff.userId });
		if (ended.length > 0) await session.delete(tokens).where(eq(tokens.userId, found.id));
		return ended.length > 0;
	});
}
