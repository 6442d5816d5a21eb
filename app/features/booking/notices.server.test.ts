import { afterEach, expect, test, vi } from "vitest";

const BOOKING = {
	userId: 7,
	email: "asha@example.in",
	reference: "K7QM2XPR",
	date: "2027-01-31",
	timeslot: "2:00pm - 2:30pm",
	status: "requested" as const,
	version: 0,
	word: null,
	name: "Asha Rao",
	phone: "9876543210",
};
const MAIL = { SMTP_URL: "smtp://127.0.0.1:25", PUBLIC_URL: "https://saathi.example" };
const WEBHOOK = { WEBHOOK_URL: "http://127.0.0.1:9/", WEBHOOK_SECRET: "0123456789abcdef" };

async function noticesWith(settings: Record<string, string>) {
	vi.resetModules();
	for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
	const [{ noticesOf }, { callBackNotices }] = await Promise.all([
		import("./notices.server"),
		import("../call-back/notices.server"),
	]);
	return { noticesOf, callBackNotices };
}

afterEach(() => vi.unstubAllEnvs());

test("where nothing is set up nothing waits to be sent", async () => {
	const { noticesOf, callBackNotices } = await noticesWith({});
	expect(noticesOf("requested", BOOKING)).toEqual([]);
	expect(callBackNotices({ userId: null, reference: "R", wanted: "soon", name: null, phone: "9876543210" })).toEqual(
		[],
	);
});

test("what waits for an answer is told to its person and the clinic, other changes to the person alone", async () => {
	const { noticesOf } = await noticesWith({ ...MAIL, CLINIC_EMAIL: "desk@clinic.example" });
	const told = (kind: Parameters<typeof noticesOf>[0], status: "requested" | "confirmed" = "requested") =>
		noticesOf(kind, { ...BOOKING, status }).map(({ kind, recipient }) => [kind, recipient]);
	expect(told("requested")).toEqual([
		["requested", "asha@example.in"],
		["clinic-booking", "desk@clinic.example"],
	]);
	expect(told("moved")).toEqual([
		["moved", "asha@example.in"],
		["clinic-moved", "desk@clinic.example"],
	]);
	for (const kind of ["confirmed", "declined", "moved", "cancelled"] as const)
		expect(told(kind, "confirmed")).toEqual([[kind, "asha@example.in"]]);
	expect(told("details")).toEqual([]);
});

test("no message to the clinic or another program names anybody unless that is asked for", async () => {
	const settings = { ...MAIL, ...WEBHOOK, CLINIC_EMAIL: "desk@clinic.example" };
	const wish = { userId: 7, reference: "R", wanted: "soon", name: "Asha Rao", phone: "9876543210" };
	const bare = await noticesWith(settings);
	const messages = [...bare.noticesOf("requested", BOOKING).slice(1), ...bare.callBackNotices(wish)];
	expect(messages).toHaveLength(4);
	expect(JSON.stringify(messages)).not.toMatch(/Asha|9876543210|asha@/);
	const named = await noticesWith({ ...settings, WEBHOOK_NAMES: "1" });
	expect(named.callBackNotices(wish).find(({ channel }) => channel === "webhook")?.content).toMatchObject({
		name: "Asha Rao",
		phone: "9876543210",
	});
});

test("the same notice twice are one, the next change is another", async () => {
	const { noticesOf } = await noticesWith(MAIL);
	const key = (version: number) => noticesOf("moved", { ...BOOKING, version })[0]?.dedupe;
	expect(key(1)).toBe(key(1));
	expect(key(1)).not.toBe(key(2));
});
