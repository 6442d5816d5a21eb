import { expect, test } from "vitest";
import { wordsIn } from "../frame/frame-content";
import { CONTENT_FILES } from "./content/files.server";
import { SLOT_MARKS, STATE_WORDS } from "./sentences";
import { bookingContentSchema } from "./words";

test("states and slots are called alike on a person's pages and at the desk", () => {
	const words = wordsIn(bookingContentSchema.parse(CONTENT_FILES)["booking.yaml"], "en");
	expect(words).toMatchObject(STATE_WORDS);
	const { free: _, ...marks } = SLOT_MARKS;
	expect(words).toMatchObject(marks);
});
