import { createToken, hashToken } from "../../app/features/auth/tokens.server";
import { rowsIn } from "./database";

type Headers = Record<string, string>;

/** A signed-in person: the token, and the headers with which a client and a browser carry it. */
export type Person = { userId: number; email: string; token: string; authorization: Headers; cookie: Headers };

/** An email that no other test uses. */
export function freshEmail(): string {
	return `person-${crypto.randomUUID()}@example.in`;
}

/**
 * Puts a person and a token straight into a database, without the quarter of a second that a password takes.
 *
 * @param databaseUrl a database that a server has opened before
 * @param role what they do at the desk; null for a visitor's account
 */
export async function createPerson(
	username: string,
	databaseUrl: string,
	role: "operator" | "counsellor" | null = null,
): Promise<Person> {
	const token = createToken();
	const email = freshEmail();
	const now = new Date();
	const userId = await addAccount(databaseUrl, { username, email });
	const inAnHour = new Date(now.getTime() + 60 * 60 * 1000);
	await rowsIn(
		databaseUrl,
		"insert into tokens (hash, user_id, expires_at, password_at) values (?, ?, ?, ?)",
		hashToken(token),
		userId,
		inAnHour,
		now,
	);
	if (role !== null)
		await rowsIn(databaseUrl, "insert into staff (user_id, role, granted_at) values (?, ?, ?)", userId, role, now);
	const cookie = { Cookie: `auth-token=${token}` };
	return { userId, email, token, authorization: { Authorization: token }, cookie };
}

/** Puts an account straight into a database, by default one without a password. Returns its id. */
export async function addAccount(
	databaseUrl: string,
	{ username = "Asha", email, passwordHash = "none" }: { username?: string; email: string; passwordHash?: string },
): Promise<number> {
	const sql = "insert into users (username, email, password_hash, created_at) values (?, ?, ?, ?) returning id";
	const [row] = await rowsIn<{ id: number }>(databaseUrl, sql, username, email, passwordHash, new Date());
	return row?.id ?? 0;
}
