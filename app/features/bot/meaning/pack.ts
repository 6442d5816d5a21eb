/** Named arrays of whole numbers and of others, with a header of plain data, as one file. */
export type Packed = { header: Record<string, unknown>; arrays: Record<string, Int8Array | Float32Array> };

type Place = { name: string; kind: "Int8Array" | "Float32Array"; offset: number; length: number };

const ALIGNMENT = 4;

/**
 * Packs arrays into bytes: four with the length of the header, the header as JSON (padded with spaces), the arrays, each
 * at a multiple of four bytes. Little endian, as all machines that Node runs on are. The same data give the same bytes.
 */
export function pack({ header, arrays }: Packed): Uint8Array {
	let offset = 0;
	const places = Object.entries(arrays).map(([name, array]): Place => {
		const place: Place = {
			name,
			kind: array instanceof Int8Array ? "Int8Array" : "Float32Array",
			offset,
			length: array.length,
		};
		offset += aligned(array.byteLength);
		return place;
	});
	const text = new TextEncoder().encode(JSON.stringify({ header, places }));
	const start = ALIGNMENT + aligned(text.length);
	const bytes = new Uint8Array(start + offset).fill(" ".charCodeAt(0), 0, start);
	new DataView(bytes.buffer).setUint32(0, start - ALIGNMENT, true);
	bytes.set(text, ALIGNMENT);
	for (const [at, array] of Object.values(arrays).entries())
		bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), start + (places[at] as Place).offset);
	return bytes;
}

/**
 * Unpacks what `pack` made.
 *
 * @throws Error when the bytes are no such file
 */
export function unpack(bytes: Uint8Array): Packed {
	const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
	const start = ALIGNMENT + length;
	const { header, places } = JSON.parse(new TextDecoder().decode(bytes.subarray(ALIGNMENT, start)));
	const arrays = (places as Place[]).map(({ name, kind, offset, length: count }) => {
		const Kind = kind === "Int8Array" ? Int8Array : Float32Array;
		// A copy: a view of the file's own buffer may not begin at a multiple of four.
		const part = bytes.slice(start + offset, start + offset + count * Kind.BYTES_PER_ELEMENT);
		return [name, new Kind(part.buffer, part.byteOffset, count)];
	});
	return { header, arrays: Object.fromEntries(arrays) };
}

function aligned(size: number): number {
	return Math.ceil(size / ALIGNMENT) * ALIGNMENT;
}
