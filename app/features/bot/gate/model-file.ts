import { pack, unpack } from "../meaning/pack";
import type { Model } from "./model";

/** A trained model and the fingerprint of what it was made from. */
export type ModelFile = { model: Model; fingerprint: string };

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
	const { fingerprint, piecesScale, firstScale, secondScale } = header as Record<string, number> & {
		fingerprint: string;
	};
	const floats = (name: string) => arrays[name] as Float32Array;
	const whole = (name: string) => arrays[name] as Int8Array;
	const [rarity, first] = [whole("rarity"), whole("first")];
	return {
		fingerprint,
		model: {
			pieces: whole("pieces"),
			piecesScale: piecesScale ?? 0,
			findings: floats("findings"),
			bias: floats("bias"),
			rarity: new Uint8Array(rarity.buffer, rarity.byteOffset, rarity.length),
			net: {
				first,
				firstBias: floats("firstBias"),
				firstScale: firstScale ?? 0,
				second: whole("second"),
				secondBias: floats("secondBias"),
				secondScale: secondScale ?? 0,
			},
		},
	};
}
