import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, Link, useActionData, useFetcher, useLoaderData } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { checkMessage } from "~/features/chat/message";
import type { UnkeptExchange } from "~/features/chat/not-kept";
import { type ChatRefusal, type ChatUnkept, loadChat, takeMessage } from "~/http/chat.server";
import { pageHeaders } from "~/http/pages.server";
import { ChatPage } from "~/ui/chat/chat-page";
import { COMPOSER, sentBy } from "~/ui/chat/composer";
import { keepingLast } from "~/ui/chat/kept-loader";
import { MessageInput } from "~/ui/chat/message-input";
import { useWithUnkept } from "~/ui/chat/unkept";
import { pageTitle } from "~/ui/page-title";

type Loaded = Awaited<ReturnType<typeof loader>>;
type Sent = { sent: true; unkept?: UnkeptExchange } | { sent: false; problem: string | null; unkept?: undefined };

export async function loader({ request }: LoaderFunctionArgs) {
	return loadChat(request);
}

export async function action({ request }: ActionFunctionArgs) {
	return takeMessage(request, "/chatbot");
}

const { clientLoader: loaderOrLast, keep } = keepingLast<Loaded>();

export const clientLoader = loaderOrLast;

/** Where script runs the page stays as it is: no redirect, no error page, and failures in the console alone. */
export async function clientAction({ serverAction, request }: ClientActionFunctionArgs): Promise<Sent> {
	try {
		const answer = (await serverAction()) as ChatRefusal | ChatUnkept;
		if (answer.unkept) return { sent: true, unkept: answer.unkept };
		return answer.answered ? { sent: true } : { sent: false, problem: answer.problem };
	} catch (thrown) {
		if (thrown instanceof Response && thrown.status < 400) return { sent: true };
		// A second press takes the place of the first, which is no failure.
		if (!request.signal.aborted) console.error("The message was not answered.", thrown);
		return { sent: false, problem: null };
	}
}

export const headers = pageHeaders;

export const meta = pageTitle("Chat");

export default function Chatbot() {
	const loaded = useLoaderData<Loaded>();
	useEffect(() => keep(loaded), [loaded]);
	const refusal = useActionData<ChatRefusal | ChatUnkept>();
	const fetcher = useFetcher<Sent>();
	const unkept = (fetcher.data ?? refusal)?.unkept;
	const messages = useWithUnkept(loaded.messages, unkept);
	const input = useClearedInput(fetcher.data);
	const busy = fetcher.state !== "idle";
	const refused = fetcher.data ? (fetcher.data.sent ? null : fetcher.data.problem) : refusal?.problem;

	function sendOnce(event: FormEvent<HTMLFormElement>) {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const { userInput, isSuggestion } = sentBy(event.currentTarget, submitter, input.element.current?.value ?? "");
		if (busy || !checkMessage(userInput).ok) event.preventDefault();
		else input.sent.current = isSuggestion ? null : userInput;
	}

	return (
		<ChatPage
			title="Chat"
			page="/chatbot"
			messages={messages}
			view={unkept?.view ?? loaded.view}
			sending={busy}
			booking={
				<Link className="button button-quiet" to="/booking">
					Book a Session
				</Link>
			}
			composer={
				<fetcher.Form className="composer" id={COMPOSER} method="post" action="/chatbot" onSubmit={sendOnce}>
					<input type="hidden" name="seen" value={loaded.messages.at(-1)?.id ?? -1} />
					<MessageInput inputRef={input.element} defaultValue={refusal?.typed} problem={refused ?? loaded.problem} />
					<button className="button" type="submit" aria-disabled={busy}>
						Send
					</button>
				</fetcher.Form>
			}
		/>
	);
}

/** Empties the input once its message was answered, unless the person has gone on typing. */
function useClearedInput(answer: Sent | undefined) {
	const element = useRef<HTMLTextAreaElement>(null);
	const sent = useRef<string | null>(null);
	useEffect(() => {
		if (answer?.sent && element.current && element.current.value === sent.current) element.current.value = "";
	}, [answer]);
	return { element, sent };
}
