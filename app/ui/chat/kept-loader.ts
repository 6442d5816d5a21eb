/**
 * A clientLoader that shows what it last had when the line is broken, instead of losing the page and what was typed on
 * it. The failure goes to the console. `keep` takes what the page came with: were the loader to run for that too, the
 * router would scroll the page to its top once more.
 */
export function keepingLast<Data>() {
	let last: Data | null = null;
	const keep = (data: Data): void => {
		last = data;
	};
	const clientLoader = async ({ serverLoader }: { serverLoader: () => Promise<unknown> }): Promise<Data> => {
		try {
			last = (await serverLoader()) as Data;
		} catch (error) {
			if (last === null) throw error;
			console.error("The conversation could not be loaded again.", error);
		}
		return last;
	};
	return { clientLoader, keep };
}
