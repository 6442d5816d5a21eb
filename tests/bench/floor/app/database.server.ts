import Database from "better-sqlite3";

/** The same durability as the product's, and one bare statement. */
const connection = new Database(process.env.FLOOR_DATABASE ?? ":memory:");
connection.pragma("journal_mode = WAL");
connection.pragma("synchronous = FULL");
connection.exec(
	"create table if not exists bookings (id integer primary key, name text, phone text, age integer, address text, timeslot text, date text)",
);

const insert = connection.prepare(
	"insert into bookings (name, phone, age, address, timeslot, date) values (@name, @phone, @age, @address, @timeslot, @date)",
);

/** Writes one booking and waits for the disk. */
export function insertBooking(booking: Record<string, unknown>): void {
	insert.run(booking);
}
