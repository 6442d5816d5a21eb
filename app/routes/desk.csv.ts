import { isCalendarDate } from "~/features/calendar";
import { csvOf } from "~/features/desk/desk.server";
import { fileRoute, plainText } from "~/http/files.server";
import { requireStaff } from "~/http/staff.server";
import { sentAsRead } from "~/http/streams.server";

/** GET ?from=YYYY-MM-DD&to=YYYY-MM-DD: the bookings of a range for a spreadsheet, sent while they are read. */
const file = fileRoute(
	async ({ request }) => {
		const { id } = await requireStaff(request, "operator");
		const { searchParams } = new URL(request.url);
		const [from, to] = ["from", "to"].map((name) => searchParams.get(name) ?? "") as [string, string];
		if (!isCalendarDate(from) || !isCalendarDate(to) || from > to)
			return plainText("Choose two days, the earlier one first.\n", { status: 422 });
		return new Response(sentAsRead(request, csvOf(from, to), `bookings for ${id}`), {
			headers: {
				"Content-Type": "text/csv; charset=utf-8",
				"Content-Disposition": `attachment; filename="bookings-${from}-${to}.csv"`,
				"Cache-Control": "private, no-store, no-transform",
			},
		});
	},
	(request) => requireStaff(request, "operator"),
);

export const loader = file.loader;
export const action = file.action;
