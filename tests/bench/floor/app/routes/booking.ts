import type { ActionFunctionArgs } from "@remix-run/node";
import { insertBooking } from "../database.server";

export async function action({ request }: ActionFunctionArgs) {
	await insertBooking(await request.json());
	return Response.json({ success: true });
}
