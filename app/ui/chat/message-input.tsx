import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from "react";
import { charactersTooMany, MESSAGE_LENGTH } from "~/features/chat/message";
import { filled } from "~/features/frame/frame";
import { English } from "../frame";
import { useDraft } from "./draft";
import { type TalkWords, useTalkWords } from "./words";

type MessageInputProps = {
	inputRef: RefObject<HTMLTextAreaElement>;
	/** The words that are on their way from here, for so long as they are; null while none are. */
	sending: string | null;
	/** What the server gave back to go on from. */
	defaultValue?: string;
	/** Why the server did not take the last message, where there is a sentence for it. */
	problem?: string | null;
};

/**
 * Where a message is written. Enter sends; Shift and Enter make a new line; an input method's Enter only composes.
 * What is too long to send comes in whole, and is told of: a bound on the input would cut it off without a word.
 * Words on their way stay in it and cannot be changed until they are answered. The attribute `readonly` would close a
 * phone's keyboard, which then comes back by a touch alone.
 */
export function MessageInput({ inputRef, sending, defaultValue = "", problem }: MessageInputProps) {
	const [tooMany, setTooMany] = useState(charactersTooMany(defaultValue));
	const note = useId();
	const { chat } = useTalkWords();
	useDraft(inputRef);
	// Something may have been typed before script came.
	useEffect(() => setTooMany(charactersTooMany(inputRef.current?.value ?? "")), [inputRef]);
	return (
		<>
			<p className="field-problem" id={note}>
				{/* There before it is needed, so that it is announced, and once: the count beside it changes with each letter. */}
				<span role="status">
					{tooMany > 0 ? filled(chat["too-long"], MOST) : problem && <English text={problem} />}
				</span>
				{tooMany > 0 && ` ${howMuchTooLong(tooMany, chat)}`}
			</p>
			<textarea
				className="message-input"
				id="userInput"
				name="userInput"
				aria-label={chat.message}
				aria-describedby={note}
				aria-invalid={tooMany > 0 || undefined}
				aria-readonly={sending !== null || undefined}
				placeholder={chat.type}
				rows={1}
				autoComplete="off"
				enterKeyHint="send"
				defaultValue={defaultValue}
				ref={inputRef}
				onInput={(event) => {
					if (sending !== null) event.currentTarget.value = sending;
					setTooMany(charactersTooMany(event.currentTarget.value));
				}}
				onKeyDown={sendOnEnter}
			/>
		</>
	);
}

const MOST = { most: MESSAGE_LENGTH.toLocaleString("en") };

function howMuchTooLong(count: number, chat: TalkWords["chat"]): string {
	return count === 1 ? chat["one-too-many"] : filled(chat["too-many"], { count: count.toLocaleString("en") });
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
	if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit();
}
