import { createHash, randomBytes } from "node:crypto";
import { hashSync } from "bcryptjs";
import { TIMESLOTS } from "../../app/features/booking/slots";
import { type Parameter, rowsIn } from "../support/database";

/** Somebody who is signed in. */
export type Person = { id: number; email: string; token: string };

export const PASSWORD = "a long password";
/** As many rounds as the product takes. */
const HASH = hashSync(PASSWORD, 12);
const DAY_MS = 86_400_000;
/** As many as both engines take values for in one statement. */
const AT_ONCE = 1_000;

/** Puts people with a session straight into a product's database. */
export async function addPeople(databaseUrl: string, count: number): Promise<Person[]> {
	if (count > AT_ONCE)
		return [...(await addPeople(databaseUrl, AT_ONCE)), ...(await addPeople(databaseUrl, count - AT_ONCE))];
	const now = new Date();
	const emails = Array.from({ length: count }, () => `${crypto.randomUUID()}@example.in`);
	const added = await insert<{ id: number; email: string }>(
		databaseUrl,
		"users (username, email, password_hash, created_at)",
		emails.map((email) => ["Asha", email, HASH, now]),
		"returning id, email",
	);
	const people = added.map((person) => ({ ...person, token: randomBytes(32).toString("base64url") }));
	await insert(
		databaseUrl,
		"tokens (hash, user_id, expires_at)",
		people.map(({ id, token }) => [
			createHash("sha256").update(token).digest("hex"),
			id,
			new Date(now.getTime() + DAY_MS),
		]),
	);
	return people;
}

/** Gives somebody bookings from tomorrow on, `aDay` of them on each day. */
export async function addBookings(databaseUrl: string, { id }: Person, count: number, aDay = 1): Promise<void> {
	const now = new Date();
	const rows = Array.from({ length: count }, (_, number) => {
		const day = new Date(now.getTime() + (1 + Math.floor(number / aDay)) * DAY_MS).toISOString().slice(0, 10);
		const slot = TIMESLOTS[number % aDay];
		return [id, `A${id}-${number}`, "Asha", "9876543210", 30, "Pune", slot, day, now, now];
	});
	const columns = "user_id, reference, name, phone, age, address, timeslot, date, created_at, updated_at";
	await insert(databaseUrl, `bookings (${columns})`, rows);
}

/** Lets somebody work at the desk, with a password that was typed just now. */
export async function addStaff(databaseUrl: string, { id }: Person): Promise<void> {
	const now = new Date();
	await rowsIn(databaseUrl, "insert into staff values (?, 'operator', ?)", id, now);
	await rowsIn(databaseUrl, "update tokens set password_at = ? where user_id = ?", now, id);
}

function insert<Row>(databaseUrl: string, into: string, rows: readonly Parameter[][], end = ""): Promise<Row[]> {
	const values = rows.map((row) => `(${row.map(() => "?").join(", ")})`).join(", ");
	return rowsIn<Row>(databaseUrl, `insert into ${into} values ${values} ${end}`, ...rows.flat());
}
