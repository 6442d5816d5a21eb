import { desc, eq, sql } from "drizzle-orm";
import { read, statement, write } from "./client.server";
import { bookings, forgottenDetails } from "./tables.server";

/** What a person wrote of himself in a booking. */
export type Details = { name: string; phone: string; age: number; address: string };

const lastDetails = statement("details.last", (session) =>
	session
		.select({
			name: bookings.name,
			phone: bookings.phone,
			age: bookings.age,
			address: bookings.address,
			createdAt: bookings.createdAt,
			forgottenAt: forgottenDetails.at,
		})
		.from(bookings)
		.leftJoin(forgottenDetails, eq(forgottenDetails.userId, bookings.userId))
		.where(eq(bookings.userId, sql.placeholder("userId")))
		.orderBy(desc(bookings.createdAt), desc(bookings.id))
		.limit(1),
);

/** What a person wrote of himself last, unless he had it forgotten since; null without any. */
export async function selectLastDetails(userId: number): Promise<Details | null> {
	const [found] = await read((session) => lastDetails(session, { userId }));
	if (found === undefined) return null;
	const { createdAt, forgottenAt, ...details } = found;
	return forgottenAt !== null && forgottenAt >= createdAt ? null : details;
}

/** Has what a person wrote of himself so far stand in no new form. The bookings themselves keep it. */
export async function forgetDetails(userId: number, at: Date): Promise<void> {
	await write(async (session) => {
		await session
			.insert(forgottenDetails)
			.values({ userId, at })
			.onConflictDoUpdate({ target: forgottenDetails.userId, set: { at } });
	});
}
