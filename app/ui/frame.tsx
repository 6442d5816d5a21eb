import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import { type Frame, saidIn } from "~/features/frame/frame";

/**
 * The words of the frame where the root's data are lost: an error page must be read too. On the server those of the
 * request; in the browser those that the document came with, then the last that were loaded.
 */
export const FrameContext = createContext<{ current: Frame | null }>({ current: null });

/** What the words need of the root's data. The root uses them itself. */
type RootLoader = () => { frame: Frame };

/** The id of what carries the words in a document that came without the root's data. */
const CARRIED = "frame";

/** The words of the frame, and the language that was chosen. */
export function useFrame(): Frame {
	const kept = useContext(FrameContext);
	const frame = useRouteLoaderData<RootLoader>("root")?.frame ?? kept.current;
	if (frame === null) throw new Error("The document came without the words of its frame.");
	if (typeof document !== "undefined") kept.current = frame;
	return frame;
}

/** Carries the words in a document that has no data of the root to take them from. */
export function CarriedFrame() {
	return <template id={CARRIED} data-words={JSON.stringify(useFrame())} />;
}

/** The words that the document carries; null where it came with the root's data. */
export function carriedFrame(): Frame | null {
	return JSON.parse(document.getElementById(CARRIED)?.dataset.words ?? "null") as Frame | null;
}

/** Letters of English alone, and of languages that are written like it. */
const LATIN = /^[\p{Script=Latin}\P{L}]*$/u;

/** Says the product's own sentences in the language of the page; any other text is given back as it is. */
export function useSaid(): (text: string) => string {
	const { sentences } = useFrame();
	return (text) => saidIn(sentences, text) ?? text;
}

/**
 * A text that comes in English. On a page in another language a sentence of the product is said in that language. The
 * specification's own words stay as they are: they say that they are English, and what they mean stands beside them.
 *
 * @param shown the same text, where it is written in a special way
 */
export function English({ text, shown = text }: { text: string; shown?: string }) {
	const { language, hints, sentences } = useFrame();
	if (language === "en") return shown;
	const said = saidIn(sentences, text);
	if (said !== null) return <span lang={language}>{said}</span>;
	if (!LATIN.test(text)) return shown;
	const hint = Object.hasOwn(hints, text) ? hints[text] : null;
	return (
		<>
			<span lang="en">{shown}</span>
			{hint !== null && (
				<>
					{" "}
					<small className="hint" lang={language}>
						{hint}
					</small>
				</>
			)}
		</>
	);
}
