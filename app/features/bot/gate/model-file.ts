import { EMBEDDING_SIZE } from "../meaning/learning";
import { pack, unpack } from "../meaning/pack";
import { BUCKETS, FINDINGS_SIZE } from "./features";
import { HIDDEN, LABELS, type Model } from "./model";

/** A trained model and the fingerprint of what it was made from. */
export type ModelFile = { model: Model; fingerprint: string };

type Header = { fingerprint: string; piecesScale: number; firstScale: number; secondScale: number };

const count = LABELS.length;
/** How many numbers each array has: with another number of features or labels another model is due. */
const LENGTHS = {
	bias: count,
	findings: FINDINGS_SIZE * count,
	firstBias: HIDDEN,
	secondBias: count,
	pieces: BUCKETS * count,
	rarity: BUCKETS,
	first: EMBEDDING_SIZE * HIDDEN,
	second: HIDDEN * count,
};

/** Packs a model into the bytes that are shipped. */
export function packModel({ model, fingerprint }: ModelFile): Uint8Array {
	const { pieces, piecesScale, findings, bias, rarity, net } = model;
	const { first, firstBias, firstScale, second, secondBias, secondScale } = net;
	return pack({
		header: { fingerprint, piecesScale, firstScale, secondScale },
		arrays: {
			bias,
			findings,
			firstBias,
			secondBias,
			pieces,
			rarity: new Int8Array(rarity.buffer, rarity.byteOffset, rarity.length),
			first,
			second,
		},
	});
}

/**
 * Unpacks what {@link packModel} made.
 *
 * @throws Error when the bytes are no such file
 */
export function unpackModel(bytes: Uint8Array): ModelFile {
	const { header, arrays } = unpack(bytes);
	const isWhole = Object.entries(LENGTHS).every(([name, length]) => arrays[name]?.length === length);
	if (!isWhole) throw new Error("This is no model of the gate.");
	const { fingerprint, piecesScale, firstScale, secondScale } = header as Header;
	const floats = (name: string) => arrays[name] as Float32Array;
	const whole = (name: string) => arrays[name] as Int8Array;
	const [rarity, first] = [whole("rarity"), whole("first")];
	return {
		fingerprint,
		model: {
			pieces: whole("pieces"),
			piecesScale,
			findings: floats("findings"),
			bias: floats("bias"),
			rarity: new Uint8Array(rarity.buffer, rarity.byteOffset, rarity.length),
			net: {
				first,
				firstBias: floats("firstBias"),
				firstScale,
				second: whole("second"),
				secondBias: floats("secondBias"),
				secondScale,
			},
		},
	};
}
