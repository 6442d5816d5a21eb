import { expect, it } from "vitest";
import { loadEncoder } from "./embedding.server";
import { encodeAll } from "./encode-all.server";
import { textForEncoder } from "./encoder-text";

const TEXTS = ["my manager shouts at me", "the mangoes are late this year", "my manager shouts at me", "cant sleep :("];

it("encodes many texts as the encoder does one, in their order, and the same when it remembers them", async () => {
	const encoder = await loadEncoder();
	const expected = TEXTS.map((text) => encoder.encode(textForEncoder(text)));
	expect(await encodeAll(TEXTS)).toEqual(expected);
	expect(await encodeAll(TEXTS)).toEqual(expected);
	expect(await encodeAll([])).toEqual([]);
}, 60_000);
