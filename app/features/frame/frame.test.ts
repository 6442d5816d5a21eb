import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BOOKING_ALERTS, checkBooking } from "../booking/booking-form";
import { CONTENT_FILES as BOOKING_FILES } from "../booking/content/files.server";
import { SENTENCES } from "../booking/sentences";
import { bookingContentSchema } from "../booking/words";
import { checkCallBack } from "../call-back/call-back-form";
import { CONTENT_FILES as CALL_BACK_FILES } from "../call-back/content/files.server";
import { callBackContentSchema } from "../call-back/words";
import { PAGE_LANGUAGES } from "../help/languages";
import { CONTENT_FILES } from "./content/files.server";
import { saidIn } from "./frame";
import { frameContentSchema, meaningsIn, wordsIn } from "./frame-content";

const CONTENT = frameContentSchema.parse(CONTENT_FILES);
const { "hints.yaml": hints, "sentences.yaml": sentences, ...areas } = CONTENT;
const { "next-steps.yaml": steps, ...booking } = bookingContentSchema.parse(BOOKING_FILES);
const pages = { ...booking, ...callBackContentSchema.parse(CALL_BACK_FILES) };
const texts = [
	...Object.entries({ ...areas, ...pages }).flatMap(([file, words]) =>
		Object.entries(words).map(([name, text]) => ({ place: `${file}: ${name}`, text })),
	),
	...Object.entries(steps).flatMap(([name, step]) => Object.values(step).map((text) => ({ place: name, text }))),
];
const slotsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();

test("a text that lacks a language, and one that nobody asks for, are refused", () => {
	const { hi: _, ...lacking } = CONTENT["frame.yaml"].skip;
	const without = { ...CONTENT, "frame.yaml": { ...CONTENT["frame.yaml"], skip: lacking } };
	expect(frameContentSchema.safeParse(without).error?.issues[0]?.path).toEqual(["frame.yaml", "skip", "hi"]);
	const more = { ...CONTENT, "chat.yaml": { ...CONTENT["chat.yaml"], other: { en: "Other", hi: "और" } } };
	expect(frameContentSchema.safeParse(more).success).toBe(false);
	expect(Object.keys(PAGE_LANGUAGES)).toEqual(["en", "hi"]);
});

test("Hindi is in Devanagari but for the specification's own words, English in Latin letters", () => {
	expect(texts.length).toBeGreaterThan(200);
	const devanagari = /\p{Script=Devanagari}/u;
	const own = [...texts, ...[...hints, ...sentences].map((text) => ({ place: text.en, text }))];
	const wrong = own.filter(({ text }) => devanagari.test(text.en) || !devanagari.test(text.hi));
	expect(wrong.map(({ place }) => place)).toEqual(["voice.yaml: unsupported"]);
});

test("the same slots are filled in each language", () => {
	const all = [...texts, ...sentences.map((text) => ({ place: text.en, text }))];
	expect(all.filter(({ text }) => slotsOf(text.en).join() !== slotsOf(text.hi).join())).toEqual([]);
	for (const { weekdays, months } of [wordsIn(CONTENT["chat.yaml"], "en"), wordsIn(CONTENT["chat.yaml"], "hi")])
		expect([weekdays.split(" ").length, months.split(" ").length]).toEqual([7, 12]);
});

test("each hint and sentence is of a text that the product has, to the letter", () => {
	const sources = ["app", "db"].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((file) => /\.(tsx?|yaml)$/.test(file) && !/(hints|sentences)\.yaml$|\.test\.ts$/.test(file))
			.map((file) => readFileSync(join(folder, file), "utf8")),
	);
	const all = sources.join("\n");
	// Made of a field's name (see booking-form.ts), or of what came too often (see limits.server.ts).
	const made =
		/^(Name|Phone|Age|Address|Timeslot|Date) (is required|must have at most|has a)|^That was a lot at once\./;
	const pieces = [...hints, ...sentences].filter(({ en }) => !made.test(en)).flatMap(({ en }) => en.split(/\{\w+\}/));
	expect(pieces.filter((piece) => !all.includes(piece))).toEqual([]);
	expect(meaningsIn(hints, "en")).toEqual({});
	expect(meaningsIn(hints, "hi").Login).toBe("लॉग इन");
});

test("what a form says of its fields is the specification's, with its meaning beside it, or is said in Hindi", () => {
	const now = { date: "2026-11-20", minute: 24 * 60 - 1 };
	const long = { name: "n".repeat(101), address: "a".repeat(301), phone: "1", age: "121", timeslot: "noon" };
	const told = [
		{},
		{ ...long, date: "2027-02-31" },
		{ name: "As\u200bha", address: "As\u200bha", age: "old", timeslot: "2:00pm - 2:30pm", date: now.date },
		{ date: "2026-11-19" },
		{ date: "2999-01-01" },
	].flatMap((typed) => {
		const checked = checkBooking(typed, now);
		return checked.ok ? [] : Object.values(checked.problems).flat();
	});
	const called = [
		{ phone: "1", name: "n".repeat(101), wanted: "never" },
		{ phone: "", name: "As\u200bha", wanted: "" },
	].flatMap((typed) => {
		const checked = checkCallBack(typed);
		return checked.ok ? [] : Object.values(checked.problems);
	});
	const { closedDate, ...others } = SENTENCES;
	const all = [...told, ...called, ...Object.values(others), closedDate("Diwali, {all} day")];
	expect(new Set(all).size).toBeGreaterThan(25);
	const [meanings, said] = [meaningsIn(hints, "hi"), meaningsIn(sentences, "hi")];
	const fixed = /^\w+ is required$|^Phone number must be a 10-digit number$|^Age must be an integer$/;
	expect(all.filter((text) => fixed.test(text) && saidIn(said, text) !== null)).toEqual([]);
	expect(all.filter((text) => (fixed.test(text) ? meanings[text] : saidIn(said, text)) == null)).toEqual([]);
	expect(Object.values(BOOKING_ALERTS).filter((alert) => !meanings[alert] || saidIn(said, alert))).toEqual([]);
});

test("a sentence is said with what stands in its slots, a text that is not known is not", () => {
	const said = { "Closed ({reason}).": "बंद ({reason})।", "Wait {count} minutes": "{count} मिनट", Full: "भरा" };
	expect(saidIn(said, "Closed (a {reason} $& (or *) .).")).toBe("बंद (a {reason} $& (or *) .)।");
	expect(saidIn(said, "Wait 2 minutes")).toBe("2 मिनट");
	expect(saidIn(said, "Full")).toBe("भरा");
	for (const unknown of ["Closed ()", "Wait minutes", "full", "toString", ""]) expect(saidIn(said, unknown)).toBeNull();
});
