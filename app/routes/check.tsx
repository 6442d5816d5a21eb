import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { chatWordsIn } from "~/features/frame/frame.server";
import { type ChatRefusal, type ChatUnkept, loadChat, takeMessage } from "~/http/chat.server";
import { languageOf } from "~/http/language.server";
import { pageHeaders } from "~/http/pages.server";
import type { RouteHandle } from "~/root";
import { ChatPage } from "~/ui/chat/chat-page";
import { COMPOSER, leaveSuggestion, sentBy } from "~/ui/chat/composer";
import { MessageInput } from "~/ui/chat/message-input";
import { SendButton } from "~/ui/chat/send-button";
import { useWithUnkept } from "~/ui/chat/unkept";
import { useApiChat } from "~/ui/chat/use-api-chat";
import { English } from "~/ui/frame";
import { overLine } from "~/ui/line";
import { pageTitle } from "~/ui/page-title";
import { LazyVoice } from "~/ui/voice/lazy-voice";
import type { Reply } from "~/ui/voice/use-reading-aloud";
import type { VoiceHandle } from "~/ui/voice/voice";

export async function loader({ request }: LoaderFunctionArgs) {
	return { ...(await loadChat(request)), words: chatWordsIn(languageOf(request)) };
}

export async function action({ request }: ActionFunctionArgs) {
	return takeMessage(request, "/check");
}

export const clientLoader = overLine;

export const headers = pageHeaders;

export const handle: RouteHandle = { inAllLanguages: true, talk: true };

export const meta = pageTitle<typeof loader>((data) => data?.words.chat["voice-title"] ?? "Talk or type");

export default function Check() {
	const loaded = useLoaderData<typeof loader>();
	const refusal = useActionData<ChatRefusal | ChatUnkept>();
	const { messages: kept, view, send, sending } = useApiChat(loaded);
	const messages = useWithUnkept(kept, refusal?.unkept);
	const input = useRef<HTMLTextAreaElement>(null);
	const [words, setWords] = useState<string | null>(null);

	const voice = useRef<VoiceHandle>(null);
	const [reply, setReply] = useState<Reply | null>(null);

	async function moveOrSend(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const element = input.current;
		if (element === null) return;
		const { submitter } = event.nativeEvent as SubmitEvent;
		const { userInput, isSuggestion } = sentBy(event.currentTarget, submitter, element.value);
		// First: what was heard while a message is on its way stays where it is, and the message as it was sent.
		if (sending) return;
		if (!isSuggestion && voice.current?.moveTranscript(element)) return;
		setWords(isSuggestion ? null : userInput);
		leaveSuggestion(submitter, element);
		const answer = await send(userInput);
		if (answer === null) return;
		if (!isSuggestion && element.value === userInput) element.value = "";
		setReply({ text: [answer.response, ...answer.suggestions].join("\n") });
	}

	/** Who would rather type goes on from what was heard. */
	function takeAlong() {
		if (input.current) voice.current?.moveTranscript(input.current);
	}

	return (
		<ChatPage
			words={loaded.words}
			title={loaded.words.chat["voice-title"]}
			page="/check"
			messages={messages}
			view={refusal?.unkept?.view ?? view}
			mood={messages.at(-1)?.id === loaded.messages.at(-1)?.id ? loaded.mood : null}
			sending={sending}
			ways={
				<>
					<Link className="button button-quiet booking-link" to="/booking">
						<img src="/illustrations/book.svg" alt="Book a Session" width="96" height="72" />
						<span aria-hidden="true">
							<English text="Book a Session" />
						</span>
					</Link>
					<Link className="button button-link" to="/chatbot" onClick={takeAlong}>
						{loaded.words.chat["type-instead"]}
					</Link>
				</>
			}
			voice={<LazyVoice handle={voice} reply={reply} />}
			composer={
				<Form className="composer" id={COMPOSER} method="post" action="/check" onSubmit={moveOrSend}>
					<input type="hidden" name="seen" value={kept.at(-1)?.id ?? -1} />
					<MessageInput
						inputRef={input}
						sending={sending ? words : null}
						defaultValue={refusal?.typed}
						problem={refusal?.problem ?? loaded.problem}
					/>
					<SendButton sending={sending} />
				</Form>
			}
		/>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
