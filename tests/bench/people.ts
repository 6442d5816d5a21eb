import { createHash, randomBytes } from "node:crypto";
import { hashSync } from "bcryptjs";
import Database from "better-sqlite3";
import { TIMESLOTS } from "../../app/features/booking/slots";

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

/** Gives somebody bookings from tomorrow on, `aDay` of them on each day. */
export function addBookings(databaseFile: string, person: Person, count: number, aDay = 1): void {
	const connection = new Database(databaseFile, { timeout: 10_000 });
	connection
		.prepare(
			`with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < @count - 1)
			insert into bookings (user_id, reference, name, phone, age, address, timeslot, date, created_at)
			select @id, 'A' || @id || '-' || n, 'Asha', '9876543210', 30, 'Pune',
				json_extract(@slots, '$[' || (n % cast(@aDay as integer)) || ']'),
				date('now', '+' || (1 + n / cast(@aDay as integer)) || ' days'), 0
			from numbers`,
		)
		.run({ id: person.id, count, aDay, slots: JSON.stringify(TIMESLOTS) });
	connection.close();
}

/** Lets somebody work at the desk, with a password that was typed just now. */
export function addStaff(databaseFile: string, person: Person): void {
	const connection = new Database(databaseFile, { timeout: 10_000 });
	connection.prepare("insert into staff values (?, 'operator', ?)").run(person.id, Date.now());
	connection.prepare("update tokens set password_at = ? where user_id = ?").run(Date.now(), person.id);
	connection.close();
}
