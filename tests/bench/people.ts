import { createHash, randomBytes } from "node:crypto";
import { hashSync } from "bcryptjs";
import Database from "better-sqlite3";

/** Somebody who is signed in. */
export type Person = { id: number; email: string; token: string };

export const PASSWORD = "a long password";
/** As many rounds as the product takes. */
const HASH = hashSync(PASSWORD, 12);

/** Puts people with a session straight into a product's database. */
export function addPeople(databaseFile: string, count: number): Person[] {
	const connection = new Database(databaseFile, { timeout: 10_000 });
	const addUser = connection.prepare(
		"insert into users (username, email, password_hash, created_at) values ('Asha', ?, ?, ?)",
	);
	const addToken = connection.prepare("insert into tokens (hash, user_id, expires_at) values (?, ?, ?)");
	const add = () => {
		const email = `${crypto.randomUUID()}@example.in`;
		const token = randomBytes(32).toString("base64url");
		const id = Number(addUser.run(email, HASH, Date.now()).lastInsertRowid);
		addToken.run(createHash("sha256").update(token).digest("hex"), id, Date.now() + 86_400_000);
		return { id, email, token };
	};
	const people = connection.transaction(() => Array.from({ length: count }, add))();
	connection.close();
	return people;
}

/** Gives somebody bookings: one a day, from tomorrow on. */
export function addBookings(databaseFile: string, person: Person, count: number): void {
	const connection = new Database(databaseFile, { timeout: 10_000 });
	connection
		.prepare(
			`with recursive days(day) as (select 1 union all select day + 1 from days where day < @count)
			insert into bookings (user_id, name, phone, age, address, timeslot, date, created_at)
			select @id, 'Asha', '9876543210', 30, 'Pune', '10:00am - 10:30am', date('now', '+' || day || ' days'), 0
			from days`,
		)
		.run({ id: person.id, count });
	connection.close();
}
