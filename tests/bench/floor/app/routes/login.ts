import type { ActionFunctionArgs } from "@remix-run/node";
import bcrypt from "bcryptjs";

const HASH = bcrypt.hashSync("a long password", 12);

/** A login as most applications write it: bcryptjs on the main thread. */
export async function action({ request }: ActionFunctionArgs) {
	const { password } = await request.json();
	return Response.json({ success: await bcrypt.compare(password, HASH) });
}
