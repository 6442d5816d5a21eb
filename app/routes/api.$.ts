import { refusal } from "~/http/api.server";

export async function loader() {
	return refusal(404, "There is no such call.");
}

export const action = loader;
