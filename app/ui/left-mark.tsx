import { whereAllowed } from "./token-mirror";

/** Under this name a tab remembers the neutral page for which it was left. */
export const LEFT_FOR = "left";

/**
 * Turns a tab away that was left quickly and goes back to a page of ours by its history: the neutral page takes that
 * one's place too, before anything of it is shown. Who asks for the address itself is let in again. Runs before all
 * else in the document; written without the signs that React escapes in a text.
 */
const TURN_AWAY = `try{let to=sessionStorage.getItem(\`${LEFT_FOR}\`);if(to){if(performance.getEntriesByType(\`navigation\`)[0].type==\`back_forward\`){document.documentElement.hidden=true;addEventListener(\`DOMContentLoaded\`,function(){document.title=\`Loading\`});location.replace(to)}else sessionStorage.removeItem(\`${LEFT_FOR}\`)}}catch(e){}`;

/** The script for the head of every page. */
export function LeftMark({ nonce }: { nonce: string | undefined }) {
	return <script nonce={nonce}>{TURN_AWAY}</script>;
}

/** Turns away a page that the browser brings back out of its memory. Returns false where the tab was not left. */
export function turnedAway(): boolean {
	const address = whereAllowed(() => sessionStorage.getItem(LEFT_FOR));
	if (!address) return false;
	location.replace(address);
	return true;
}
