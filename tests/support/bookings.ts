/** A day so many days from now, as YYYY-MM-DD. */
export function dayFromNow(days: number): string {
	return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** A booking in order, ten days ahead, so that no clock makes it too late. */
export function goodBooking(changes: Record<string, string> = {}): Record<string, string> {
	return {
		name: "Asha Rao",
		phone: "9876543210",
		age: "34",
		address: "12 Lake Road, Pune",
		timeslot: "2:00pm - 2:30pm",
		date: dayFromNow(10),
		...changes,
	};
}
