import type { Model } from "./model";
import type { UnderstandingModel } from "./understanding-model";

/**
 * The file of a trained model: four bytes with the length of the header, the header as JSON (what
 * is not an array of numbers, and where each array lies), then the arrays, each at a multiple of
 * four bytes. Little endian, as all machines that Node runs on are.
 */
type ArrayKind = "Float32Array" | "Int8Array" | "Uint8Array";
type Place = { kind: ArrayKind; offset: number; length: number };
type StoredModel = {
	labels: readonly string[];
	dimension: number;
	words: [string, readonly number[]][];
	places: Record<string, Place>;
};
type Header = { topics: StoredModel; acts: StoredModel };

const KINDS = { Float32Array, Int8Array, Uint8Array };
const ARRAYS = ["weights", "bias", "centroids", "points", "pointLabels"] as const;
const ALIGNMENT = 4;

/**
 * Packs a model into bytes.
 *
 * @param model both classifiers
 */
export function packModel(model: UnderstandingModel): Uint8Array {
	const chunks: Uint8Array[] = [];
	let offset = 0;
	const place = (array: Float32Array | Int8Array | Uint8Array): Place => {
		const at = offset;
		chunks.push(padded(new Uint8Array(array.buffer, array.byteOffset, array.byteLength)));
		offset += chunks[chunks.length - 1]?.length ?? 0;
		return { kind: array.constructor.name as ArrayKind, offset: at, length: array.length };
	};
	const store = (one: Model): StoredModel => ({
		labels: one.labels,
		dimension: one.dimension,
		words: [...one.words],
		places: Object.fromEntries(ARRAYS.map((name) => [name, place(one[name])])),
	});
	const header: Header = { topics: store(model.topics), acts: store(model.acts) };
	return joined([...headerBytes(header), ...chunks]);
}

/**
 * Unpacks what {@link packModel} made.
 *
 * @throws Error when the bytes are no such file
 */
export function unpackModel(bytes: Uint8Array): UnderstandingModel {
	const { header, start } = readHeader(bytes);
	const restore = (stored: StoredModel): unknown => ({
		labels: stored.labels,
		dimension: stored.dimension,
		words: new Map(stored.words),
		...Object.fromEntries(
			ARRAYS.map((name) => {
				const { kind, offset, length } = stored.places[name] as Place;
				const from = start + offset;
				const to = from + length * KINDS[kind].BYTES_PER_ELEMENT;
				// A Buffer's own slice is a view of the whole file, not a copy of the part.
				const part = Uint8Array.prototype.slice.call(bytes, from, to);
				return [name, new KINDS[kind](part.buffer)];
			}),
		),
	});
	return { topics: restore(header.topics), acts: restore(header.acts) } as UnderstandingModel;
}

function headerBytes(header: Header): [Uint8Array, Uint8Array] {
	const text = padded(new TextEncoder().encode(JSON.stringify(header)), " ".charCodeAt(0));
	const length = new Uint8Array(ALIGNMENT);
	new DataView(length.buffer).setUint32(0, text.length, true);
	return [length, text];
}

function readHeader(bytes: Uint8Array): { header: Header; start: number } {
	const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
	const text = new TextDecoder().decode(bytes.subarray(ALIGNMENT, ALIGNMENT + length));
	return { header: JSON.parse(text) as Header, start: ALIGNMENT + length };
}

function padded(bytes: Uint8Array, filler = 0): Uint8Array {
	const whole = new Uint8Array(Math.ceil(bytes.length / ALIGNMENT) * ALIGNMENT).fill(filler);
	whole.set(bytes);
	return whole;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
	let offset = 0;
	for (const chunk of chunks) {
		whole.set(chunk, offset);
		offset += chunk.length;
	}
	return whole;
}
