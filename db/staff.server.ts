import { asc, eq, gt, sql } from "drizzle-orm";
import { attempt, database } from "./client.server";
import { write } from "./group-commit.server";
import { staff, tokens, users } from "./schema.server";

export type Role = "operator" | "counsellor";
/** Somebody who works at the desk. */
export type StaffMember = { userId: number; email: string; username: string; role: Role; grantedAt: Date };

const byEmail = database
	.select({ id: users.id })
	.from(users)
	.where(eq(users.email, sql.placeholder("email")))
	.prepare();

const all = database
	.select({
		userId: users.id,
		email: users.email,
		username: users.username,
		role: staff.role,
		grantedAt: staff.grantedAt,
	})
	.from(staff)
	.innerJoin(users, eq(users.id, staff.userId))
	.where(gt(staff.userId, 0)) // All there are, by the key.
	.orderBy(asc(staff.userId))
	.prepare();

const roleById = database
	.select({ role: staff.role })
	.from(staff)
	.where(eq(staff.userId, sql.placeholder("userId")))
	.prepare();

/** What somebody may do at the desk; null for everybody who does not work there. */
export async function selectRole(userId: number): Promise<Role | null> {
	return (await attempt(() => roleById.get({ userId })))?.role ?? null;
}

/** Everybody who works at the desk. */
export async function selectStaff(): Promise<StaffMember[]> {
	return attempt(() => all.all());
}

/**
 * Lets a person work at the desk. All their sign-ins end: those at the desk are shorter.
 *
 * @returns false when no account has this email
 */
export async function grantStaff(email: string, role: Role, grantedAt: Date): Promise<boolean> {
	return write(() => {
		const found = byEmail.get({ email });
		if (found === undefined) return false;
		database
			.insert(staff)
			.values({ userId: found.id, role, grantedAt })
			.onConflictDoUpdate({ target: staff.userId, set: { role, grantedAt } })
			.run();
		database.delete(tokens).where(eq(tokens.userId, found.id)).run();
		return true;
	});
}

/**
 * Ends a person's work at the desk, and all their sign-ins.
 *
 * @returns false when the email is nobody's who works there
 */
export async function revokeStaff(email: string): Promise<boolean> {
	return write(() => {
		const found = byEmail.get({ email });
		if (found === undefined) return false;
		const { changes } = database.delete(staff).where(eq(staff.userId, found.id)).run();
		if (changes > 0) database.delete(tokens).where(eq(tokens.userId, found.id)).run();
		return changes > 0;
	});
}
