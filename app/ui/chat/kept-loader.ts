/**
 * A clientLoader that shows what it last had when the line is broken, or when the server could not read what it should
 * show, instead of losing the page and what was typed on it. A broken line goes to the console. `keep` takes what the
 * page came with: were the loader to run for that too, the router would scroll the page to its top once more.
 */
export function keepingLast<Data extends { problem: string | null }>() {
	let last: Data | null = null;
	const keep = (data: Data): void => {
		last = data;
	};
	const clientLoader = async ({ serverLoader }: { serverLoader: () => Promise<unknown> }): Promise<Data> => {
		try {
			const loaded = (await serverLoader()) as Data;
			last = loaded.problem === null || last === null ? loaded : { ...last, problem: loaded.problem };
		} catch (error) {
			if (last === null) throw error;
			console.error("The conversation could not be loaded again.", error);
		}
		return last;
	};
	return { clientLoader, keep };
}
