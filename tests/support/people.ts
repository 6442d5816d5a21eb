import Database from "better-sqlite3";
import { createToken, hashToken } from "../../app/features/auth/tokens.server";

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
 * @param file path of a database that a server has opened before
 * @param role what they do at the desk; null for a visitor's account
 */
export function createPerson(username: string, file: string, role: "operator" | "counsellor" | null = null): Person {
	const token = createToken();
	const email = freshEmail();
	const database = new Database(file, { fileMustExist: true, timeout: 5_000 });
	try {
		const inserted = database
			.prepare("insert into users (username, email, password_hash, created_at) values (?, ?, 'none', ?)")
			.run(username, email, Date.now());
		const userId = Number(inserted.lastInsertRowid);
		database
			.prepare("insert into tokens (hash, user_id, expires_at, password_at) values (?, ?, ?, ?)")
			.run(hashToken(token), userId, Date.now() + 60 * 60 * 1000, Date.now());
		if (role !== null) database.prepare("insert into staff values (?, ?, ?)").run(userId, role, Date.now());
		const cookie = { Cookie: `auth-token=${token}` };
		return { userId, email, token, authorization: { Authorization: token }, cookie };
	} finally {
		database.close();
	}
}
