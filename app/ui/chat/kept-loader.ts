import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { overLine } from "../line";

/**
 * A clientLoader that shows what it last had when the line is broken, or when the server could not read what it should
 * show, instead of losing the page and what was typed on it. A broken line goes to the console; a page that has shown
 * nothing yet waits for it. `keep` takes what the
 * page came with: were the loader to run for that too, the router would scroll the page to its top once more.
 */
export function keepingLast<Data extends { problem: string | null }>() {
	let last: Data | null = null;
	const keep = (data: Data): void => {
		last = data;
	};
	const clientLoader = async (call: ClientLoaderFunctionArgs): Promise<Data> => {
		if (last === null) {
			last = await overLine<Data>(call);
			return last;
		}
		try {
			const loaded = (await call.serverLoader()) as Data;
			last = loaded.problem === null ? loaded : { ...last, problem: loaded.problem };
		} catch (error) {
			console.error("The conversation could not be loaded again.", error);
		}
		return last;
	};
	return { clientLoader, keep };
}
