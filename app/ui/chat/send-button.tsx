import type { MouseEvent } from "react";
import { English } from "../frame";
import { useTalkWords } from "./words";

/** Sends what the composer holds, and says while that is on its way. */
export function SendButton({ sending }: { sending: boolean }) {
	const { chat } = useTalkWords();
	return (
		<button className="button send-button" type="submit" aria-disabled={sending} onMouseDown={keepFocus}>
			{sending ? chat.sending : <English text="Send" />}
		</button>
	);
}

/** A press of mouse or finger leaves the focus where it is: in the input, so that a phone's keyboard stays up. */
export function keepFocus(event: MouseEvent): void {
	event.preventDefault();
}
