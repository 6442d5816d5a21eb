import { loadEncoder } from "./embedding.server";

/** What the thread is asked. Nobody waits for the answer after `until` (milliseconds since 1970). */
export type Question = { texts: readonly string[]; until: number };

const loading = loadEncoder().catch((error: Error) => {
	console.error(JSON.stringify({ level: "error", what: "encoder", error: error.message }));
	return null;
});

/**
 * The vectors of some texts, one after the other: embedding several in one call was measured and is no faster. Null for one
 * that comes too late or fails, and for all where the encoder cannot be loaded.
 */
export default async function vectorsOf({ texts, until }: Question): Promise<(Float32Array | null)[]> {
	const encoder = await loading;
	return texts.map((text) => {
		// Else one slow spell would leave every later question to wait in vain.
		if (encoder === null || Date.now() > until) return null;
		try {
			return encoder.encode(text);
		} catch {
			return null;
		}
	});
}
