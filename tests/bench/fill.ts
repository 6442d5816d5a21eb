import type Database from "better-sqlite3";
import { applyMigrations, openDatabase } from "../../db/sqlite/open.server";

const MESSAGES_A_TALK = 20;

/**
 * Makes a database as a large clinic has after years: so many people, a booking of each, and so many messages, twenty
 * a conversation. Written by SQLite itself, which takes a minute for a million.
 */
export function fillDatabase(file: string, rows: number): void {
	const connection = openDatabase(file);
	applyMigrations(connection);
	connection.pragma("synchronous = OFF");
	const talks = Math.ceil(rows / MESSAGES_A_TALK);
	connection.transaction(() => {
		run(
			connection,
			rows,
			`insert into users (username, email, password_hash, created_at)
			select 'Person ' || n, 'person-' || n || '@example.in', 'none', 0 from numbers`,
		);
		run(
			connection,
			rows,
			`insert into bookings (user_id, reference, name, phone, age, address, timeslot, date, created_at)
			select n, printf('%08d', n), 'Person ' || n, '9876543210', 30, 'Some street ' || n, '10:00am - 10:30am',
				date('2026-01-01', '+' || (n % 730) || ' days'), 0 from numbers`,
		);
		connection.exec(`insert into places (date, timeslot, place, booking_id)
			select date, timeslot, row_number() over (partition by date, timeslot order by id), id from bookings`);
		run(
			connection,
			talks,
			`insert into conversations (id, state, turn, last_active_at)
			select hex(randomblob(16)) || n, '[]', ${MESSAGES_A_TALK / 2}, unixepoch() * 1000 from numbers`,
		);
		run(
			connection,
			MESSAGES_A_TALK,
			`insert into messages (conversation_id, position, role, message, created_at)
			select id, n - 1, case n % 2 when 1 then 'user' else 'bot' end, 'A message of a few words, number ' || n, 0
			from conversations, numbers`,
		);
	})();
	connection.close();
}

function run(connection: Database.Database, count: number, insert: string): void {
	connection
		.prepare(`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?) ${insert}`)
		.run(count);
}
