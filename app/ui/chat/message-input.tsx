import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from "react";
import { charactersTooMany, TOO_LONG } from "~/features/chat/message";

type MessageInputProps = {
	inputRef: RefObject<HTMLTextAreaElement>;
	/** What the server gave back to go on from. */
	defaultValue?: string;
	/** Why the server did not take the last message, where there is a sentence for it. */
	problem?: string | null;
};

/**
 * Where a message is written. Enter sends; Shift and Enter make a new line; an input method's Enter only composes.
 * What is too long to send comes in whole, and is told of: a bound on the input would cut it off without a word.
 */
export function MessageInput({ inputRef, defaultValue = "", problem }: MessageInputProps) {
	const [tooMany, setTooMany] = useState(charactersTooMany(defaultValue));
	const note = useId();
	// Something may have been typed before script came.
	useEffect(() => setTooMany(charactersTooMany(inputRef.current?.value ?? "")), [inputRef]);
	return (
		<>
			<p className="field-problem" id={note}>
				{/* There before it is needed, so that it is announced, and once: the count beside it changes with each letter. */}
				<span role="status">{tooMany > 0 ? TOO_LONG : problem}</span>
				{tooMany > 0 && ` This one is ${inWords(tooMany)} too long.`}
			</p>
			<textarea
				className="message-input"
				id="userInput"
				name="userInput"
				aria-label="Your message"
				aria-describedby={note}
				aria-invalid={tooMany > 0 || undefined}
				placeholder="Type your message"
				rows={1}
				autoComplete="off"
				enterKeyHint="send"
				defaultValue={defaultValue}
				ref={inputRef}
				onInput={(event) => setTooMany(charactersTooMany(event.currentTarget.value))}
				onKeyDown={sendOnEnter}
			/>
		</>
	);
}

function inWords(characters: number): string {
	return characters === 1 ? "1 character" : `${characters.toLocaleString("en")} characters`;
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
	if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit();
}
