import Database from "better-sqlite3";

/** The same durability as the product's, and one bare statement. */
const connection = new Database(process.env.FLOOR_DATABASE ?? ":memory:");
connection.pragma("journal_mode = WAL");
connection.pragma("synchronous = FULL");
connection.exec(
	`create table if not exists bookings (id integer primary key, name text, phone text, age integer, address text,
	timeslot text, date text, reference text default (hex(randomblob(4))), status text default 'Requested')`,
);

const insert = connection.prepare(
	"insert into bookings (name, phone, age, address, timeslot, date) values (@name, @phone, @age, @address, @timeslot, @date)",
);

const first = connection.prepare(
	"select id, name, phone, age, timeslot, date, reference, status from bookings order by id limit ?",
);

/** A booking as it is kept. */
export type Row = Record<"name" | "phone" | "timeslot" | "date" | "reference" | "status", string> & {
	id: number;
	age: number;
};

/** The first bookings. */
export function firstBookings(limit: number): Row[] {
	return first.all(limit) as Row[];
}

/** Writes one booking and waits for the disk. */
export function insertBooking(booking: Record<string, unknown>): void {
	insert.run(booking);
}
