/** What one tab of this browser tells the others: that the talk was cleared, or that it was left quickly. */
type Told = "cleared" | "left";

/** One for the document: what is sent on it comes back on every other one, those of the same tab included. */
let channel: BroadcastChannel | null = null;

/** Tells the other tabs. One that is about to go tells all the same: what was sent arrives. */
export function tellTabs(told: Told): void {
	open()?.postMessage(told);
}

/** Hears what other tabs tell, until the function that it returns is called. */
export function onToldByTab(hear: (told: Told) => void): () => void {
	const opened = open();
	if (opened) opened.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
	return () => {
		channel?.close();
		channel = null;
	};
}

function open(): BroadcastChannel | null {
	if ("BroadcastChannel" in window) channel ??= new BroadcastChannel("conversation");
	return channel;
}
