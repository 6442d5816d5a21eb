import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, resolve } from "node:path";
import { createEncoderPool } from "./encoder.server";
import { EMBEDDING_SIZE } from "./learning";

/** Encoding is the slowest part of training, and most texts are those of the training before. */
const CACHE = resolve("node_modules/.cache/saathi/embeddings.bin");
/** So many texts go to a thread at once. */
const SHARE = 500;
const HASH_BYTES = 32;
const ENTRY_BYTES = HASH_BYTES + EMBEDDING_SIZE * Float32Array.BYTES_PER_ELEMENT;

/**
 * Encodes many texts to train on: on all cores, and each text once and for all.
 *
 * @param texts as `encoderTextOf` makes them
 * @returns their embeddings, in the same order
 * @throws Error when the encoder cannot be loaded
 */
export async function encodeAll(texts: readonly string[]): Promise<Float32Array[]> {
	const known = readCache();
	const missing = [...new Map(texts.map((text) => [keyOf(text), text]))].filter(([key]) => !known.has(key));
	if (missing.length > 0) {
		const embeddings = await encodeAnew(missing.map(([, text]) => text));
		for (const [at, [key]] of missing.entries()) known.set(key, embeddings[at] as Float32Array);
		writeCache(known);
	}
	return texts.map((text) => known.get(keyOf(text)) as Float32Array);
}

async function encodeAnew(texts: readonly string[]): Promise<Float32Array[]> {
	const pool = createEncoderPool(availableParallelism());
	const shares = Array.from({ length: Math.ceil(texts.length / SHARE) }, (_, at) =>
		texts.slice(at * SHARE, (at + 1) * SHARE),
	);
	const until = Number.POSITIVE_INFINITY;
	try {
		const vectors = (await Promise.all(shares.map((share) => pool.run({ texts: share, until })))).flat();
		if (vectors.includes(null)) throw new Error("The encoder cannot be loaded, or failed at a text.");
		return vectors as Float32Array[];
	} finally {
		await pool.destroy();
	}
}

/** The encoder sees nothing but this text, so nothing else can change the numbers. */
function keyOf(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

function readCache(): Map<string, Float32Array> {
	const known = new Map<string, Float32Array>();
	if (!existsSync(CACHE)) return known;
	const bytes = readFileSync(CACHE);
	for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
		const key = bytes.toString("hex", at, at + HASH_BYTES);
		known.set(key, new Float32Array(Uint8Array.from(bytes.subarray(at + HASH_BYTES, at + ENTRY_BYTES)).buffer));
	}
	return known;
}

/** Renamed into place, so that a training that is broken off never leaves half a file. */
function writeCache(known: ReadonlyMap<string, Float32Array>): void {
	mkdirSync(dirname(CACHE), { recursive: true });
	const entries = [...known].flatMap(([key, { buffer }]) => [Buffer.from(key, "hex"), new Uint8Array(buffer)]);
	writeFileSync(`${CACHE}.new`, Buffer.concat(entries));
	renameSync(`${CACHE}.new`, CACHE);
}
