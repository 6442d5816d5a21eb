import { expect, test } from "vitest";
import { reply } from "../reply.server";

async function last(...lines: string[]): Promise<string> {
	let state: string | null = null;
	let response = "";
	for (const line of lines) ({ response, state } = await reply({ state, history: [] }, line));
	return response;
}

test("who is told of the counsellor may ask on about it", async () => {
	const wish = "नमस्ते काउंसलर से बात करनी है";
	expect(await last(wish, "कितने पैसे लगेंगे")).toMatch(/क्लिनिक/);
	expect(await last(wish, "बुकिंग कैसे होती है", "पति को पता नहीं चलना चाहिए")).toMatch(/अकाउंट/);
	expect(await last(wish, "बुकिंग कैसे होती है", "महिला काउंसलर चाहिए")).toMatch(/पसंद/);
});

test("a counsellor advised to somebody else is no wish for one", async () => {
	expect(await last("mere dost ka breakup hua hai", "maine bola counsellor se mil le to gussa ho gaya")).not.toMatch(
		/booking/,
	);
});
