import { type ComponentType, useEffect, useState } from "react";
import type { VoiceProps } from "./voice";

/**
 * The voice half, fetched once the page is alive: typing needs none of it, and what the browser can do is not known
 * before. Where it cannot be fetched the page stays the typed chat.
 */
export function LazyVoice(props: VoiceProps) {
	const [Voice, setVoice] = useState<ComponentType<VoiceProps> | null>(null);
	useEffect(() => {
		import("./voice").then(
			(module) => setVoice(() => module.Voice),
			(error) => console.error("The microphone could not be loaded.", error),
		);
	}, []);
	return <div className="voice-place">{Voice && <Voice {...props} />}</div>;
}
