import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { type ChatRefusal, type ChatUnkept, loadChat, takeMessage } from "~/http/chat.server";
import { pageHeaders } from "~/http/pages.server";
import { ChatPage } from "~/ui/chat/chat-page";
import { COMPOSER, sentBy } from "~/ui/chat/composer";
import { MessageInput } from "~/ui/chat/message-input";
import { useWithUnkept } from "~/ui/chat/unkept";
import { useApiChat } from "~/ui/chat/use-api-chat";
import { pageTitle } from "~/ui/page-title";
import { LazyVoice } from "~/ui/voice/lazy-voice";
import type { Reply } from "~/ui/voice/use-reading-aloud";
import type { VoiceHandle } from "~/ui/voice/voice";

export async function loader({ request }: LoaderFunctionArgs) {
	return loadChat(request);
}

export async function action({ request }: ActionFunctionArgs) {
	return takeMessage(request, "/check");
}

export const headers = pageHeaders;

export const meta = pageTitle("Talk or type");

export default function Check() {
	const loaded = useLoaderData<typeof loader>();
	const refusal = useActionData<ChatRefusal | ChatUnkept>();
	const { messages: kept, view, send, sending } = useApiChat(loaded);
	const messages = useWithUnkept(kept, refusal?.unkept);
	const input = useRef<HTMLTextAreaElement>(null);

	const voice = useRef<VoiceHandle>(null);
	const [reply, setReply] = useState<Reply | null>(null);

	async function moveOrSend(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const element = input.current;
		if (element === null) return;
		const { submitter } = event.nativeEvent as SubmitEvent;
		const { userInput, isSuggestion } = sentBy(event.currentTarget, submitter, element.value);
		if (!isSuggestion && voice.current?.moveTranscript(element)) return;
		const answer = await send(userInput);
		if (answer === null) return;
		if (!isSuggestion && element.value === userInput) element.value = "";
		setReply({ text: [answer.response, ...answer.suggestions].join("\n") });
	}

	return (
		<ChatPage
			title="Talk or type"
			page="/check"
			messages={messages}
			view={refusal?.unkept?.view ?? view}
			sending={sending}
			booking={
				<Link className="button button-quiet booking-link" to="/booking">
					<img src="/illustrations/book.svg" alt="Book a session" width="96" height="72" />
					<span aria-hidden="true">Book a session</span>
				</Link>
			}
			voice={<LazyVoice handle={voice} reply={reply} />}
			composer={
				<Form className="composer" id={COMPOSER} method="post" action="/check" onSubmit={moveOrSend}>
					<input type="hidden" name="seen" value={kept.at(-1)?.id ?? -1} />
					<MessageInput inputRef={input} defaultValue={refusal?.typed} problem={refusal?.problem ?? loaded.problem} />
					<button className="button" type="submit" aria-disabled={sending}>
						Send
					</button>
				</Form>
			}
		/>
	);
}
